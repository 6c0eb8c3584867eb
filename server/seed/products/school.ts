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
  {
    slug: 'school-bag-tags',
    name: 'Playground Bag Tag',
    title: 'Playground Bag Tag with Name and Picture',
    metaDescription:
      'A bright acrylic bag tag with a picture and a name that can be read across a playground. Three colours, a ball chain, and a phone number on the back.',
    blurb: 'A picture and a name that can be read across the playground.',
    description: [
      'Forty identical navy bags on one rack: this is the one with the dinosaur on it. The letters are as tall as the tag allows.',
      'The ball chain closes with a click and stays shut, even in Year One. A phone number on the back brings the bag home by itself.',
    ],
    material: 'Coloured cast acrylic, 3 mm, engraved; nickel-plated ball chain',
    size: '86 × 54 × 3 mm; chain 150 mm',
    care: 'Wipe clean. It survives rain, mud and bananas.',
    brand: 'Kerf & Grain',
    groups: ['school', 'christmas-kids', 'christmas-stocking-fillers'],
    added: '2026-01-06',
    code: 'PBT',
    cents: 1400,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Orange', code: 'ORA', photo: 'orange' },
          { name: 'Teal', code: 'TEA', photo: 'teal' },
          { name: 'Purple', code: 'PUR', photo: 'purple' },
        ],
      },
    ],
    addons: ['name', 'playground-motif', { addon: 'phone-number', min: 0 }],
    relateds: ['name-labels', 'insulated-bottle', 'kookaburra-key-ring'],
  },
];
