import { seededPicture } from '../../images/picture-reference.ts';
import type { RowSeed, RowWidgetSeed } from './page-seed.ts';

// size-ok: one page on which every widget stands

const button = {
  button_text: 'Into the shop',
  button_link: '/shop',
  button_colour: 'pri',
  open_in_new_tab: true,
};

const title = (heading: string): RowWidgetSeed => ({
  template: 'heading',
  variables: { heading, level: 'h2', widget_margin_top: 8 },
});

/** A row with a single full-width block: a heading naming the widget, and the widget. */
const whole = (heading: string, ...widgets: RowWidgetSeed[]): RowSeed => ({
  type: 'columns',
  blocks: [{ title: heading, width: 12, offset: 0, widgets: [title(heading), ...widgets] }],
});

const html = (...lines: string[]): RowWidgetSeed => ({
  template: 'core/html',
  variables: { html: lines.join('\n') },
});

const everyElement = [
  '<h3>Heading three</h3><h4>Heading four</h4>',
  '<p>A paragraph with <strong>strong</strong>, <em>emphasis</em>, <mark>mark</mark>, <code>code</code>, <a href="/shop">a link</a>, H<sub>2</sub>O and m<sup>2</sup>.</p>',
  '<ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>',
  '<blockquote><p>Who does that?</p></blockquote>',
  '<table><thead><tr><th scope="col">What</th><th scope="col">How long</th></tr></thead><tbody><tr><td>Standard Post</td><td>3 to 5 business days</td></tr></tbody></table>',
  '<pre><code>0.1 mm</code></pre><hr />',
];

const rawCode = [
  '<style>body{font:16px sans-serif;margin:0}button{font:inherit;padding:.5em 1em}</style>',
  '<p>This stands in a frame of its own. <button type="button" id="more">More lines</button></p><div id="lines"></div>',
  '<script>document.getElementById("more").onclick=function(){document.getElementById("lines").insertAdjacentHTML("beforeend","<p>One more line.</p>")}</script>',
].join('\n');

const inlineCode = [
  '<style>#inline-more{text-decoration:underline;min-height:44px}</style>',
  '<p>This stands in the page itself. <button type="button" id="inline-more">Say so</button> <output id="inline-said"></output></p>',
  '<script>document.getElementById("inline-more").onclick=function(){document.getElementById("inline-said").textContent="It runs in the page."}</script>',
].join('\n');

const texts: RowSeed[] = [
  whole(
    'heading',
    ...['h1', 'h2', 'h3', 'h4'].map((level) => ({
      template: 'heading',
      variables: { heading: `A heading, ${level}`, level: level === 'h1' ? 'h2' : level, centered: '0' },
    })),
  ),
  whole('tpl/heading', {
    template: 'tpl/heading',
    variables: { heading: 'A heading in the middle', level: 'h3', centered: '1' },
  }),
  whole('core/html', html(...everyElement)),
  whole(
    'raw_code',
    { template: 'raw_code', variables: { raw_html: rawCode, title: 'A frame with a button' } },
    { template: 'raw_code', variables: { raw_html: inlineCode, inline: '1' }, trusted: true },
  ),
  whole('faq', {
    template: 'faq',
    variables: {
      heading: 'How things are made',
      pagecontent: '<p>One is open at a time.</p>',
      group: 'making',
    },
  }),
  whole('form', { template: 'form', form: 'every-field', variables: {} }),
  whole('form: for users only', {
    template: 'form',
    form: 'club-order',
    variables: { heading: 'Orders for schools and clubs' },
  }),
  whole('form: with a cost', {
    template: 'form',
    form: 'workshop-evening',
    variables: { heading: 'An evening at the laser' },
  }),
  whole('google_map', {
    template: 'google_map',
    variables: { width: '100%', height: '360px', zoom: 14, location: 'Gladstone QLD 4680', show_sign: '1' },
  }),
];

const buttonLink = (variables: Record<string, unknown>): RowWidgetSeed => ({
  template: 'button_link',
  variables,
});

const buttons: RowSeed = whole(
  'button_link',
  ...['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'].map((colour) =>
    buttonLink({
      button_text: `To the page about us (${colour})`,
      button_colour: colour,
      link_to_page: 'about',
    }),
  ),
  buttonLink({ button_text: 'Care card (PDF)', button_colour: 'sec', link_to_document: 'care-card' }),
  buttonLink({
    button_text: 'Elsewhere, in a new tab, full width',
    button_colour: 'bnd',
    button_url: 'https://www.australia.gov.au/',
    open_in_new_tab: '1',
    full_width: '1',
  }),
  buttonLink({ button_text: 'By e-mail', button_url: 'mailto:hello@kerfandgrain.example' }),
  buttonLink({ button_text: 'My orders, after a login', button_url: '/my-account', login_redirect: '1' }),
);

