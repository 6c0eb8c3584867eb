import type { ProductSeed } from './product-seed.ts';

export const schoolProducts: ProductSeed[] = [
  {
    slug: 'school-bag-tag',
    name: 'School Bag Tag',
    title: 'School Bag Tag with Large Name',
    metaDescription:
      'A bright acrylic bag tag with the name large enough to read across a playground and room for a phone number on the back. Four colours, steel cable.',
    blurb: 'A name that can be read across the playground, on a cable that stays shut.',
    description: [
      'Forty identical navy bags on one rack: this is the one with the name on it. The letters are as tall as the tag allows.',
      'A steel cable screws shut through the handle, so it does not open by itself, even in Year One.',
    ],
    material: 'Coloured acrylic, 3 mm, white outdoor vinyl, coated steel cable',
    size: '85 × 50 × 3 mm; cable 150 mm',
    care: 'Wipe clean. It survives rain, mud and bananas.',
    brand: 'Kerf & Grain',
    groups: ['school', 'christmas-kids'],
    added: '2026-01-06',
    code: 'SBT',
    cents: 1400,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Red', code: 'RED', photo: 'red' },
          { name: 'Blue', code: 'BLU', photo: 'blue' },
          { name: 'Green', code: 'GRN', photo: 'green' },
          { name: 'Yellow', code: 'YEL', photo: 'yellow' },
        ],
      },
    ],
    addons: ['name', 'font', { addon: 'phone-number', min: 0 }],
    relateds: ['kids-name-labels', 'engraved-drink-bottle', 'name-key-ring'],
  },
];
