import type { ProductSeed } from './product-seed.ts';

export const specialsProducts: ProductSeed[] = [
  {
    slug: 'pine-phone-stand',
    name: 'Pine Phone Stand',
    title: 'Pine Phone Stand with Your Name',
    metaDescription:
      'A two-piece phone stand in solid pine that slots together without glue. Add a name, choose natural or walnut stain. Cut and finished in Gladstone.',
    blurb: 'Two pieces of pine that slot together and hold your phone at reading height.',
    description: [
      'Two pieces, one slot, no glue and no screws. Push them together and the stand holds a phone upright or on its side; pull them apart and it lies flat in a suitcase.',
      'There is a gap at the front for the charging cable, and room on the face for a name. We cut these from the ends of longer boards, which is why they cost less than they should.',
    ],
    material: 'Plantation pine, 9 mm, sanded to 240 grit and finished with hard-wax oil',
    size: '120 × 80 mm assembled, 95 mm high; holds phones up to 12 mm thick',
    care: 'Wipe with a dry or barely damp cloth. Rub in a little furniture oil once a year.',
    brand: 'Kerf & Grain',
    groups: ['specials', 'laser-kut-wood', 'christmas-stocking-fillers'],
    added: '2026-03-09',
    code: 'PPS',
    cents: 2400,
    special: { off: 500 },
    variations: [
      {
        name: 'Finish',
        options: [
          { name: 'Natural pine', code: 'PIN', photo: 'pine' },
          { name: 'Walnut stain', code: 'WAL', photo: 'walnut', adds: 200 },
        ],
      },
    ],
    stock: { 'PPS-PIN': 14, 'PPS-WAL': 5 },
    addons: [
      { addon: 'engraving-optional', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['baby-milestone-discs', 'bamboo-usb-stick', 'name-key-ring'],
  },
];
