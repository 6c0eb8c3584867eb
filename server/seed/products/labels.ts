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
];
