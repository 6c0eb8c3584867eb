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
  {
    slug: 'bamboo-board-set',
    name: 'Bamboo Board Set',
    title: 'Bamboo Board Set with Family Name',
    metaDescription:
      'Two bamboo boards that belong together: a large one with your family name, a small one with gum leaves and wattle. Oiled by hand in Gladstone.',
    blurb: 'A large board with your name, a small one with gum leaves and wattle.',
    description: [
      'The large one is for bread and roasts and carries your name along the edge. The small one, with gum leaves and wattle across it, is for lemons, garlic and the first coffee of the day.',
      'Bamboo is harder than most timbers and gentler on knives. We burn the words a full millimetre deep, so they survive years of scrubbing, and oil both boards before they leave the bench.',
    ],
    material: 'Three-layer bamboo, natural or steamed dark, finished with food-safe mineral oil',
    size: 'Large 330 × 230 × 16 mm, small 240 × 160 × 14 mm',
    care: 'Wash by hand, dry standing up, oil every few months. Not for the dishwasher.',
    facts: { 'In the box': 'Two boards tied with cotton tape' },
    brand: 'Kerf & Grain',
    groups: ['specials', 'bamboo', 'christmas-table', 'christmas-home'],
    added: '2026-03-09',
    code: 'BBS',
    cents: 7400,
    special: { off: 1500 },
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Natural bamboo', code: 'NAT', photo: '1' },
          { name: 'Dark bamboo', code: 'DRK', adds: 400, photo: 'dark' },
        ],
      },
    ],
    stock: { 'BBS-NAT': 14, 'BBS-DRK': 5 },
    addons: ['engraving', 'font', { addon: 'established', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['bamboo-serving-board', 'slate-cheese-board', 'cork-coaster-set'],
  },
  {
    slug: 'bamboo-serving-board',
    name: 'Bamboo Serving Board',
    title: 'Bamboo Serving Board with Leather Loop',
    metaDescription:
      'A long bamboo paddle for bread, cheese and everything shared, with up to three lines of your own beside the grain. Hangs from a leather loop.',
    blurb: 'A long paddle for bread and cheese, with up to three lines of your own.',
    description: [
      'Long enough for a whole baguette and narrow enough to pass around. A name goes well in the first line and a small boast in the second: “Nonna Rosa, made with love and garlic” is the one in the picture.',
      'Hang it from the leather loop when the guests have gone. The back is plain, for the days when you need a knife.',
    ],
    material: 'Three-layer bamboo, 16 mm, food-safe mineral oil, loop of vegetable-tanned leather',
    size: 'Medium 400 × 190 × 16 mm, large 480 × 220 × 18 mm',
    care: 'Wash by hand, dry hanging up, oil every few months. Keep the leather dry.',
    brand: 'Kerf & Grain',
    badge: 'Best seller',
    groups: ['bamboo', 'christmas-table'],
    added: '2026-01-19',
    code: 'BSB',
    cents: 4900,
    variations: [
      {
        name: 'Size',
        options: [
          { name: 'Medium', code: 'M' },
          { name: 'Large', code: 'L', adds: 1400 },
        ],
      },
    ],
    stock: { 'BSB-M': 12, 'BSB-L': 0 },
    addons: [
      { addon: 'engraving-lines', max: 3 },
      'font',
      { addon: 'message', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['bamboo-board-set', 'slate-cheese-board', 'new-home-gift-pack'],
  },
];
