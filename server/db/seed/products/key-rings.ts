import type { ProductSeed } from './product-seed.ts';

export const keyRingsProducts: ProductSeed[] = [
  {
    slug: 'name-key-ring',
    name: 'Name Key Ring',
    title: 'Name Key Ring in Clear Acrylic with Tassel',
    metaDescription:
      'A clear acrylic disc with a name in white, gold or black vinyl, a metal ring and a cotton tassel. A small thank-you for a teacher or a whole team.',
    blurb: 'A clear disc, a name and a tassel: easy to find at the bottom of a bag.',
    description: [
      'The name is cut from vinyl and sealed between two discs, so keys cannot scratch it. The tassel is tied by hand from cotton thread and matches the lettering.',
      'Ordering for a class? Put one in the cart for each name. From ten pieces on, write to us first and we will make you a price.',
    ],
    material: 'Clear acrylic, 2 × 2 mm, outdoor vinyl, plated steel ring, cotton tassel',
    size: 'Disc 55 mm across; 130 mm with ring and tassel',
    care: 'Wipe with a damp cloth. Spirits make acrylic cloudy.',
    brand: 'Kerf & Grain',
    groups: ['key-rings', 'specials', 'christmas-teachers', 'christmas-stocking-fillers'],
    added: '2026-06-22',
    code: 'NKR',
    cents: 1200,
    special: { off: 200 },
    variations: [
      {
        name: 'Lettering',
        options: [
          { name: 'White', code: 'WHT', photo: 'clear-white' },
          { name: 'Gold', code: 'GLD', photo: 'clear-gold' },
          { name: 'Black', code: 'BLK', photo: 'clear-black' },
        ],
      },
    ],
    addons: ['name', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['school-bag-tag', 'engraved-pet-tag', 'wooden-christmas-bauble'],
  },
];
