import type { ProductSeed } from './product-seed.ts';

export const woodProducts: ProductSeed[] = [
  {
    slug: 'baby-milestone-discs',
    name: 'Baby Milestone Discs',
    title: 'Wooden Baby Milestone Discs, Set of Twelve',
    metaDescription:
      'Twelve wooden discs for the first year, from one week to one year, engraved on both sides. Birch or walnut, smooth edges, with a cotton bag.',
    blurb: 'Twelve discs for photographs of the first year, from one week to one.',
    description: [
      'Lay one beside the baby, take the picture, and in a year you have the whole story. Each disc is engraved on both sides, so twelve pieces carry twenty-four moments, from “one week” to “first tooth” to “one year”.',
      'The edges are sanded round, and the finish is safe for small hands. They are for photographs, not for chewing: please keep them out of the cot.',
    ],
    material: 'Birch ply or American walnut, 6 mm, food-safe oil finish',
    size: '90 mm across, 6 mm thick; cotton bag 160 × 200 mm',
    care: 'Wipe with a damp cloth and dry at once.',
    facts: { 'In the bag': 'Twelve discs, twenty-four sides' },
    brand: 'Kerf & Grain',
    groups: ['laser-kut-wood'],
    added: '2026-04-20',
    code: 'BMD',
    cents: 4500,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Birch', code: 'BIR', photo: 'birch' },
          { name: 'Walnut', code: 'WAL', photo: 'walnut', adds: 1200 },
        ],
      },
    ],
    addons: ['name', { addon: 'date', min: 0 }, { addon: 'message', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['wooden-christmas-bauble', 'memory-lantern', 'personalised-cotton-tee'],
  },
  {
    slug: 'wooden-christmas-bauble',
    name: 'Wooden Christmas Bauble',
    title: 'Wooden Christmas Bauble with Name and Year',
    metaDescription:
      'A flat wooden bauble cut through with a native pattern and engraved with a name. Round in birch or cherry, star in birch. Light enough for any branch.',
    blurb: 'A flat bauble with a cut-through pattern and a name, light enough for any branch.',
    description: [
      'Gum leaves and blossom, cut right through 3 mm timber, with a name across the middle. Hung in front of a light it throws the pattern on the wall.',
      'Many families order one a year. We keep the drawing, so next year’s will match.',
    ],
    material: 'Birch ply or cherry veneer on ply, 3 mm, with a cotton cord',
    size: 'Round 85 mm across; star 95 mm from tip to tip',
    care: 'Dust with a soft brush. Pack flat between sheets of paper until next year.',
    brand: 'Kerf & Grain',
    badge: 'Christmas',
    groups: ['laser-kut-wood', 'specials', 'christmas-baubles', 'christmas-teachers'],
    added: '2026-09-28',
    code: 'WCB',
    cents: 1400,
    special: { off: 300, only: ['WCB-RND-BIR', 'WCB-RND-CHE'] },
    variations: [
      {
        name: 'Shape',
        options: [
          { name: 'Round', code: 'RND' },
          { name: 'Star', code: 'STA', adds: 200 },
        ],
      },
      {
        name: 'Timber',
        options: [
          { name: 'Birch', code: 'BIR', photo: 'birch' },
          { name: 'Cherry', code: 'CHE', photo: 'cherry', adds: 200 },
        ],
      },
    ],
    without: [['Star', 'Cherry']],
    addons: ['name', { addon: 'gift-wrap', min: 0 }],
    relateds: ['baby-milestone-discs', 'name-key-ring', 'engraved-slate-coasters'],
  },
  {
    slug: 'banksia-wall-art',
    name: 'Banksia Wall Art',
    title: 'Banksia Wall Art in Two Layers of Timber',
    metaDescription:
      'A banksia in flower, cut through one layer of timber and laid over another, in a ring of gum leaves. Two sizes, ready to hang, signed on the back.',
    blurb: 'A banksia in flower, cut through one timber and laid over another.',
    description: [
      'We drew this banksia from the one behind our shed. It is cut right through the upper layer, so the darker timber below becomes the shadow, and a ring of gum leaves runs around it.',
      'A small hook is set into the back. It hangs flat on one nail and throws a fine shadow in the evening.',
    ],
    material: 'Birch ply over American walnut, or walnut over birch, 4 mm each, hard-wax oil',
    size: '240 mm across, or 350 mm across; 12 mm deep',
    care: 'Dust with a soft brush. Keep out of steam and full sun.',
    brand: 'Kerf & Grain',
    badge: 'Drawn by us',
    groups: ['laser-kut-wood', 'christmas-home'],
    added: '2026-10-15',
    code: 'BWA',
    cents: 6900,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Birch on walnut', code: 'BOW', photo: '1' },
          { name: 'Walnut on birch', code: 'WOB', photo: 'walnut' },
        ],
      },
      {
        name: 'Size',
        options: [
          { name: '240 mm', code: '24' },
          { name: '350 mm', code: '35', adds: 3600 },
        ],
      },
    ],
    without: [['Walnut on birch', '350 mm']],
    stock: { 'BWA-BOW-35': 2 },
    addons: [{ addon: 'message', min: 0 }],
    relateds: ['family-name-sign', 'wattle-lantern', 'kookaburra-key-ring'],
  },
  {
    slug: 'family-name-sign',
    name: 'Family Name Sign',
    title: 'Family Name Sign, Round, with Raised Lettering',
    metaDescription:
      'A round timber sign with your family name cut out and raised across it, the year underneath and a gum branch above. Comes with twine for hanging.',
    blurb: 'Your name cut out of one timber and raised across another, with the year.',
    description: [
      'The name is cut in one piece, so it needs no ruler on your side and no glue dots on ours to keep it straight. A gum branch is engraved above it and the year of your choice below.',
      'It hangs from cotton twine, inside or under a verandah roof. Wedding guests like to sign the back.',
    ],
    material: 'Birch ply 6 mm with a name of walnut 5 mm, or the other way round; cotton twine',
    size: '300 mm across, or 400 mm across; 11 mm deep',
    care: 'Dust with a dry cloth. Under cover only: rain lifts the ply.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-wood', 'signs-tags', 'christmas-home'],
    added: '2026-04-20',
    code: 'FNS',
    cents: 6400,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Walnut name on birch', code: 'WOB', photo: '1' },
          {
            name: 'Birch name on walnut',
            code: 'BOW',
            adds: 1500,
            photo: 'walnut',
          },
        ],
      },
      {
        name: 'Size',
        options: [
          { name: '300 mm', code: '30' },
          { name: '400 mm', code: '40', adds: 2200 },
        ],
      },
    ],
    addons: ['name', 'font', { addon: 'established', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['house-number-sign', 'banksia-wall-art', 'bamboo-board-set'],
  },
  {
    slug: 'wooden-gift-tags',
    name: 'Wooden Gift Tags',
    title: 'Wooden Gift Tags with Names, Sets of Six and Twelve',
    metaDescription:
      'Birch gift tags with a Christmas picture and a name on each, on cotton twine. Six or twelve in a set. They come off the parcel and go on the tree.',
    blurb: 'A picture and a name on birch: off the parcel, onto the tree.',
    description: [
      'Tell us who gets a parcel, one name on a line. Each tag carries the name and one of six pictures: reindeer, fir, bell, holly, bauble or snowflake.',
      'They are tied with cotton twine, and nobody throws them away. We see them again on the tree the year after.',
    ],
    material: 'Birch ply, 3 mm, cotton twine',
    size: '50 × 84 × 3 mm',
    care: 'None.',
    brand: 'Kerf & Grain',
    groups: ['signs-tags', 'christmas-stocking-fillers', 'christmas-baubles'],
    added: '2026-09-01',
    code: 'WTG',
    cents: 2200,
    variations: [
      {
        name: 'Set',
        options: [
          { name: 'Six', code: '6' },
          { name: 'Twelve', code: '12', adds: 1600 },
        ],
      },
    ],
    addons: ['names-list', 'font'],
    relateds: ['wooden-christmas-bauble', 'santa-sack', 'ceramic-ornament'],
  },
  {
    slug: 'timber-keepsake-box',
    name: 'Timber Keepsake Box',
    title: 'Timber Keepsake Box with Engraved Lid',
    metaDescription:
      'A finger-jointed box in walnut or birch with a brass clasp and up to four lines engraved on the lid. For letters, first teeth and everything like them.',
    blurb: 'Finger-jointed by laser, closed with brass, with your words on the lid.',
    description: [
      'Every corner is a finger joint, cut to a tenth of a millimetre, so it holds with glue alone and looks like it. The lid lifts on two hidden hinges and stays where you leave it.',
      'Up to four lines go on the lid. Sign your name in the field below and we engrave it inside in your own hand, where it is found years later.',
    ],
    material: 'American walnut or birch ply, 5 mm, hard-wax oil; brass clasp; base lined with wool felt',
    size: '230 × 165 × 89 mm outside; 218 × 153 × 78 mm inside',
    care: 'Dust with a dry cloth. Rub in a little furniture oil once a year.',
    brand: 'Kerf & Grain',
    badge: 'Made by hand',
    groups: ['laser-kut-wood', 'laser-kut', 'christmas-home'],
    added: '2026-08-24',
    code: 'TKB',
    cents: 7200,
    variations: [
      {
        name: 'Timber',
        options: [
          { name: 'Walnut', code: 'WAL', adds: 1800, photo: 'walnut' },
          { name: 'Birch', code: 'BIR', photo: 'birch' },
        ],
      },
    ],
    stock: { 'TKB-WAL': 3, 'TKB-BIR': 9 },
    addons: [
      { addon: 'engraving-lines', max: 4 },
      'font',
      { addon: 'motif', min: 0 },
      { addon: 'handwriting', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['baby-milestone-discs', 'leather-journal', 'memory-lantern'],
  },
];
