import { widgetRows } from './demo-widgets.ts';
import { seededPicture } from '../../images/picture-reference.ts';
import { textBlock } from './page-seed.ts';
import type { BlockSeed, PageSeed, RowSeed } from './page-seed.ts';

const UPDATED = '2026-10-28T00:00:00.000Z';

const text = (html: string) => ({ template: 'core/html', variables: { html } });

const layout: RowSeed[] = [
  {
    type: 'columns',
    blocks: [
      {
        title: 'Lead',
        width: 12,
        widgets: [
          { template: 'heading', variables: { heading: 'Every block, every setting', level: 'h1' } },
          text(
            '<p>What pages can be built from. Content blocks are on <a href="/demo_asdf/blocks">a page of their own</a>.</p>',
          ),
        ],
      },
    ],
  },
  {
    type: 'columns',
    blocks: [
      { title: 'Four', width: 4, widgets: [text('<p>Four columns.</p>')] },
      { title: 'Six', width: 6, offset: 2, widgets: [text('<p>Six columns, two further on.</p>')] },
      { title: 'Three', width: 3, offset: 3, widgets: [text('<p>Three columns, three further on.</p>')] },
      { title: 'Gone', width: 3, deleted: true, widgets: [text('<p>Nobody sees this.</p>')] },
    ],
  },
  {
    type: 'tabs',
    blocks: [
      { title: 'Slate', widgets: [text('<p>Grey on black.</p>')] },
      { title: 'Bamboo', widgets: [text('<p>Brown on gold.</p>')] },
      { title: 'Glass', widgets: [text('<p>Frost on nothing.</p>')] },
    ],
  },
  {
    type: 'columns',
    blocks: [
      {
        title: 'Wrapper settings',
        width: 12,
        widgets: [
          ...['wht', 'blk', 'bnd', 'suc', 'inf', 'wrn', 'dng'].map((colour) => ({
            template: 'core/html',
            variables: {
              html: `<p>A widget on ${colour}.</p>`,
              widget_is_visible: '1',
              widget_background_colour: colour,
              widget_padding_top: 4,
              widget_padding_bottom: 4,
              widget_padding_left: 6,
              widget_padding_right: 6,
              widget_margin_top: 2,
              widget_margin_bottom: 2,
            },
          })),
          {
            template: 'core/html',
            variables: {
              html: '<p>A widget on a picture that comes in from below.</p>',
              widget_background_image: seededPicture('slides/slide-workshop'),
              widget_background_image_opacity: 30,
              widget_background_image_saturation: 50,
              widget_background_image_fixed: '1',
              widget_background_colour: 'blk',
              widget_text_colour: 'wht',
              widget_padding_top: 24,
              widget_padding_bottom: 24,
              widget_padding_left: 6,
              widget_aos_type: 'fade-up',
              widget_aos_duration: 800,
            },
          },
          { template: 'core/html', variables: { html: '<p>Hidden.</p>', widget_is_visible: '0' } },
          {
            template: 'core/html',
            variables: { html: '<p>Over.</p>', widget_hidden_after: '2020-01-01' },
          },
          {
            template: 'core/html',
            variables: { html: '<p>Not yet.</p>', widget_hidden_before: '2099-01-01' },
          },
        ],
      },
    ],
  },
];

/** `/demo_asdf`: demonstrates rows, blocks and widgets (A40). */
export const demoPage: PageSeed = {
  slug: 'demo_asdf',
  url: '/demo_asdf',
  name: 'Catalogue of blocks',
  title: 'Every block, every setting',
  metaDescription: 'The living catalogue of what pages can be built from.',
  listed: false,
  updatedAt: UPDATED,
  content: '<h2>Legacy content</h2><p>HTML of an older page stands last.</p>',
  rows: [...layout, ...widgetRows],
};

const colours: BlockSeed[] = ['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'].map(
  (colour) => ({
    ...textBlock(`On ${colour}`, `<p>A block on ${colour}, with <a href="/shop">a link</a>.</p>`),
    box: { background_colour: colour, padding_top: 6, padding_bottom: 6, padding_left: 6, padding_right: 6 },
  }),
);

const animations: BlockSeed[] = ['fade-up', 'fade-left', 'zoom-in', 'flip-up', 'slide-right'].map(
  (aos_type) => ({
    ...textBlock(`Entrance ${aos_type}`, `<p>Comes in with ${aos_type}.</p>`),
    box: { aos_type, aos_easing: 'ease-out-sine', aos_offset: 80, aos_duration: 600, aos_delay: 50 },
  }),
);

/** `/demo_asdf/blocks`: demonstrates content blocks. */
export const demoBlocksPage: PageSeed = {
  slug: 'demo_asdf-blocks',
  url: '/demo_asdf/blocks',
  name: 'Catalogue of content blocks',
  title: 'Every setting of a content block',
  metaDescription: 'The living catalogue of content blocks.',
  listed: false,
  updatedAt: UPDATED,
  blocks: [
    {
      name: 'Heading',
      template: 'heading',
      variables: { heading: 'Every setting of a content block', level: 'h1' },
    },
    ...colours,
    {
      ...textBlock('Full width on a picture', '<p>From edge to edge, on a fixed picture.</p>'),
      fullWidth: true,
      box: {
        text_colour: 'wht',
        background_colour: 'blk',
        padding_top: 32,
        padding_bottom: 32,
        margin_top: 8,
        margin_bottom: 8,
        background_image_hash: seededPicture('slides/slide-table'),
        background_image_fixed: 1,
        background_image_opacity: 50,
        background_image_saturation: 0,
        anchor_name: 'picture',
      },
    },
    {
      ...textBlock('Full width on a film', '<p>From edge to edge, on a film that can be stopped.</p>'),
      fullWidth: true,
      video: 'engraving-a-coaster',
      box: { text_colour: 'wht', background_colour: 'blk', padding_top: 48, padding_bottom: 48 },
    },
    ...animations,
    { ...textBlock('Hidden', '<p>Nobody sees this.</p>'), hidden: true },
    { ...textBlock('Over', '<p>This is over.</p>'), box: { end_time: '2020-01-01T00:00:00.000Z' } },
    {
      ...textBlock('Not yet', '<p>This has not begun.</p>'),
      box: { start_time: '2099-01-01T00:00:00.000Z' },
    },
    {
      ...textBlock('Always', '<p>This shows from 2020 to 2099.</p>'),
      box: { start_time: '2020-01-01T00:00:00.000Z', end_time: '2099-01-01T00:00:00.000Z' },
    },
    {
      ...textBlock('Being edited', '<p>Hidden, but shown while it is edited.</p>'),
      hidden: true,
      box: { editing: 1 },
    },
    { ...textBlock('Deleted', '<p>Gone.</p>'), box: { deleted: 1 } },
  ],
};
