import type { ProductSeed } from './product-seed.ts';

export const keyRingsProducts: ProductSeed[] = [
  {
    slug: 'name-key-ring',
    name: 'Name Key Ring',
    title: 'Name Key Ring in Clear Acrylic with Tassel',
    metaDescription:
      'A clear acrylic disc with a name in white, gold or black vinyl, a metal ring and a cotton tassel. A small thank-you for a teacher or a whole team.',
    blurb: 'A clear disc, a name and a tassel: easy to find at the bottom of a bag.',
    description: [
      'The name is cut from vinyl and sealed between two discs, so keys cannot scratch it. The tassel is tied by hand from cotton thread and matches the lettering.',
      'Ordering for a class? Put one in the cart for each name. From ten pieces on, write to us first and we will make you a price.',
    ],
    material: 'Clear acrylic, 2 × 2 mm, outdoor vinyl, plated steel ring, cotton tassel',
    size: 'Disc 55 mm across; 130 mm with ring and tassel',
    care: 'Wipe with a damp cloth. Spirits make acrylic cloudy.',
    brand: 'Kerf & Grain',
    groups: ['key-rings', 'specials', 'christmas-teachers', 'christmas-stocking-fillers'],
    added: '2026-06-22',
    code: 'NKR',
    cents: 1200,
    special: { off: 200 },
    variations: [
      {
        name: 'Colour of the lettering',
        options: [
          { name: 'White', code: 'WHT', photo: 'clear-white' },
          { name: 'Gold', code: 'GLD', photo: 'clear-gold' },
          { name: 'Black', code: 'BLK', photo: 'clear-black' },
        ],
      },
    ],
    addons: ['name', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['school-bag-tag', 'engraved-pet-tag', 'wooden-christmas-bauble'],
  },
  {
    slug: 'kookaburra-key-ring',
    name: 'Kookaburra Key Ring',
    title: 'Kookaburra Key Ring in Timber',
    metaDescription:
      'A kookaburra engraved on a small timber disc, with a name on the back and a steel ring. Birch, walnut or jarrah. A good thank-you for a whole team.',
    blurb: 'A kookaburra on a small timber disc, with a name on the back.',
    description: [
      'He sits on the disc as he sits on our fence: a little fluffed up, waiting for somebody to drop something. A name goes on the back.',
      'Ordering for a class? Put one in the cart for each name. From ten pieces on, write to us first and we will make you a price.',
    ],
    material: 'Birch ply, American walnut or jarrah, 4 mm, oiled; plated steel ring',
    size: 'Disc 46 mm across, 4 mm thick; 90 mm with the ring',
    care: 'Rub in a drop of oil when the timber looks dry.',
    brand: 'Kerf & Grain',
    groups: ['key-rings', 'christmas-teachers', 'christmas-stocking-fillers'],
    added: '2026-02-04',
    code: 'KKR',
    cents: 1200,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Birch', code: 'BIR', photo: '1' },
          { name: 'Walnut', code: 'WAL', adds: 200, photo: 'walnut' },
          { name: 'Jarrah', code: 'JAR', adds: 200, photo: 'jarrah' },
        ],
      },
    ],
    addons: ['name', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['leather-key-ring', 'school-bag-tags', 'banksia-wall-art'],
  },
  {
    slug: 'leather-key-ring',
    name: 'Leather Key Fob',
    title: 'Leather Key Fob with Words or a Picture',
    metaDescription:
      'A key fob of vegetable-tanned leather, stitched by hand, with a few words or a small picture. Tan or black; it gets better the more it is dropped.',
    blurb: 'Vegetable-tanned leather, stitched by hand, with a few words of yours.',
    description: [
      '“Drive safe” is what most people put on it. Others put a street, a horse, or the name of the boat. The edge is stitched by hand with waxed thread.',
      'Tan leather darkens with every pocket it lives in. Black stays black and carries its lettering in silver.',
    ],
    material: 'Vegetable-tanned cowhide, 3.2 mm, waxed thread, plated steel ring',
    size: '84 × 36 × 3 mm; 120 mm with the ring',
    care: 'A little leather wax once a year. Let it dry slowly when it gets wet.',
    brand: 'Kerf & Grain',
    groups: ['key-rings', 'specials', 'christmas-stocking-fillers'],
    added: '2026-05-04',
    code: 'LKF',
    cents: 1900,
    special: { off: 400, only: ['LKF-BLK'] },
    variations: [
      {
        name: 'Leather',
        options: [
          { name: 'Tan', code: 'TAN', photo: 'tan' },
          { name: 'Black', code: 'BLK', photo: 'black' },
        ],
      },
    ],
    stock: { 'LKF-TAN': 15, 'LKF-BLK': 8 },
    addons: ['engraving', 'font', { addon: 'motif', min: 0 }],
    relateds: ['kookaburra-key-ring', 'usb-walnut', 'metal-business-cards'],
  },
  {
    slug: 'coordinates-key-ring',
    name: 'Coordinates Key Ring',
    title: 'Coordinates Key Ring in Steel or Brass',
    metaDescription:
      'A metal bar with the coordinates of one place: the house, the wedding, the reef with the fish. Tell us the address and we look the numbers up for you.',
    blurb: 'The coordinates of one place that matters, on a bar of solid metal.',
    description: [
      'The first house, the chapel, the spot where the big one got away. Tell us the place in words and we look up latitude and longitude to the nearest few metres.',
      'Both numbers go on the front. A name for the place goes on the back, if it is not a secret.',
    ],
    material: 'Brushed stainless steel or brass, 2 mm; plated steel ring',
    size: '74 × 23 × 2 mm; 110 mm with the ring',
    care: 'None. Brass takes on the colour of your pocket.',
    brand: 'Kerf & Grain',
    groups: ['key-rings', 'specials', 'christmas-stocking-fillers'],
    added: '2026-08-17',
    code: 'CKR',
    cents: 2200,
    special: { off: 300, only: ['CKR-STL'] },
    variations: [
      {
        name: 'Metal',
        options: [
          { name: 'Stainless steel', code: 'STL', photo: 'steel' },
          { name: 'Brass', code: 'BRS', adds: 200, photo: 'brass' },
        ],
      },
    ],
    addons: ['coordinates', { addon: 'engraving-optional', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['leather-key-ring', 'name-key-ring', 'engraved-pet-tag'],
  },
];
