import type { ProductSeed } from './product-seed.ts';

export const leatherProducts: ProductSeed[] = [
  {
    slug: 'leather-journal',
    name: 'Leather Journal',
    title: 'Leather Journal with a Name on the Cover',
    metaDescription:
      'A hard-working notebook in vegetable-tanned leather with a name burned into the cover: 240 blank or lined pages, A5, a band that keeps it shut.',
    blurb: 'A name burned into vegetable-tanned leather, around 240 honest pages.',
    description: [
      'The laser darkens leather the way a branding iron does, only finer: a name, a compass, a line of small capitals. The more it travels, the better it looks.',
      'The pages are sewn, so it lies flat, and the block can be replaced when you have filled it. Write the name in the field for handwriting, and the cover carries it exactly so.',
    ],
    material: 'Vegetable-tanned cowhide, 3 mm, waxed thread; 120 leaves of 90 g/m² cream paper',
    size: 'A5: 148 × 210 × 23 mm',
    care: 'Leather wax once a year. Let it dry slowly when it gets wet.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut', 'christmas-clients', 'christmas-teachers'],
    added: '2026-07-20',
    code: 'LJN',
    cents: 5900,
    variations: [
      {
        name: 'Leather',
        options: [
          { name: 'Tan', code: 'TAN', photo: 'tan' },
          { name: 'Chocolate', code: 'CHO', photo: 'chocolate' },
        ],
      },
      {
        name: 'Pages',
        options: [
          { name: 'Blank', code: 'BLK' },
          { name: 'Lined', code: 'LIN' },
        ],
      },
    ],
    stock: { 'LJN-TAN-BLK': 11, 'LJN-TAN-LIN': 8, 'LJN-CHO-BLK': 4, 'LJN-CHO-LIN': 0 },
    addons: [
      'engraving',
      'font',
      { addon: 'handwriting', min: 0 },
      { addon: 'motif', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['leather-key-ring', 'timber-keepsake-box', 'usb-walnut'],
  },
];
