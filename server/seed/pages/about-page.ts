import { pictured, words } from './page-seed.ts';
import type { PageSeed } from './page-seed.ts';

const story = [
  '<h2>How it began</h2>',
  '<p>In the winter of 2016 Rob made a cutting board for his mother’s eightieth birthday, and Hannah wrote her scone recipe on it, in her own handwriting, with a laser that we had bought second-hand and barely understood. It took four boards. The fourth one hangs in her kitchen in Calliope, and she has never once cut anything on it.</p>',
  '<p>By Christmas eleven people had asked for one. Since then the shed has been extended twice, the second laser has a name, and a good part of what leaves Gladstone in a small flat parcel leaves from our bench.</p>',
];

const bench = [
  '<p>Two CO₂ lasers do the cutting and engraving, a small plotter cuts vinyl, and a press puts it on shirts and bags. Everything else is done by hand: choosing the sheet, sanding the edge, oiling, sticking felt feet, tying the parcel.</p>',
  '<p>We keep off-cuts. Bookmarks, earrings and the little gum leaf in your parcel were once the inside of a letter O.</p>',
];

/** `/about`: who we are. */
export const aboutPage: PageSeed = {
  slug: 'about',
  url: '/about',
  name: 'About us',
  title: 'About us: a family with two lasers in Gladstone',
  metaDescription:
    'Who makes your order: the Ashby family in Gladstone, Queensland, two lasers, a vinyl plotter and a long bench. How it began and how we work.',
  updatedAt: '2026-10-28T00:00:00.000Z',
  blocks: [
    {
      name: 'Hero',
      template: 'hero_quote',
      fullWidth: true,
      variables: {
        heading: 'Made by people whose names you know',
        subheading: 'A family workshop in Gladstone, Queensland',
        background_image: pictured('places/lid'),
        overlay_colour: 'blk',
        text_colour: 'wht',
        text_justify: 'left',
        text_align: 'bottom',
        image_opacity: 100,
        image_saturation: 100,
      },
    },
    words('Story', story),
    {
      name: 'Bench',
      template: 'image_with_content',
      variables: {
        heading: 'What is on the bench',
        html: bench.join('\n'),
        image: pictured('places/bench'),
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