const pictures: RowSeed[] = [
  whole(
    'image_with_content',
    ...['left', 'right'].map((image_align) => ({
      template: 'image_with_content',
      variables: {
        heading: `Picture on the ${image_align}`,
        html: '<p>Words beside a wide picture.</p>',
        image: seededPicture('places/bench'),
        image_align,
        ...button,
      },
    })),
  ),
  whole('person_list', {
    template: 'person_list',
    variables: { heading: 'People', subheading: 'All of them' },
    limit: 64,
  }),
  whole('Sell/material_strip', {
    template: 'Sell/material_strip',
    variables: { heading: 'Materials', group: 'laser-kut', limit: 4 },
  }),
  whole('call_to_action', {
    template: 'call_to_action',
    variables: {
      heading: 'A call to action',
      subheading: 'With a picture at either side',
      html: '<p>And some words.</p>',
      left_image: seededPicture('groups/slate'),
      right_image: seededPicture('groups/bamboo'),
      ...button,
    },
  }),
  whole('hero_quote', {
    template: 'hero_quote',
    variables: {
      heading: 'A hero in the middle',
      subheading: 'With a picture, half as bright',
      html: '<p>Words below.</p>',
      ...button,
      overlay_colour: 'bnd',
      text_justify: 'center',
      text_align: 'center',
      text_colour: 'wht',
      parallax: '1',
      image_opacity: 50,
      image_saturation: 50,
      background_image: seededPicture('slides/slide-table'),
      overlay_image: seededPicture('groups/specials'),
    },
  }),
  whole('hero_quote: video', {
    template: 'hero_quote',
    variables: {
      heading: 'A hero on a film',
      subheading: 'Words at the left, at the bottom',
      overlay_colour: 'blk',
      text_justify: 'left',
      text_align: 'bottom',
      text_colour: 'wht',
      background_video: {
        file: 'engraving-a-coaster.webm',
        slate: seededPicture('products/engraved-slate-coasters/round'),
      },
    },
  }),
  whole('hero_testimonial', {
    template: 'hero_testimonial',
    variables: { heading: 'Three voices', subheading: 'Of the group home', testimonials: 'home', ...button },
  }),
  whole('testimonial_grid', {
    template: 'testimonial_grid',
    variables: { heading: 'All voices', subheading: 'Newest first' },
    limit: 6,
  }),
];

const gallery = (type: string, more: Record<string, unknown> = {}): RowWidgetSeed => ({
  template: 'gallery',
  gallery: type === 'slider' ? 'home-slider' : 'home-materials',
  variables: { type, heading: `Gallery, ${type}`, subheading: 'Four materials', show_heading: '1', ...more },
});

const galleries: RowSeed[] = [
  whole('gallery: slider', gallery('slider', { aspect: '1920x700', width: 1920 })),
  whole('gallery: shadowgrid', gallery('shadowgrid', { aspect: '4x3', width: 900 })),
  whole('gallery: centeredgrid', gallery('centeredgrid', { aspect: '1x1', width: 400 })),
  whole(
    'gallery: grid',
    gallery('grid', {
      aspect: '4x3',
      width: 900,
      grid_width: 4,
      use_lightbox: '1',
      lightbox_aspect: '16x9',
      limit_slides: 3,
    }),
  ),
  whole('gallery_group', {
    template: 'gallery_group',
    variables: { heading: 'Two galleries', subheading: 'Open one', group: 'home', aspect: '16x9' },
  }),
];

const shop: RowSeed[] = [
  whole('gift_voucher_\u200Bpurchase', {
    template: 'gift_voucher_purchase',
    variables: { heading: 'Gift vouchers', html: '', amounts: '25|50|100', allow_custom_amounts: '1' },
  }),
  whole('link_children', {
    template: 'link_children',
    variables: { heading: 'Good to know', parent: 'help' },
  }),
  whole('links_list', {
    template: 'links_list',
    variables: { heading: 'Good to know', parent: 'help' },
    limit: 3,
    offset: 1,
  }),
  whole('blog_list', {
    template: 'blog_list',
    variables: { heading: 'Articles', subheading: 'The newest two', group: 'blog' },
    limit: 2,
  }),
  whole('Sell/new_products_grid', {
    template: 'Sell/new_products_grid',
    variables: { heading: 'New', subheading: 'The newest four' },
  }),
  whole('Sell/product_grid', {
    template: 'Sell/product_grid',
    variables: { heading: 'Slate', subheading: 'Four on a page', group: 'laser-kut' },
    limit: 4,
    labels: { first: 'First', previous: 'Back', next: 'On', last: 'Last' },
  }),
  whole('Sell/product_view', {
    template: 'Sell/product_view',
    variables: { product: 'engraved-slate-coasters' },
  }),
];

/** A row for each widget type with all its settings. */
export const widgetRows: RowSeed[] = [...texts, buttons, ...pictures, ...galleries, ...shop];
