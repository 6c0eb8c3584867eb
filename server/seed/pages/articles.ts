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
  /** Where to go on. */
  button: Type.Object({ text: Type.String(), page: Type.String() }),
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

/** An article: what stands before its first heading goes beside the picture. */
export async function readArticle(slug: string): Promise<PageSeed> {
  const { front, parts } = await readProse(`blog/${slug}`, Front);
  const { name, summary, date, picture, button } = front;
  const text = parts.join('\n\n');
  const body = text.search(/^## /m);
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
        name: 'Lead',
        template: 'image_with_content',
        fullWidth: true,
        variables: {
          heading: '',
          html: markdownAsHtml(text.slice(0, body)),
          image: pictured(picture),
          image_align: 'left',
        },
      },
      textBlock('Article', markdownAsHtml(text.slice(body))),
      {
        name: 'On',
        template: 'button_link',
        variables: { button_text: button.text, button_colour: 'bnd', link_to_page: button.page },
      },
    ],
  };
}
