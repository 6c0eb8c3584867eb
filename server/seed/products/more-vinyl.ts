import type { ProductSeed } from './product-seed.ts';

export const moreVinylProducts: ProductSeed[] = [
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
  {
    slug: 'personalised-apron',
    name: 'Personalised Apron',
    title: 'Personalised Apron for Adults and Children',
    metaDescription:
      'A canvas apron with a name and a picture pressed on by hand. Charcoal or sage, for adults and for children, with a deep pocket and a size chart in mm.',
    blurb: 'A name, a picture and a deep pocket, on canvas that shrugs off fat.',
    description: [
      'For whoever stands at the barbecue and gives opinions. The name is cut from soft vinyl and pressed on by hand, large enough to be read from the other end of the table.',
      'The straps cross at the back, so nothing pulls at the neck. The pocket holds tongs, a phone and one cold can.',
    ],
    material: 'Cotton canvas, 320 g/m²; print of soft-touch vinyl',
    size: 'Adult 640 × 820 mm; child 460 × 560 mm',
    care: 'Wash at 40 °C, inside out. Iron from the back only.',
    brand: 'Kerf & Grain',
    groups: ['clothing', 'kricut-products', 'christmas-home'],
    added: '2026-07-01',
    code: 'PAP',
    cents: 4200,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Charcoal', code: 'CHA', photo: 'charcoal' },
          { name: 'Sage', code: 'SAG', photo: 'sage' },
        ],
      },
      {
        name: 'Size',
        options: [
          { name: 'Adult', code: 'AD' },
          { name: 'Child', code: 'CH', adds: -800 },
        ],
      },
    ],
    stock: { 'PAP-CHA-AD': 10, 'PAP-CHA-CH': 6, 'PAP-SAG-AD': 7, 'PAP-SAG-CH': 0 },
    addons: ['print-text', 'vinyl-colour', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['bamboo-recipe-stand', 'personalised-cotton-tee', 'bamboo-chopping-board'],
  },
  {
    slug: 'market-tote',
    name: 'Market Tote',
    title: 'Market Tote with Protea and Your Words',
    metaDescription:
      'A heavy cotton tote with a protea and your own words pressed on by hand. Natural or black, long handles, strong enough for pumpkins and library books.',
    blurb: 'A protea and your own words, on cotton that carries a pumpkin.',
    description: [
      'Saturday morning, long handles, and still room for the pineapple. The protea is ours; the two lines under it are yours.',
      'The seams are sewn twice and the base is a flat one, so it stands up while you look for the keys.',
    ],
    material: 'Cotton canvas, 340 g/m²; print of soft-touch vinyl',
    size: '380 × 400 mm, base 100 mm; handles 650 mm',
    care: 'Wash cold and inside out. Dry in the shade.',
    brand: 'Kerf & Grain',
    groups: ['clothing', 'christmas-teachers'],
    added: '2026-04-07',
    code: 'MTO',
    cents: 2600,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Natural', code: 'NAT', photo: 'natural' },
          { name: 'Black', code: 'BLK', photo: 'black' },
        ],
      },
    ],
    stock: { 'MTO-NAT': 24, 'MTO-BLK': 9 },
    addons: ['print-text', { addon: 'print-colour', min: 0 }, 'font'],
    relateds: ['personalised-apron', 'custom-t-shirt', 'engraved-travel-cup'],
  },
  {
    slug: 'santa-sack',
    name: 'Santa Sack with Name',
    title: 'Santa Sack with a Name, in Natural Linen',
    metaDescription:
      'A large linen sack with a name, a reindeer and a satin bow, so that the right parcels reach the right child. Crimson or forest print, washable, for keeps.',
    blurb: 'Special delivery: a name and a reindeer on linen, big enough for a scooter.',
    description: [
      'It comes out on the twenty-fourth and goes back into the cupboard with the baubles, every year until they leave home and take it with them.',
      'Name and reindeer are pressed on in soft vinyl. The ribbon runs through a tunnel and ties the sack shut, at least until five in the morning.',
    ],
    material: 'Linen and cotton, 260 g/m²; soft-touch vinyl; satin ribbon',
    size: '480 × 640 mm',
    care: 'Wash cold and inside out. Iron from the back only.',
    brand: 'Kerf & Grain',
    badge: 'Christmas',
    groups: ['kricut-products', 'specials', 'christmas-kids', 'christmas-stocking-fillers'],
    added: '2026-09-07',
    code: 'SSK',
    cents: 3600,
    special: { off: 600 },
    variations: [
      {
        name: 'Print',
        options: [
          { name: 'Crimson', code: 'CRI', photo: 'red' },
          { name: 'Forest', code: 'FOR', photo: 'forest' },
        ],
      },
    ],
    stock: { 'SSK-CRI': 28, 'SSK-FOR': 15 },
    addons: ['name', { addon: 'ribbon-colour', min: 0 }],
    relateds: ['wooden-gift-tags', 'acrylic-bauble', 'kids-straw-tumbler'],
  },
];
