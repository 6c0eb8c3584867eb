import type { ProductSeed } from './product-seed.ts';

export const signsProducts: ProductSeed[] = [
  {
    slug: 'house-number-sign',
    name: 'House Number Sign',
    title: 'House Number Sign in Steel with Brass Digits',
    metaDescription:
      'A house number that the courier can read from the street: raised brass digits on a steel plate, the street name underneath. All hardware is in the box.',
    blurb: 'Raised brass digits on a steel plate that can be read from the street.',
    description: [
      'Your number in raised brass digits, 130 mm tall, on a plate that stands a finger’s width off the wall so that rain runs behind it. A fine frame and the name of the street are cut through the coating.',
      'In the box are four stainless screws, wall plugs and a paper template: tape it up, drill through the marks, done.',
    ],
    material: 'Steel 4 mm, powder-coated black or brushed and lacquered; digits of brass 5 mm',
    size: '320 × 200 × 25 mm on the wall; digits 130 mm high',
    care: 'Wash with soapy water. Close to the sea, rinse the salt off now and then.',
    facts: { 'In the box': 'Sign, four stainless screws and plugs, drilling template' },
    brand: 'Kerf & Grain',
    groups: ['signs-tags', 'metals'],
    added: '2026-09-12',
    code: 'HNS',
    cents: 9800,
    variations: [
      {
        name: 'Plate',
        options: [
          { name: 'Black steel', code: 'BLK', photo: '1' },
          { name: 'Brushed steel', code: 'STL', adds: 1200, photo: 'steel' },
        ],
      },
    ],
    addons: ['house-number', { addon: 'street-name', min: 0 }],
    relateds: ['family-name-sign', 'new-home-gift-pack', 'wattle-lantern'],
  },
];
