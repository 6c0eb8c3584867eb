import type { ProductSeed } from './product-seed.ts';

export const signsProducts: ProductSeed[] = [
  {
    slug: 'house-number-sign',
    name: 'House Number Sign',
    title: 'House Number Sign in Timber and Acrylic',
    metaDescription:
      'A house number that can be read from the street: raised digits on spotted gum, or matt acrylic on a timber back. Screws and a drilling template included.',
    blurb: 'Raised digits that the courier can read from the street, made for our weather.',
    description: [
      'Your number in raised digits, 110 mm tall, on a board that stands a finger’s width off the wall so that rain runs behind it. The street name goes underneath if you like.',
      'In the box are stainless screws, wall plugs and a paper template: tape it up, drill through the marks, done.',
    ],
    material: 'Spotted gum with decking oil, or 5 mm matt acrylic on a spotted gum back',
    size: '300 × 180 × 19 mm; digits 110 mm high',
    care: 'Oil the timber once a year. Wash acrylic with soapy water, never with window cleaner.',
    facts: { 'In the box': 'Sign, four stainless screws and plugs, drilling template' },
    brand: 'Kerf & Grain',
    groups: ['signs-tags', 'christmas-home'],
    added: '2026-10-12',
    code: 'HNS',
    cents: 6900,
    variations: [
      {
        name: 'Material',
        options: [
          { name: 'Spotted gum', code: 'GUM', photo: 'spotted-gum', adds: 1000 },
          { name: 'Black acrylic', code: 'BLK', photo: 'black' },
          { name: 'White acrylic', code: 'WHT', photo: 'white' },
        ],
      },
    ],
    addons: ['house-number', { addon: 'street-name', min: 0 }, 'font'],
    relateds: ['new-home-gift-pack', 'memory-lantern', 'engraved-slate-coasters'],
  },
];
