import { Type } from 'typebox';
import type { Static } from 'typebox';
import { markdownAsHtml } from '../markdown.ts';
import { readProse } from '../prose.ts';
import { Facts, factsAsHtml } from './facts.ts';
import { seededPicture } from '../../images/picture-reference.ts';
import type { BlockSeed, PageSeed } from './page-seed.ts';

const Front = Type.Object({
  name: Type.String(),
  summary: Type.String(),
  date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  /** Name of a picture. */
  picture: Type.String(),
  /** First and last name of a family member. */
  author: Type.String(),
  /** The button at the end and its target. */
  button: Type.Object({ text: Type.String(), page: Type.String() }),
  /** Slug of the category whose products suit the article. */
  category: Type.String(),
  facts: Type.Optional(Facts),
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

const articleText = ({ facts, author, button }: Static<typeof Front>, html: string): BlockSeed => ({
  name: 'Article',
  template: 'article_text',
  fullWidth: true,
  variables: {
    html,
    facts: facts ? factsAsHtml(facts) : '',
    author,
    button_text: button.text,
    button_link: `/${button.page}`,
    button_colour: 'bnd',
  },
});

/**
 * Reads an article: a full-width picture, its text next to facts and author, two products, the next article.
 */
export async function readArticle(slug: string): Promise<PageSeed> {
  const { front, parts } = await readProse(`blog/${slug}`, Front);
  const { name, summary, date, picture, category } = front;
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
        variables: { heading: '', html: '', image: seededPicture(picture) },
      },
      articleText(front, markdownAsHtml(parts.join('\n\n'))),
      {
        name: 'Products',
        template: 'Sell/product_grid',
        fullWidth: true,
        variables: { heading: 'From this bench', group: category, only: 2 },
      },
      { name: 'Next', template: 'article_end', fullWidth: true, variables: {} },
    ],
  };
}
