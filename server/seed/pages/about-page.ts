import { readPageProse } from './page-prose.ts';
import { factsAsHtml } from './facts.ts';
import { seededPicture } from '../../images/picture-reference.ts';
import type { BlockSeed, PageSeed } from './page-seed.ts';

const hero: BlockSeed = {
  name: 'Hero',
  template: 'hero_quote',
  fullWidth: true,
  variables: {
    heading: 'Made by people whose names you know',
    subheading: 'A family workshop in Gladstone, Queensland',
    background_image: seededPicture('places/lid'),
    overlay_colour: 'blk',
    text_colour: 'wht',
    text_justify: 'left',
    text_align: 'bottom',
    image_opacity: 50,
    image_saturation: 100,
  },
};

const storyBeside = (html: string, facts: Record<string, string>): BlockSeed => ({
  name: 'Story',
  template: 'article_text',
  fullWidth: true,
  variables: { html, facts: factsAsHtml(facts) },
});

/** Reads `/about`: the family and the workshop. */
export async function readAboutPage(): Promise<PageSeed> {
  const { page, parts, facts } = await readPageProse('about');
  const [story = '', bench = ''] = parts;
  return {
    ...page,
    blocks: [
      hero,
      {
        name: 'Story heading',
        template: 'heading',
        variables: { heading: 'How it began', level: 'h2' },
      },
      storyBeside(story, facts),
      {
        name: 'Bench',
        template: 'image_with_content',
        variables: {
          heading: 'What is on the bench',
          html: bench,
          image: seededPicture('places/offcuts'),
          image_align: 'right',
        },
      },
      {
        name: 'People',
        template: 'person_list',
        variables: {
          heading: 'Who makes your order',
          subheading: 'Portraits in painted ply, because nobody here likes cameras',
        },
      },
      {
        name: 'Contact',
        template: 'button_link',
        variables: { button_text: 'Write to us', button_colour: 'bnd', link_to_page: 'contact' },
      },
    ],
  };
}
