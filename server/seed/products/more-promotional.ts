import type { ProductSeed } from './product-seed.ts';

export const morePromotionalProducts: ProductSeed[] = [
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
  {
    slug: 'usb-timber-card',
    name: 'Timber USB Card',
    title: 'Timber USB Card with Your Logo, 32 or 64 GB',
    metaDescription:
      'A memory stick as flat as a bank card, in bamboo or walnut, with your logo and up to three lines engraved. The plug folds out. 32 or 64 GB, USB 3.0.',
    blurb: 'A memory stick as flat as a card, with room for a logo and three lines.',
    description: [
      'It slides into a wallet or an album sleeve, and the plug folds out of one corner. There is four times the room of a stick, so a logo and the details fit.',
      'Wedding films, house plans, X-rays of a beagle: we have engraved them all. We can load your files before we post, in boxes of ten or more.',
    ],
    material: 'Bamboo or American walnut, oiled; USB 3.0 plug with gold contacts',
    size: '86 × 54 × 3.4 mm',
    care: 'Keep dry. Rub with a little oil when the timber looks tired.',
    brand: 'Kerf & Grain',
    groups: ['usb-sticks', 'christmas-clients'],
    added: '2026-04-13',
    code: 'UTC',
    cents: 2400,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Bamboo', code: 'BAM', photo: 'bamboo' },
          { name: 'Walnut', code: 'WAL', adds: 200, photo: 'walnut' },
        ],
      },
      {
        name: 'Capacity',
        options: [
          { name: '32 GB', code: '32' },
          { name: '64 GB', code: '64', adds: 600 },
        ],
      },
    ],
    stock: { 'UTC-BAM-32': 40, 'UTC-BAM-64': 18, 'UTC-WAL-32': 25, 'UTC-WAL-64': 6 },
    addons: [
      { addon: 'logo-file', min: 0 },
      { addon: 'engraving-lines', max: 3 },
      'font',
      { addon: 'drawing-first', min: 0 },
    ],
    relateds: ['bamboo-usb-stick', 'usb-walnut', 'engraved-logo-pens'],
  },
  {
    slug: 'engraved-travel-cup',
    name: 'Engraved Travel Cup',
    title: 'Engraved Travel Cup, 350 ml, in Three Colours',
    metaDescription:
      'An insulated steel cup for the drive and the dog walk, with a name and a picture engraved through the coat. Three colours, 350 ml, fits a cup holder.',
    blurb: 'A name and a picture engraved through the coat of an insulated cup.',
    description: [
      'Coffee is still hot at the second set of lights and still warm at the beach. The double wall keeps it so, and keeps your fingers cool.',
      'The engraving shows the bare steel below the colour. It cannot peel, and nobody at work can claim it is theirs.',
    ],
    material: 'Stainless steel 18/8, double-walled, powder-coated; slide lid of BPA-free plastic',
    size: '88 mm across, 127 mm high, 350 ml',
    care: 'Wash by hand. The lid goes in the dishwasher.',
    brand: 'Kerf & Grain',
    groups: ['drink-bottles', 'specials', 'christmas-teachers'],
    added: '2026-03-30',
    code: 'ETC',
    cents: 3200,
    special: { off: 400, only: ['ETC-TER', 'ETC-CHA'] },
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Terracotta', code: 'TER', photo: 'terracotta' },
          { name: 'Charcoal', code: 'CHA', photo: 'charcoal' },
          { name: 'Sage', code: 'SAG', photo: 'sage' },
        ],
      },
    ],
    stock: { 'ETC-TER': 14, 'ETC-CHA': 3, 'ETC-SAG': 17 },
    addons: ['name', 'font', { addon: 'motif', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['engraved-drink-bottle', 'insulated-bottle', 'sublimated-mug'],
  },
  {
    slug: 'kids-straw-tumbler',
    name: 'Kids Straw Tumbler',
    title: 'Kids Straw Tumbler with Name and Picture',
    metaDescription:
      'A small insulated tumbler with a lid and a soft straw, a name and a dinosaur or another picture engraved into it. Three colours, 300 ml, spill-resistant.',
    blurb: 'A name, a picture and a straw, in a tumbler that bounces.',
    description: [
      'Small hands fit around the waist, the lid screws on and the straw is too thick to chew through in one term. It falls on its head and lives.',
      'The picture and the name are engraved, so the dishwasher does not take them. Choose one of six pictures below.',
    ],
    material: 'Stainless steel 18/8, powder-coated; lid and straw of BPA-free plastic and silicone',
    size: '76 mm across, 146 mm high without the straw, 300 ml',
    care: 'Top rack of the dishwasher. A straw brush is in the box.',
    brand: 'Kerf & Grain',
    groups: ['drink-bottles', 'school', 'christmas-kids'],
    added: '2026-02-09',
    code: 'KST',
    cents: 2900,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Yellow', code: 'YEL', photo: 'yellow' },
          { name: 'Pink', code: 'PNK', photo: 'pink' },
          { name: 'Blue', code: 'BLU', photo: 'blue' },
        ],
      },
    ],
    stock: { 'KST-YEL': 21, 'KST-PNK': 16, 'KST-BLU': 0 },
    addons: ['name', 'playground-motif', { addon: 'phone-number', min: 0 }],
    relateds: ['engraved-drink-bottle', 'school-bag-tags', 'name-labels'],
  },
];
