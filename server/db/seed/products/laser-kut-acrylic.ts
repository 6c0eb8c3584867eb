import type { ProductSeed } from './product-seed.ts';

export const acrylicProducts: ProductSeed[] = [
  {
    slug: 'acrylic-cake-topper',
    name: 'Acrylic Cake Topper',
    title: 'Acrylic Cake Topper with Name and Age',
    metaDescription:
      'A name in one piece of acrylic with two long picks. Gold or rose gold mirror, black or clear, with an age underneath if you like. Washes clean to keep.',
    blurb: 'A name in one piece of shining acrylic, with picks long enough for a tall cake.',
    description: [
      'We join your letters into one word, so that nothing wobbles on the way to the party, and cut it in one go. The edge comes out of the laser as clear as glass.',
      'The picks are long enough for a two-layer cake. Wash it afterwards and it will be there for the next birthday.',
    ],
    material: 'Cast acrylic, 3 mm; gold and rose gold are mirrored on the front',
    size: 'Up to 160 mm wide, letters 60 mm high, picks 90 mm',
    care: 'Peel off the film, rinse in warm water. No spirits and no dishwasher.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-acrylic'],
    added: '2026-02-27',
    code: 'ACT',
    cents: 2200,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Gold mirror', code: 'GLD', photo: 'gold', adds: 400 },
          { name: 'Rose gold mirror', code: 'RGD', photo: 'rose-gold', adds: 400 },
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Clear', code: 'CLR', photo: 'clear' },
        ],
      },
    ],
    addons: ['name', 'font', { addon: 'age', min: 0 }],
    relateds: ['name-key-ring', 'memory-lantern', 'school-bag-tag'],
  },
];
