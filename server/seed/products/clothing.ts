import type { ProductSeed } from './product-seed.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export const clothingProducts: ProductSeed[] = [
  {
    slug: 'personalised-cotton-tee',
    name: 'Personalised Cotton Tee',
    title: 'Personalised Cotton Tee with Your Words',
    metaDescription:
      'A soft cotton tee with up to four lines of your own words pressed on by hand. Four colours, sizes XS to XXL, with a size chart in millimetres.',
    blurb: 'A soft cotton tee with your own words across the chest, pressed on by hand.',
    description: [
      'For hens’ nights, team jokes, first days of big brotherhood. Type the words, and we cut them from soft vinyl and press them on one shirt at a time.',
      'The cut is straight and a little long. Between two sizes, take the larger one.',
    ],
    material: 'Combed cotton, 180 g/m²; print of soft-touch vinyl',
    size: 'Chest (flat): XS 460, S 490, M 520, L 550, XL 580, XXL 610 mm',
    care: 'Wash cold and inside out. Iron from the inside only.',
    brand: 'Kerf & Grain',
    groups: ['clothing'],
    added: '2026-05-25',
    code: 'PCT',
    cents: 3400,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Sage', code: 'SAG', photo: 'sage' },
          { name: 'Navy', code: 'NVY', photo: 'navy' },
        ],
      },
      {
        name: 'Size',
        options: sizes.map((size) => ({ name: size, code: size, adds: size === 'XXL' ? 300 : 0 })),
      },
    ],
    without: [
      ['Sage', 'XXL'],
      ['Sage', 'XS'],
    ],
    stock: { 'PCT-WHT-M': 9, 'PCT-WHT-L': 6, 'PCT-BLK-M': 4, 'PCT-NVY-XXL': 0, 'PCT-SAG-M': 2 },
    addons: ['print-text', 'vinyl-colour', 'font'],
    relateds: ['sublimated-mug', 'kids-name-labels', 'engraved-drink-bottle'],
  },
  {
    slug: 'custom-t-shirt',
    name: 'Wave Cotton Tee',
    title: 'Wave Cotton Tee with Your Own Words',
    metaDescription:
      'A soft cotton tee with a breaking wave and your own words below it, pressed on by hand. Four colours, sizes XS to XXL, with a size chart in mm.',
    blurb: 'A breaking wave and your own words across the chest, pressed on by hand.',
    description: [
      'The wave is ours, the words are yours: a beach, a team, a band that never was. We cut them from soft vinyl and press them on one shirt at a time.',
      'The cut is straight and a little long. Between two sizes, take the larger one.',
    ],
    material: 'Combed cotton, 180 g/m²; print of soft-touch vinyl',
    size: 'Chest (flat): XS 460, S 490, M 520, L 550, XL 580, XXL 610 mm',
    care: 'Wash cold and inside out. Iron from the inside only.',
    brand: 'Kerf & Grain',
    groups: ['clothing', 'christmas-kids'],
    added: '2026-05-25',
    code: 'WCT',
    cents: 3400,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Navy', code: 'NVY', photo: '1' },
          { name: 'Cream', code: 'CRE', photo: '3' },
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Forest', code: 'FOR', photo: 'forest' },
        ],
      },
      {
        name: 'Size',
        options: sizes.map((size) => ({ name: size, code: size, adds: size === 'XXL' ? 300 : 0 })),
      },
    ],
    without: [
      ['Forest', 'XXL'],
      ['Forest', 'XS'],
    ],
    stock: { 'WCT-CRE-M': 9, 'WCT-CRE-L': 6, 'WCT-BLK-M': 4, 'WCT-NVY-XXL': 0, 'WCT-FOR-M': 2 },
    addons: ['print-text', { addon: 'print-colour', min: 0 }, 'font'],
    relateds: ['photo-mug', 'name-labels', 'insulated-bottle'],
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
