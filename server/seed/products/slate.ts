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
  {
    slug: 'slate-wall-clock',
    name: 'Slate Wall Clock',
    title: 'Slate Wall Clock with Your Family Name',
    metaDescription:
      'A round clock of natural slate with Roman numerals and your own words engraved under the hands. Silent movement, brass or steel hands, ready to hang.',
    blurb: 'Roman numerals and your own words, engraved in natural slate.',
    description: [
      'The numerals and all sixty minutes are engraved, so nothing can peel or fade. Two short lines of your own go under the middle: a family, a town, or “It is five o’clock somewhere”.',
      'The movement sweeps instead of ticking, so it may hang in a bedroom. It runs for about a year on one AA battery, which is in the box.',
    ],
    material: 'Natural slate, 7 mm, sealed face; quartz sweep movement; hands of brass or brushed steel',
    size: '250 mm across, 40 mm deep on the wall, about 1.1 kg',
    care: 'Dust with a soft brush. A drop of food-grade oil once a year keeps the slate dark.',
    facts: { 'In the box': 'Clock, AA battery, wall hook and plug' },
    brand: 'Kerf & Grain',
    groups: ['slate', 'christmas-home'],
    added: '2026-07-14',
    code: 'SWC',
    cents: 7900,
    variations: [
      {
        name: 'Hands',
        options: [
          { name: 'Brass', code: 'BRS', photo: 'brass' },
          { name: 'Brushed steel', code: 'STL', photo: 'steel' },
        ],
      },
    ],
    stock: { 'SWC-BRS': 8, 'SWC-STL': 5 },
    addons: [{ addon: 'engraving-lines', max: 2 }, 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['family-name-sign', 'slate-cheese-board', 'new-home-gift-pack'],
  },
  {
    slug: 'slate-herb-markers',
    name: 'Slate Herb Markers',
    title: 'Slate Herb Markers, Set of Six or Ten',
    metaDescription:
      'Slate stakes for pots and garden beds with the names of your own plants engraved in pale grey. Rain and sun do not wash them off. Six or ten in a set.',
    blurb: 'The names of your plants on slate stakes that rain cannot wash clean.',
    description: [
      'Tell us what grows: basil and mint, or something only you can pronounce. Each stake carries one name and a small leaf, engraved deep enough to be read after ten summers.',
      'The point goes 30 mm into the soil. They also do for the seedlings you swear you will remember.',
    ],
    material: 'Natural slate, 5 mm, edges ground smooth',
    size: '46 × 154 × 5 mm each',
    care: 'None. Hose the soil off in winter.',
    facts: { 'In the box': 'Six or ten stakes wrapped in paper' },
    brand: 'Kerf & Grain',
    groups: ['slate', 'christmas-home', 'christmas-teachers'],
    added: '2026-06-15',
    code: 'SHM',
    cents: 2800,
    variations: [
      {
        name: 'Set',
        options: [
          { name: 'Six', code: '6' },
          { name: 'Ten', code: '10', adds: 1600 },
        ],
      },
    ],
    addons: ['names-list', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['slate-coaster-set', 'bamboo-lid-jars', 'slate-wall-clock'],
  },
];
