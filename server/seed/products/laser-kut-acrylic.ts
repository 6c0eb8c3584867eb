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
];
