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
    video: 'engraving-a-coaster',
  },
  {
    slug: 'slate-coaster-set',
    name: 'Bush and Reef Slate Coasters',
    title: 'Bush and Reef Slate Coasters, Set of Four or Six',
    metaDescription:
      'Natural slate coasters with a kookaburra, a gum branch, a banksia and a turtle engraved in soft grey. Felt feet, your words on the back if you like.',
    blurb: 'Kookaburra, gum, banksia and turtle, drawn in soft grey on natural slate.',
    description: [
      'Slate turns a soft, pale grey where the laser touches it, and it stays that way: there is no ink to wear off. The edges are split by hand and never quite alike.',
      'Four coasters show a kookaburra, a gum branch, a banksia and a green turtle. The set of six adds wattle and a fern. Words of your own go on the back, under the felt feet, as a surprise.',
    ],
    material: 'Natural slate, 5 to 7 mm, sealed face, four felt feet under each',
    size: '100 × 100 mm',
    care: 'Wash by hand and let dry. A drop of food-grade oil brings the black back.',
    facts: { 'In the box': 'Four or six coasters tied with cotton tape' },
    brand: 'Kerf & Grain',
    badge: 'Best seller',
    groups: ['slate', 'christmas-table', 'christmas-teachers'],
    added: '2026-02-16',
    code: 'SCS',
    cents: 3600,
    variations: [
      {
        name: 'Set',
        options: [
          { name: 'Four', code: '4' },
          { name: 'Six', code: '6', adds: 1600 },
        ],
      },
    ],
    stock: { 'SCS-4': 22, 'SCS-6': 9 },
    addons: [
      { addon: 'engraving-optional', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['slate-cheese-board', 'marble-coaster-set', 'cork-coaster-set', 'new-home-gift-pack'],
  },
  {
    slug: 'slate-cheese-board',
    name: 'Wedding Slate Cheese Board',
    title: 'Slate Cheese Board with Two Names and a Date',
    metaDescription:
      'A slate board with two names in a wreath and the date underneath: the wedding present that comes out at every lunch. Rubber feet, ready to give.',
    blurb: 'Two names in a wreath and the date below: a present that gets used.',
    description: [
      'Two names in formal lettering, a wreath of leaves around them, and the date underneath. It is the present that does not end up in a cupboard, because it holds cheese.',
      'Draw on it with chalk to name the brie; it wipes off. Rubber feet keep it quiet on the table.',
    ],
    material: 'Natural slate, 7 mm, split edges, sealed with food-safe oil, rubber feet',
    size: '300 × 200 × 7 mm, about 1.2 kg',
    care: 'Wipe with a damp cloth. No dishwasher, no soaking.',
    brand: 'Kerf & Grain',
    groups: ['slate', 'christmas-table'],
    added: '2026-05-11',
    code: 'SCB',
    cents: 5200,
    addons: ['engraving', { addon: 'date', min: 0 }, 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['slate-coaster-set', 'engraved-wine-glasses', 'bamboo-serving-board'],
  },
];
