import type { ProductSeed } from './product-seed.ts';

export const woodProducts: ProductSeed[] = [
  {
    slug: 'baby-milestone-discs',
    name: 'Baby Milestone Discs',
    title: 'Wooden Baby Milestone Discs, Set of Twelve',
    metaDescription:
      'Twelve wooden discs for the first year, from one week to one year, engraved on both sides. Birch or walnut, smooth edges, with a cotton bag.',
    blurb: 'Twelve discs for photographs of the first year, from one week to one.',
    description: [
      'Lay one beside the baby, take the picture, and in a year you have the whole story. Each disc is engraved on both sides, so twelve pieces carry twenty-four moments, from “one week” to “first tooth” to “one year”.',
      'The edges are sanded round, and the finish is safe for small hands. They are for photographs, not for chewing: please keep them out of the cot.',
    ],
    material: 'Birch ply or American walnut, 6 mm, food-safe oil finish',
    size: '90 mm across, 6 mm thick; cotton bag 160 × 200 mm',
    care: 'Wipe with a damp cloth and dry at once.',
    facts: { 'In the bag': 'Twelve discs, twenty-four sides' },
    brand: 'Kerf & Grain',
    groups: ['laser-kut-wood'],
    added: '2026-04-20',
    code: 'BMD',
    cents: 4500,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Birch', code: 'BIR', photo: 'birch' },
          { name: 'Walnut', code: 'WAL', photo: 'walnut', adds: 1200 },
        ],
      },
    ],
    addons: ['name', { addon: 'date', min: 0 }, { addon: 'message', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['wooden-christmas-bauble', 'memory-lantern', 'personalised-cotton-tee'],
  },
  {
    slug: 'wooden-christmas-bauble',
    name: 'Wooden Christmas Bauble',
    title: 'Wooden Christmas Bauble with Name and Year',
    metaDescription:
      'A flat wooden bauble cut through with a native pattern and engraved with a name. Round in birch or cherry, star in birch. Light enough for any branch.',
    blurb: 'A flat bauble with a cut-through pattern and a name, light enough for any branch.',
    description: [
      'Gum leaves and blossom, cut right through 3 mm timber, with a name across the middle. Hung in front of a light it throws the pattern on the wall.',
      'Many families order one a year. We keep the drawing, so next year’s will match.',
    ],
    material: 'Birch ply or cherry veneer on ply, 3 mm, with a cotton cord',
    size: 'Round 85 mm across; star 95 mm from tip to tip',
    care: 'Dust with a soft brush. Pack flat between sheets of paper until next year.',
    brand: 'Kerf & Grain',
    badge: 'Christmas',
    groups: ['laser-kut-wood', 'specials', 'christmas-baubles', 'christmas-teachers'],
    added: '2026-10-28',
    code: 'WCB',
    cents: 1400,
    special: { off: 300, only: ['WCB-RND-BIR', 'WCB-RND-CHE'] },
    variations: [
      {
        name: 'Shape',
        options: [
          { name: 'Round', code: 'RND' },
          { name: 'Star', code: 'STA', adds: 200 },
        ],
      },
      {
        name: 'Timber',
        options: [
          { name: 'Birch', code: 'BIR', photo: 'birch' },
          { name: 'Cherry', code: 'CHE', photo: 'cherry', adds: 200 },
        ],
      },
    ],
    without: [['Star', 'Cherry']],
    addons: ['name', { addon: 'gift-wrap', min: 0 }],
    relateds: ['baby-milestone-discs', 'name-key-ring', 'engraved-slate-coasters'],
  },
];
