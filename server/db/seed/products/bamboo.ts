import type { ProductSeed } from './product-seed.ts';

export const bambooProducts: ProductSeed[] = [
  {
    slug: 'bamboo-chopping-board',
    name: 'Engraved Bamboo Chopping Board',
    title: 'Engraved Bamboo Chopping Board in Three Sizes',
    metaDescription:
      'A bamboo board with your words burned deep into the corner. Three sizes, a juice groove and a handle hole. Engraved and oiled by hand in Gladstone.',
    blurb: 'A board for every day, with your words burned deep into the bamboo.',
    description: [
      'Bamboo is harder than most timbers and gentler on knives. We burn the words a full millimetre deep, so they survive years of scrubbing, and oil the board before it leaves the bench.',
      'The engraving sits in one corner by default. Use the plain back for the knife and keep the front for guests, as our own grandmother does.',
    ],
    material: 'Three-layer bamboo, 18 mm, food-safe mineral oil',
    size: 'Small 300 × 200 mm, medium 380 × 260 mm, large 450 × 320 mm; all 18 mm thick',
    care: 'Wash by hand, dry standing up, oil every few months. Not for the dishwasher.',
    brand: 'Kerf & Grain',
    badge: 'Best seller',
    groups: ['bamboo', 'christmas-table', 'christmas-home'],
    added: '2026-01-19',
    code: 'BCB',
    cents: 3900,
    variations: [
      {
        name: 'Size',
        options: [
          { name: 'Small', code: 'S', photo: 'small' },
          { name: 'Medium', code: 'M', photo: 'medium', adds: 1000 },
          { name: 'Large', code: 'L', photo: 'large', adds: 2600 },
        ],
      },
    ],
    stock: { 'BCB-S': 20, 'BCB-M': 12, 'BCB-L': 0 },
    addons: [
      { addon: 'engraving-lines', max: 3 },
      'font',
      { addon: 'motif', min: 0 },
      { addon: 'message', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['marble-cheese-board', 'cork-trivet', 'new-home-gift-pack'],
  },
];
