import type { ProductSeed } from './product-seed.ts';

export const promotionalProducts: ProductSeed[] = [
  {
    slug: 'logo-cork-coasters',
    name: 'Logo Cork Coasters',
    title: 'Cork Coasters with Your Logo, from 25 Pieces',
    metaDescription:
      'Cork coasters with your logo burned in, for bars, breweries and front desks. From 25 pieces, rounded corners, a drawing before we start. No plates, no ink.',
    blurb: 'Your logo burned into cork, from 25 pieces, with a drawing before we start.',
    description: [
      'A coaster is the only advertisement people keep under their glass for an hour. Ours carries no ink: the logo is burned into the cork and lasts as long as the coaster does.',
      'Send the logo in any shape it is in. We clean it up, show you a drawing within a day, and need about a week for a hundred.',
    ],
    material: 'Fine-grain cork, 4 mm',
    size: '95 × 95 × 4 mm',
    care: 'Wipe with a damp cloth.',
    facts: { 'In the box': '25, 50 or 100 pieces in a recycled carton' },
    brand: 'Kerf & Grain',
    groups: ['promotional-products', 'laser-kut-cork', 'christmas-clients'],
    added: '2026-05-18',
    code: 'LCC',
    cents: 6200,
    variations: [
      {
        name: 'Pieces',
        options: [
          { name: '25', code: '25' },
          { name: '50', code: '50', adds: 5000 },
          { name: '100', code: '100', adds: 12_800 },
        ],
      },
    ],
    addons: ['logo-file', { addon: 'engraving-optional', min: 0 }, { addon: 'drawing-first', min: 0 }],
    relateds: ['metal-business-cards', 'engraved-logo-pens', 'usb-timber-card'],
  },
  {
    slug: 'engraved-logo-pens',
    name: 'Engraved Logo Pens',
    title: 'Engraved Pens in Bamboo or Black, from Ten Pieces',
    metaDescription:
      'Ball pens in bamboo or black aluminium with your logo or one line engraved along the barrel. From ten pieces, blue refill, a drawing before we start.',
    blurb: 'One line or a logo along the barrel, in bamboo or black aluminium.',
    description: [
      'The kind of pen that is borrowed and not returned, which is the idea. One line or a logo runs along the barrel, engraved so that it cannot wear off like print does.',
      'It takes the common refill, so it writes for years. For a name on each pen, send us the list with the order.',
    ],
    material: 'Bamboo or black anodised aluminium, chromed steel tip and clip',
    size: '140 × 11.5 mm; engraving up to 78 × 7 mm',
    care: 'Wipe with a dry cloth.',
    brand: 'Kerf & Grain',
    groups: ['promotional-products', 'christmas-clients', 'christmas-teachers'],
    added: '2026-06-03',
    code: 'ELP',
    cents: 4500,
    variations: [
      {
        name: 'Barrel',
        options: [
          { name: 'Bamboo', code: 'BAM', photo: 'bamboo' },
          { name: 'Black aluminium', code: 'BLK', adds: 800, photo: 'black' },
        ],
      },
      {
        name: 'Pieces',
        options: [
          { name: '10', code: '10' },
          { name: '25', code: '25', adds: 5500 },
          { name: '50', code: '50', adds: 13_500 },
        ],
      },
    ],
    stock: { 'ELP-BLK-50': 0 },
    addons: ['engraving', 'font', { addon: 'logo-file', min: 0 }, { addon: 'drawing-first', min: 0 }],
    relateds: ['metal-business-cards', 'logo-cork-coasters', 'leather-journal'],
  },
];
