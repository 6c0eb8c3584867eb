import { seededPicture } from '../../images/picture-reference.ts';
import type { PageSeed } from './page-seed.ts';

const workshop = [
  '<p>We are a family of three in Gladstone, Queensland: one of us draws, one runs the lasers, and one ties every parcel and answers every letter. From October to Christmas we are four.</p>',
  '<p>What began with a cutting board for a grandmother fills the whole shed today, and it still smells of warm timber.</p>',
  '<p>If something you have in mind is not in the shop, ask us, because most of what is in it began as somebody’s question.</p>',
  '<p>Is it to be something small? Here are <a href="/search/gift%20under%20%2440">gifts under $40</a>, many of them with a name on.</p>',
].join('\n');

/** `/`: slider, newest products, a grid not shown yet, the family, and testimonials. */
export const homePage: PageSeed = {
  slug: 'home',
  url: '/',
  name: 'Home',
  title: 'Laser-cut and engraved gifts, made in Gladstone',
  metaDescription:
    'A family workshop in Gladstone, Queensland. Slate, timber, glass, acrylic and metal, cut and engraved with your own words and posted all over Australia.',
  updatedAt: '2026-10-28T00:00:00.000Z',
  blocks: [
    {
      name: 'Slider',
      template: 'gallery',
      gallery: 'home-slider',
      fullWidth: true,
      variables: {
        type: 'slider',
        heading: 'FAMILY OWNED AND OPERATED',
        subheading: '',
        show_heading: true,
        aspect: '1920x700',
        width: 1920,
      },
    },
    {
      name: 'New products',
      template: 'Sell/new_products_grid',
      fullWidth: true,
      variables: { heading: '' },
    },
    {
      name: 'Materials',
      template: 'gallery',
      gallery: 'home-materials',
      hidden: true,
      variables: {
        type: 'grid',
        heading: 'What we work with',
        subheading: '',
        show_heading: true,
        grid_width: 4,
        use_lightbox: false,
        limit_slides: 4,
        aspect: '4x3',
        width: 300,
        lightbox_aspect: '4x3',
      },
    },
    {
      name: 'Choose a material',
      template: 'Sell/material_strip',
      fullWidth: true,
      variables: { heading: 'Choose a material', group: 'laser-kut', limit: 8 },
    },
    {
      name: 'Workshop',
      template: 'image_with_content',
      fullWidth: true,
      variables: {
        heading: 'The workshop',
        html: workshop,
        image: seededPicture('places/bench'),
        image_align: 'right',
        button_text: 'How we work',
        button_link: '/about',
      },
    },
    {
      name: 'Testimonials',
      template: 'testimonial_grid',
      fullWidth: true,
      variables: { heading: 'What people write to us', subheading: '' },
    },
  ],
};
