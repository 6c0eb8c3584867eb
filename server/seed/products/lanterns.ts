import type { ProductSeed } from './product-seed.ts';

export const lanternsProducts: ProductSeed[] = [
  {
    slug: 'memory-lantern',
    name: 'Memory Lantern',
    title: 'Memory Lantern with Your Words on the Glass',
    metaDescription:
      'A metal lantern with a few lines of your own on the glass and a flickering LED candle inside. Black or white, 300 mm high, for weddings and farewells.',
    blurb: 'A lantern with your words on the glass, for weddings and for remembering.',
    description: [
      'Write the lines as you would say them. We set them in the lettering you choose, cut them from fine vinyl and lay them on the front glass by hand.',
      'The candle is an LED with a timer: six hours on, eighteen off, so it lights itself every evening. Batteries are in.',
    ],
    material: 'Powder-coated steel and glass, vinyl lettering, LED candle with two AA batteries',
    size: '140 × 140 × 300 mm',
    care: 'Dust with a soft brush. Keep under cover: the steel is not made for rain.',
    brand: 'Kerf & Grain',
    groups: ['lanterns', 'christmas-home'],
    added: '2026-09-20',
    code: 'MEL',
    cents: 4800,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'White', code: 'WHT', photo: 'white' },
        ],
      },
    ],
    stock: { 'MEL-BLK': 6, 'MEL-WHT': 4 },
    addons: ['print-text', 'vinyl-colour', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['house-number-sign', 'baby-milestone-discs', 'acrylic-cake-topper'],
  },
  {
    slug: 'wattle-lantern',
    name: 'Wattle Lantern',
    title: 'Wattle Lantern in Timber with LED Candle',
    metaDescription:
      'A timber lantern with wattle and gum leaves cut through its four sides. An LED candle inside lights itself every evening. A few words on the base.',
    blurb: 'Wattle and gum leaves cut through four sides of timber, lit from within.',
    description: [
      'By day it is a small timber house with wattle on its walls. After dark it throws leaves over the whole table.',
      'The candle is an LED with a timer: six hours on, eighteen off, so it lights itself every evening. Batteries are in, and words of yours go around the base.',
    ],
    material: 'Birch ply or American walnut, 4 mm, paper inside; LED candle with two AA batteries',
    size: '120 × 120 × 175 mm',
    care: 'Dust with a soft brush. Under cover only, and never a real candle.',
    brand: 'Kerf & Grain',
    groups: ['lanterns', 'christmas-home', 'christmas-table'],
    added: '2026-10-26',
    code: 'WLA',
    cents: 5400,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Birch', code: 'BIR', photo: '1' },
          { name: 'Walnut', code: 'WAL', adds: 1400, photo: 'walnut' },
        ],
      },
    ],
    stock: { 'WLA-BIR': 6, 'WLA-WAL': 4 },
    addons: [
      { addon: 'engraving-optional', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['acrylic-night-light', 'banksia-wall-art', 'house-number-sign'],
  },
  {
    slug: 'christmas-tree-lantern',
    name: 'Christmas Tree Lantern',
    title: 'Christmas Tree Lantern in Painted Timber',
    metaDescription:
      'A painted timber lantern with a fir and a sky of stars cut through its four sides, lit by an LED candle with a timer. White or crimson, 190 mm high.',
    blurb: 'A fir and a sky of stars, cut through four painted sides and lit from within.',
    description: [
      'A fir that needs no water and drops no needles. After dark the stars land on the ceiling, the cat and the pudding.',
      'The candle is an LED with a timer: six hours on, eighteen off. A few words of yours go around the base.',
    ],
    material: 'Painted birch ply, 3 mm, paper inside; LED candle with two AA batteries',
    size: '138 × 138 × 190 mm',
    care: 'Dust with a soft brush. Under cover only, and never a real candle.',
    brand: 'Kerf & Grain',
    badge: 'Christmas',
    groups: ['lanterns', 'christmas-home', 'christmas-table'],
    added: '2026-08-31',
    code: 'CTL',
    cents: 5200,
    variations: [
      {
        name: 'Paint',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Crimson', code: 'CRI', photo: 'red' },
        ],
      },
    ],
    stock: { 'CTL-WHT': 9, 'CTL-CRI': 5 },
    addons: [
      { addon: 'engraving-optional', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['wattle-lantern', 'memory-lantern', 'acrylic-bauble'],
  },
];
