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
    added: '2026-10-20',
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
];
