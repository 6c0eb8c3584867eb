import { Type } from 'typebox';
import { markdownAsHtml } from '../markdown.ts';
import { readProse } from '../prose.ts';
import { pictured, textBlock } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';

const Front = Type.Object({
  name: Type.String(),
  summary: Type.String(),
  date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  /** The name of a picture. */
  picture: Type.String(),
  /** First and last name of one of the family. */
  author: Type.String(),
  /** Where to go on. */
  button: Type.Object({ text: Type.String(), page: Type.String() }),
  /** Slug of the group whose goods go with it. */
  goods: Type.String(),
});

/** The articles of the blog, oldest first: files of `prose/blog`. */
export const articleSlugs = [
  'what-engraving-is',
  'no-two-slates',
  'caring-for-bamboo',
  'ordering-for-schools',
  'choosing-a-gift',
  'how-the-laser-works',
];

/** An article: a picture across the page, its words, who has written them, two products, and the next article. */
export async function readArticle(slug: string): Promise<PageSeed> {
  const { front, parts } = await readProse(`blog/${slug}`, Front);
  const { name, summary, date, picture, author, button, goods } = front;
  return {
    slug,
    url: `/blog/${slug}`,
    name,
    title: name,
    metaDescription: summary,
    group: 'blog',
    createdAt: `${date}T00:00:00.000Z`,
    updatedAt: `${date}T00:00:00.000Z`,
    blocks: [
      {
        name: 'Picture',
        template: 'image_with_content',
        fullWidth: true,
        variables: { heading: '', html: '', image: pictured(picture) },
      },
      textBlock('Article', markdownAsHtml(parts.join('\n\n'))),
      {
        name: 'On',
        template: 'button_link',
        variables: { button_text: button.text, button_colour: 'bnd', link_to_page: button.page },
      },
      { name: 'Author', template: 'article_end', variables: { author, leads_on: false } },
      {
        name: 'Goods',
        template: 'Sell/product_grid',
        fullWidth: true,
        variables: { heading: 'From this bench', group: goods, only: 2 },
      },
      { name: 'Next', template: 'article_end', fullWidth: true, variables: {} },
    ],
  };
}
