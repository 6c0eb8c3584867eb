import type { ProductSeed } from './product-seed.ts';

export const marbleProducts: ProductSeed[] = [
  {
    slug: 'marble-cheese-board',
    name: 'Marble Cheese Board',
    title: 'Engraved Marble Cheese Board in White or Black',
    metaDescription:
      'A solid marble board for cheese and cake, with a family name or a wedding date frosted into the stone. White or black, four rubber feet, 300 × 200 mm.',
    blurb: 'Solid marble that stays cool through the long lunch, with your name in the stone.',
    description: [
      'Marble keeps cheese and butter cool without a fridge. We frost the polished face with the laser, so a family name or a wedding date can be read with your fingertips as well as your eyes.',
      'Every slab is cut from a different part of the block. Expect veins, clouds and the odd sparkle that are not in the picture.',
    ],
    material: 'Natural marble, 12 mm, polished, on four clear rubber feet',
    size: '300 × 200 × 12 mm, about 2.1 kg',
    care: 'Wipe up wine and lemon at once. Wash by hand with mild soap; never in the dishwasher.',
    brand: 'Kerf & Grain',
    groups: ['marble', 'christmas-table'],
    added: '2026-09-05',
    code: 'MCB',
    cents: 6900,
    variations: [
      {
        name: 'Marble',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Black', code: 'BLK', photo: 'black', adds: 800 },
        ],
      },
    ],
    stock: { 'MCB-WHT': 8, 'MCB-BLK': 3 },
    addons: ['engraving', 'font', { addon: 'date', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['engraved-slate-coasters', 'bamboo-chopping-board', 'engraved-wine-glass'],
  },
  {
    slug: 'marble-coaster-set',
    name: 'Monogram Marble Coasters',
    title: 'Monogram Marble Coasters, Set of Three',
    metaDescription:
      'Three hexagons of polished marble with your initial in a ring. One of each colour, or all in white, black or green. Cork underneath, boxed to give.',
    blurb: 'Three hexagons of polished marble with your initial in a fine ring.',
    description: [
      'Marble stays cool on the hottest verandah. We cut each hexagon from an offcut that a bench maker would throw away, polish it, and frost your initial into the face. On white stone we rub gold into the letter, so that it can be read.',
      'Every stone has veins of its own. Expect clouds and the odd sparkle that are not in the picture.',
    ],
    material: 'Natural marble, 10 mm, polished and sealed, cork underneath',
    size: '108 mm from corner to corner, 10 mm thick',
    care: 'Wipe up wine and lemon at once. Mild soap, no dishwasher.',
    facts: { 'In the box': 'Three coasters in a linen bag' },
    brand: 'Kerf & Grain',
    groups: ['marble', 'christmas-home'],
    added: '2026-10-19',
    code: 'MCS',
    cents: 5800,
    variations: [
      {
        name: 'Marble',
        options: [
          { name: 'One of each', code: 'MIX', photo: '1' },
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Black', code: 'BLK', photo: 'black' },
          {
            name: 'Green',
            code: 'GRN',
            adds: 600,
            photo: 'green',
          },
        ],
      },
    ],
    stock: { 'MCS-MIX': 8, 'MCS-WHT': 6, 'MCS-BLK': 4, 'MCS-GRN': 0 },
    addons: ['initial', { addon: 'gift-wrap', min: 0 }],
    relateds: ['slate-coaster-set', 'cork-coaster-set', 'engraved-wine-glasses'],
  },
  {
    slug: 'marble-ring-dish',
    name: 'Marble Ring Dish',
    title: 'Marble Ring Dish with One Letter',
    metaDescription:
      'A small dish of white, green or black marble for rings and earrings, with one letter in its floor. The place for them while you knead the dough.',
    blurb: 'One letter in a small marble dish, for the rings you take off at night.',
    description: [
      'Rings come off for bread dough, for sunscreen and for sleep, and this is where they wait. The rim is high enough that nothing rolls under the bed.',
      'We engrave one letter into the floor and, on white and green, lay it out in gold leaf. Add a date, and it goes on the underside.',
    ],
    material: 'Natural marble, polished; letter in gold leaf (white, green) or bare (black); felt underneath',
    size: '120 mm across, 14 mm high',
    care: 'Wipe with a damp cloth. No vinegar and no lemon: marble does not forgive acid.',
    brand: 'Kerf & Grain',
    badge: 'Under $40',
    groups: ['marble', 'christmas-stocking-fillers', 'christmas-teachers'],
    added: '2026-07-06',
    code: 'MRD',
    cents: 3400,
    variations: [
      {
        name: 'Marble',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Green', code: 'GRN', adds: 300, photo: 'green' },
          { name: 'Black', code: 'BLK', photo: 'black' },
        ],
      },
    ],
    stock: { 'MRD-WHT': 16, 'MRD-GRN': 4, 'MRD-BLK': 9 },
    addons: ['initial', { addon: 'date', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['marble-coaster-set', 'soy-candle', 'timber-keepsake-box'],
  },
  {
    slug: 'marble-wine-cooler',
    name: 'Marble Wine Cooler',
    title: 'Marble Wine Cooler with Your Name',
    metaDescription:
      'A cylinder of solid marble that keeps a bottle cold for the length of a lunch, without ice. Your name engraved and filled by hand. White or black.',
    blurb: 'Solid marble with your name: keeps a bottle cold for a whole lunch.',
    description: [
      'Put it in the fridge for an hour, or just in the shade, and it holds a cold bottle cold from the prawns to the pavlova. No ice, no drips, no soggy label.',
      'The name is engraved and then filled by hand, dark on white stone and pale on black, so that it reads across the table. For the other eleven months it holds wooden spoons.',
    ],
    material: 'Natural marble, polished outside, felt foot',
    size: '126 mm across, 172 mm high, wall 5 mm, about 2.4 kg',
    care: 'Wipe dry after use. Red wine wants wiping at once.',
    brand: 'Kerf & Grain',
    groups: ['marble', 'christmas-table', 'christmas-clients'],
    added: '2026-08-10',
    code: 'MWC',
    cents: 8900,
    variations: [
      {
        name: 'Marble',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Black', code: 'BLK', photo: 'black' },
        ],
      },
    ],
    stock: { 'MWC-WHT': 7, 'MWC-BLK': 0 },
    addons: [
      'engraving',
      'font',
      { addon: 'established', min: 0 },
      { addon: 'logo-file', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['marble-cheese-board', 'engraved-wine-glasses', 'bamboo-serving-board'],
  },
];
