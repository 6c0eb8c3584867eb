import type { ProductSeed } from './product-seed.ts';

export const slateProducts: ProductSeed[] = [
  {
    slug: 'engraved-slate-coasters',
    name: 'Engraved Slate Coasters, Set of Four',
    title: 'Engraved Slate Coasters, Set of Four, Round or Square',
    metaDescription:
      'Four natural slate coasters engraved with your words in soft grey. Round or square, felt feet, boxed for giving. Made in our Gladstone workshop.',
    blurb: 'Four coasters of natural slate, engraved with your words, on felt feet.',
    description: [
      'Slate turns a soft, pale grey where the laser touches it, and it stays that way: there is no ink to wear off. The edges are split by hand and never quite alike.',
      'All four carry the same words. If you would like four different ones, write them one below the other in the order note and we will ring you before we start.',
    ],
    material: 'Natural slate, 5 to 7 mm, sealed face, four felt feet under each',
    size: 'Round 100 mm across, or square 100 × 100 mm',
    care: 'Wash by hand and let dry. A drop of food-grade oil brings the black back.',
    facts: { 'In the box': 'Four coasters tied with cotton tape' },
    brand: 'Kerf & Grain',
    badge: 'Best seller',
    groups: ['slate', 'christmas-table'],
    added: '2026-02-16',
    code: 'ESC',
    cents: 3600,
    variations: [
      {
        name: 'Shape',
        options: [
          { name: 'Round', code: 'RND', photo: 'round' },
          { name: 'Square', code: 'SQR', photo: 'square' },
        ],
      },
    ],
    addons: ['engraving', 'font', { addon: 'motif', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['marble-cheese-board', 'engraved-wine-glass', 'cork-trivet', 'new-home-gift-pack'],
  },
];
