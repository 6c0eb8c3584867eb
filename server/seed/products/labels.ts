import type { ProductSeed } from './product-seed.ts';

export const labelsProducts: ProductSeed[] = [
  {
    slug: 'kids-name-labels',
    name: 'Kids Name Labels',
    title: 'Kids Name Labels, Sheet of Forty-eight',
    metaDescription:
      'Forty-eight waterproof name labels in three sizes for lunch boxes, pencils and hats. Three colour sets, safe in the dishwasher, easy to peel off.',
    blurb: 'Forty-eight waterproof labels in three sizes, enough for a whole school bag.',
    description: [
      'One sheet covers a child for a year: sixteen large labels for bottles and boxes, sixteen middling ones for books, sixteen slim ones for pencils and brushes.',
      'They hold through the dishwasher and the freezer, and come off in one piece when the hat goes to a cousin.',
    ],
    material: 'Outdoor vinyl with a clear laminate',
    size: 'Sheet 210 × 148 mm; labels 50 × 16, 50 × 10 and 50 × 6 mm',
    care: 'Stick on clean, dry surfaces and wait a day before the first wash.',
    facts: { 'On the sheet': 'Forty-eight labels, all with the same name' },
    brand: 'Kerf & Grain',
    groups: ['labels'],
    added: '2026-01-12',
    code: 'KNL',
    cents: 1800,
    variations: [
      {
        name: 'Colours',
        options: [
          { name: 'Ocean', code: 'OCE', photo: 'ocean' },
          { name: 'Bush', code: 'BUS', photo: 'bush' },
          { name: 'Sunset', code: 'SUN', photo: 'sunset' },
        ],
      },
    ],
    addons: ['name', 'font'],
    relateds: ['school-bag-tag', 'engraved-drink-bottle', 'personalised-cotton-tee'],
  },
  {
    slug: 'name-labels',
    name: 'Dinosaur Name Labels',
    title: 'Dinosaur Name Labels for Kids, Sheet of Fifteen',
    metaDescription:
      'Fifteen waterproof vinyl labels with a name and a dinosaur for lunch boxes, bottles and hats. Three colours, safe in the dishwasher, easy to peel off.',
    blurb: 'Fifteen waterproof labels with a name and a dinosaur, for everything that wanders.',
    description: [
      'One sheet covers what leaves the house in a school bag: boxes, bottle, hat, jumper, pencil tin, and a few spare for the second term.',
      'They hold through the dishwasher and the freezer, and come off in one piece when the hat goes to a cousin.',
    ],
    material: 'Outdoor vinyl, white, with a clear laminate',
    size: 'Sheet 190 × 140 mm; labels 58 × 24 mm',
    care: 'Stick on clean, dry surfaces and wait a day before the first wash.',
    facts: { 'On the sheet': 'Fifteen labels, all with the same name' },
    brand: 'Kerf & Grain',
    groups: ['labels', 'christmas-kids'],
    added: '2026-01-12',
    code: 'KLA',
    cents: 1600,
    variations: [
      {
        name: 'Colours',
        options: [
          { name: 'Reef', code: 'REE', photo: '1' },
          { name: 'Bush', code: 'BUS', photo: 'bush' },
          { name: 'Sunset', code: 'SUN', photo: 'sunset' },
        ],
      },
    ],
    addons: ['name', 'font'],
    relateds: ['school-bag-tags', 'insulated-bottle', 'acrylic-night-light'],
  },
  {
    slug: 'pantry-labels',
    name: 'Pantry Labels',
    title: 'Pantry Labels, Twelve or Twenty-Four, Your Words',
    metaDescription:
      'Vinyl labels for jars and tins with the words you choose, from flour to fairy bread. Black, kraft or white, waterproof, and off again without a trace.',
    blurb: 'Your own words for jars and tins, in black, kraft or white vinyl.',
    description: [
      'Type the words, one on a line, and we set them all in the same size so that the shelf looks calm. “Flour”, “sugar”, “the good biscuits”.',
      'They stick to glass, tin and plastic, stand the dishwasher, and peel off in one piece when the lentils move house.',
    ],
    material: 'Outdoor vinyl with removable glue, laminated',
    size: '68 × 34 mm each; sheet 240 × 180 mm',
    care: 'Stick on clean, dry glass. Wait a day before the first wash.',
    brand: 'Kerf & Grain',
    groups: ['labels', 'kricut-products', 'christmas-home'],
    added: '2026-02-23',
    code: 'PAL',
    cents: 1800,
    variations: [
      {
        name: 'Vinyl',
        options: [
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Kraft', code: 'KRA', photo: 'kraft' },
          { name: 'White', code: 'WHT', photo: 'white' },
        ],
      },
      {
        name: 'Labels',
        options: [
          { name: '12', code: '12' },
          { name: '24', code: '24', adds: 1200 },
        ],
      },
    ],
    addons: ['names-list', 'font', { addon: 'print-colour', min: 0 }],
    relateds: ['bamboo-lid-jars', 'kids-name-labels', 'favour-jar-labels'],
  },
  {
    slug: 'favour-jar-labels',
    name: 'Favour Jar Labels',
    title: 'Favour Jar Labels for Weddings, from 30 Pieces',
    metaDescription:
      'Cream labels with a bee, two names and a date, for honey, jam or lollies on every plate. From thirty pieces, printed and cut to fit a small round jar.',
    blurb: 'A bee, two names and a date, for the small jar on every plate.',
    description: [
      'Guests leave flowers on the table, but they take the honey home. These labels fit the usual 120 ml jar and any bottle of the same girth.',
      'The bee may be a heart, a wreath or nothing at all. We send a drawing before we print, so that both families can check the spelling.',
    ],
    material: 'Cream vinyl with a paper feel, waterproof ink',
    size: '54 × 44 mm each',
    care: 'Stick on a dry jar before you fill it.',
    facts: { 'In the envelope': '30, 60 or 120 labels on sheets; jars are not included' },
    brand: 'Kerf & Grain',
    groups: ['labels'],
    added: '2026-03-16',
    code: 'FJL',
    cents: 2600,
    variations: [
      {
        name: 'Labels',
        options: [
          { name: '30', code: '30' },
          { name: '60', code: '60', adds: 1400 },
          { name: '120', code: '120', adds: 3600 },
        ],
      },
    ],
    addons: ['engraving', 'date', 'font', { addon: 'motif', min: 0 }, { addon: 'drawing-first', min: 0 }],
    relateds: ['acrylic-table-numbers', 'slate-cheese-board', 'pantry-labels'],
  },
];
