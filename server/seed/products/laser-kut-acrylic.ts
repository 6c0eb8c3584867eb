import type { ProductSeed } from './product-seed.ts';

export const acrylicProducts: ProductSeed[] = [
  {
    slug: 'acrylic-cake-topper',
    name: 'Acrylic Cake Topper',
    title: 'Acrylic Cake Topper, Happy Birthday and a Name',
    metaDescription:
      'Happy Birthday in gold mirror and a name in the colour you choose, cut in one go with long picks. Washes clean and comes back next year.',
    blurb: 'Happy Birthday in gold mirror, the name below in the colour you choose.',
    description: [
      'We join the letters into one word, so that nothing wobbles on the way to the party, and cut it in one go. The edge comes out of the laser as clear as glass.',
      'The picks are long enough for a two-layer cake. Wash it afterwards, and only the candles change next year.',
    ],
    material: 'Cast acrylic, 3 mm, food-safe; the greeting is mirrored on the front',
    size: 'About 160 × 110 mm, picks 60 mm',
    care: 'Peel off the film, rinse in warm water. No spirits and no dishwasher.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-acrylic'],
    added: '2026-02-20',
    code: 'ACT',
    cents: 2400,
    variations: [
      {
        name: 'Colour of the name',
        options: [
          { name: 'Forest', code: 'FOR', photo: '1' },
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Pink', code: 'PNK', photo: 'pink' },
          {
            name: 'Rose mirror',
            code: 'RSM',
            adds: 400,
            photo: 'rose',
          },
        ],
      },
    ],
    addons: ['name', 'font', { addon: 'age', min: 0 }],
    relateds: ['acrylic-night-light', 'custom-t-shirt', 'photo-mug'],
  },
  {
    slug: 'acrylic-night-light',
    name: 'Koala Night Light',
    title: 'Koala Night Light with a Name, Acrylic on Timber',
    metaDescription:
      'A sleeping koala and a name, engraved in clear acrylic and lit from below by a warm LED in a timber base. Dims, runs on USB, stays cool all night.',
    blurb: 'A koala and a name in clear acrylic, glowing from a timber base.',
    description: [
      'The light comes out of the timber, runs through the acrylic and stops where we have engraved it, so only the koala, the stars and the name glow.',
      'Three steps of brightness, a timer of two hours, and it never gets warm. The panel lifts out when a little sister needs her own.',
    ],
    material: 'Cast acrylic 5 mm on a base of walnut or birch, warm white LED, USB cable of 1.5 m',
    size: 'Panel 130 × 170 mm; base 150 × 56 × 24 mm',
    care: 'Dust with a soft cloth. Switch off before cleaning.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-acrylic', 'christmas-kids'],
    added: '2026-11-02',
    code: 'KLT',
    cents: 5900,
    variations: [
      {
        name: 'Base',
        options: [
          { name: 'Walnut', code: 'WAL', photo: '1' },
          { name: 'Birch', code: 'BIR', adds: -400, photo: 'birch' },
        ],
      },
    ],
    stock: { 'KLT-WAL': 7, 'KLT-BIR': 3 },
    addons: ['name', { addon: 'date', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['wattle-lantern', 'name-labels', 'school-bag-tags'],
  },
  {
    slug: 'acrylic-table-numbers',
    name: 'Acrylic Table Numbers',
    title: 'Acrylic Table Numbers for Weddings, Set of 5 to 15',
    metaDescription:
      'Arched table numbers in black, clear or terracotta acrylic, in a foot of walnut, with your two names under each number. Sets of five, ten or fifteen.',
    blurb: 'An arch, a number and your two names, in a foot of walnut.',
    description: [
      'Tall enough to be found across a full marquee, small enough to see each other past. Every arch carries the number and your two names, and stands in a slotted foot of solid walnut.',
      'They pack flat into one box. Tell us where the numbers start, if not at one: some rooms have no table thirteen.',
    ],
    material: 'Cast acrylic, 4 mm, engraved; feet of American walnut, 18 mm',
    size: '100 × 158 mm arch, 116 × 42 mm foot; 170 mm high',
    care: 'Wipe with a soft damp cloth. Spirits make acrylic cloudy.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-acrylic', 'signs-tags'],
    added: '2026-06-12',
    code: 'ATN',
    cents: 6500,
    variations: [
      {
        name: 'Acrylic',
        options: [
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Clear', code: 'CLR', photo: 'clear' },
          { name: 'Terracotta', code: 'TER', photo: 'terracotta' },
        ],
      },
      {
        name: 'Set',
        options: [
          { name: 'Five', code: '5' },
          { name: 'Ten', code: '10', adds: 5500 },
          { name: 'Fifteen', code: '15', adds: 10_500 },
        ],
      },
    ],
    without: [['Terracotta', 'Fifteen']],
    addons: ['engraving', 'font', { addon: 'first-number', min: 0 }, { addon: 'drawing-first', min: 0 }],
    relateds: ['acrylic-cake-topper', 'engraved-wine-glasses', 'favour-jar-labels'],
  },
  {
    slug: 'acrylic-bauble',
    name: 'Acrylic Bauble with Name',
    title: 'Acrylic Bauble with Name and Year',
    metaDescription:
      'A drawn-out bauble in gold mirror, crimson or forest acrylic with a name, the year and a snowflake cut through. Unbreakable, with a satin ribbon.',
    blurb: 'A name, a year and a snowflake in acrylic that survives cats and toddlers.',
    description: [
      'The old glass shape, cut from 3 mm acrylic that no cat has broken yet. The snowflake is cut right through, the name and the year are engraved.',
      'The gold is a true mirror and doubles every light on the tree. Crimson and forest are the same colour all the way through.',
    ],
    material: 'Cast acrylic, 3 mm, satin ribbon',
    size: '92 × 124 × 3 mm, ribbon 90 mm',
    care: 'Dust with a soft cloth. Wrap the mirror in tissue until next year.',
    brand: 'Kerf & Grain',
    badge: 'Christmas',
    groups: ['laser-kut-acrylic', 'christmas-baubles', 'christmas-stocking-fillers'],
    added: '2026-09-14',
    code: 'ABN',
    cents: 1600,
    variations: [
      {
        name: 'Acrylic',
        options: [
          { name: 'Gold mirror', code: 'GLD', adds: 200, photo: 'gold' },
          { name: 'Crimson', code: 'CRI', photo: 'crimson' },
          { name: 'Forest', code: 'FOR', photo: 'forest' },
        ],
      },
    ],
    stock: { 'ABN-GLD': 30, 'ABN-CRI': 26, 'ABN-FOR': 12 },
    addons: [
      'name',
      { addon: 'established', min: 0 },
      { addon: 'ribbon-colour', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['wooden-christmas-bauble', 'ceramic-ornament', 'wooden-gift-tags'],
  },
];
