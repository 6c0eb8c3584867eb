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
  {
    slug: 'first-day-board',
    name: 'First Day of School Board',
    title: 'First Day of School Board with Name and Date',
    metaDescription:
      'A painted board in a birch rim for the photograph at the gate: the year level, the name, the age and the date. Chalk green or navy, light enough to hold.',
    blurb: 'Year level, name, age and date, for the photograph at the gate.',
    description: [
      'Every January the same photograph, in front of the same door, a head taller. This is the board for it: large letters, no glare, and light enough to be held by whoever is nervous.',
      'The back is plain chalk paint, so next year costs nothing but a piece of chalk.',
    ],
    material: 'Birch ply, 5 and 3 mm, chalk paint, engraved and filled in white',
    size: '330 × 250 × 8 mm, about 400 g',
    care: 'Wipe with a dry cloth; the back with a damp one.',
    brand: 'Kerf & Grain',
    groups: ['school', 'christmas-kids'],
    added: '2026-01-09',
    code: 'FDB',
    cents: 3800,
    variations: [
      {
        name: 'Paint',
        options: [
          { name: 'Chalk green', code: 'GRN', photo: 'chalk' },
          { name: 'Navy', code: 'NVY', photo: 'navy' },
        ],
      },
    ],
    addons: ['name', 'school-year', { addon: 'age', min: 0 }, { addon: 'date', min: 0 }],
    relateds: ['named-pencil-tin', 'school-bag-tag', 'cork-pin-board'],
  },
  {
    slug: 'named-pencil-tin',
    name: 'Named Pencil Tin',
    title: 'Named Pencil Tin with Picture, in Three Colours',
    metaDescription:
      'A steel pencil tin with a name and a picture in white vinyl that does not come off. Teal, red or navy, room for thirty pencils, survives being sat on.',
    blurb: 'A name and a picture on a steel tin that survives being sat on.',
    description: [
      'Zips break in week three. A tin with a hinged lid does not, and it closes with a click that teachers learn to love.',
      'Name and picture are cut from outdoor vinyl and sealed. There is room for thirty pencils, a rubber and one secret.',
    ],
    material: 'Powder-coated steel, outdoor vinyl',
    size: '210 × 88 × 30 mm',
    care: 'Wipe clean.',
    brand: 'Kerf & Grain',
    groups: ['school', 'christmas-kids', 'christmas-stocking-fillers'],
    added: '2026-01-16',
    code: 'NPT',
    cents: 1900,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Teal', code: 'TEA', photo: 'teal' },
          { name: 'Red', code: 'RED', photo: 'red' },
          { name: 'Navy', code: 'NVY', photo: 'navy' },
        ],
      },
    ],
    stock: { 'NPT-TEA': 18, 'NPT-RED': 12, 'NPT-NVY': 15 },
    addons: ['name', 'playground-motif', 'font'],
    relateds: ['first-day-board', 'kids-name-labels', 'kids-straw-tumbler'],
  },
];
