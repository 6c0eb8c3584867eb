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
];
