import type { ProductSeed } from './product-seed.ts';

export const usbSticksProducts: ProductSeed[] = [
  {
    slug: 'bamboo-usb-stick',
    name: 'Bamboo USB Stick',
    title: 'Engraved Bamboo USB Stick, 16 to 64 GB',
    metaDescription:
      'A memory stick in bamboo or walnut with a name or a line engraved into the timber. 16, 32 or 64 GB, USB 3.0. From one piece to a box of a hundred.',
    blurb: 'A memory stick that people keep, with your words in the timber.',
    description: [
      'Photographers hand their pictures over on these, schools their yearbooks, and we keep our own drawings on one. A magnet holds the cap on.',
      'One line goes on the front. For logos and boxes of ten or more, write to us first: we send a drawing and a price within a day.',
    ],
    material: 'Bamboo or walnut around a steel USB 3.0 connector',
    size: '60 × 20 × 10 mm',
    care: 'Keep dry. Rub with a little oil when the timber looks tired.',
    brand: 'Kerf & Grain',
    groups: ['usb-sticks', 'christmas-clients'],
    added: '2026-04-02',
    code: 'BUS',
    cents: 1600,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Bamboo', code: 'BAM', photo: 'bamboo' },
          { name: 'Walnut', code: 'WAL', photo: 'walnut', adds: 200 },
        ],
      },
      {
        name: 'Capacity',
        options: [
          { name: '16 GB', code: '16' },
          { name: '32 GB', code: '32', adds: 400 },
          { name: '64 GB', code: '64', adds: 1000 },
        ],
      },
    ],
    stock: {
      'BUS-BAM-16': 60,
      'BUS-BAM-32': 45,
      'BUS-BAM-64': 12,
      'BUS-WAL-16': 30,
      'BUS-WAL-32': 22,
      'BUS-WAL-64': 1,
    },
    addons: ['engraving', 'font'],
    relateds: ['pine-phone-stand', 'name-key-ring', 'engraved-drink-bottle'],
  },
  {
    slug: 'usb-walnut',
    name: 'Walnut USB Stick',
    title: 'Engraved Walnut USB Stick, 16 to 64 GB',
    metaDescription:
      'A memory stick in solid walnut with a line and a date engraved on it. 16, 32 or 64 GB, USB 3.0, magnetic cap. From one piece to a box of a hundred.',
    blurb: 'A memory stick that people keep, with your words in the walnut.',
    description: [
      'Photographers hand their pictures over on these, schools their yearbooks, and we keep our own drawings on one. A magnet holds the cap on.',
      'One line and a date go on the front. For logos and boxes of ten or more, write to us first: we send a drawing and a price within a day.',
    ],
    material: 'American walnut around a steel USB 3.0 connector, oiled',
    size: '60 × 20 × 10 mm',
    care: 'Keep dry. Rub with a little oil when the timber looks tired.',
    brand: 'Kerf & Grain',
    groups: ['usb-sticks', 'christmas-clients'],
    added: '2026-04-02',
    code: 'USW',
    cents: 1800,
    variations: [
      {
        name: 'Capacity',
        options: [
          { name: '16 GB', code: '16' },
          { name: '32 GB', code: '32', adds: 400 },
          { name: '64 GB', code: '64', adds: 1000 },
        ],
      },
    ],
    stock: { 'USW-16': 60, 'USW-32': 22, 'USW-64': 1 },
    addons: ['engraving', { addon: 'date', min: 0 }, 'font'],
    relateds: ['metal-business-cards', 'leather-key-ring', 'insulated-bottle'],
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
];
