import type { ProductSeed } from './product-seed.ts';

export const metalsProducts: ProductSeed[] = [
  {
    slug: 'engraved-pet-tag',
    name: 'Engraved Pet Tag',
    title: 'Engraved Pet Tag in Steel, Brass or Blue Aluminium',
    metaDescription:
      'A pet tag that stays readable: name on the front, phone number on the back, marked into stainless steel, brass or anodised aluminium. Disc or bone.',
    blurb: 'Name on the front, phone number on the back, readable for years.',
    description: [
      'Stamped tags wear smooth. Ours are marked by the laser into the metal itself, in letters as large as the tag allows.',
      'The split ring is stainless, so it will not rust in the surf. Aluminium is the light one for cats and small dogs; the bone is too wide for it, so it comes as a disc only.',
    ],
    material: 'Stainless steel 1.5 mm, brass 1.5 mm, or blue anodised aluminium 1 mm',
    size: 'Disc 32 mm across, or bone 40 × 24 mm; with a 12 mm split ring',
    care: 'Rinse after the beach. Brass darkens; a little toothpaste brings it back.',
    brand: 'Kerf & Grain',
    groups: ['metals', 'christmas-stocking-fillers'],
    added: '2026-03-23',
    code: 'EPT',
    cents: 1600,
    variations: [
      {
        name: 'Metal',
        options: [
          { name: 'Stainless steel', code: 'STL', photo: 'steel' },
          { name: 'Brass', code: 'BRS', photo: 'brass', adds: 200 },
          { name: 'Blue aluminium', code: 'BLU', photo: 'blue', adds: -200 },
        ],
      },
      {
        name: 'Shape',
        options: [
          { name: 'Disc', code: 'DSC' },
          { name: 'Bone', code: 'BON' },
        ],
      },
    ],
    without: [['Blue aluminium', 'Bone']],
    stock: { 'EPT-BRS-BON': 0, 'EPT-BRS-DSC': 6 },
    addons: ['name', { addon: 'phone-number', min: 0 }],
    relateds: ['name-key-ring', 'engraved-drink-bottle', 'house-number-sign'],
  },
  {
    slug: 'metal-business-cards',
    name: 'Metal Business Cards',
    title: 'Metal Business Cards in Steel or Brass',
    metaDescription:
      'Business cards of black steel, brushed steel or brass, marked by laser and cut with rounded corners. From ten pieces. We set your words for you.',
    blurb: 'Cards of steel or brass that nobody throws away. From ten pieces.',
    description: [
      'Paper cards end up in the wash. These end up on the desk. We mark your words into the metal, cut the outline and round the corners, so they slide into a wallet.',
      'Type what shall stand on them, line by line. We set it, send you a drawing by e-mail, and start when you are happy with it.',
    ],
    material: 'Black-coated steel, brushed stainless steel, or brass, 0.9 mm',
    size: '86 × 54 × 0.9 mm',
    care: 'Wipe with a dry cloth. Brass darkens with time; metal polish brings it back.',
    facts: { Drawing: 'By e-mail within one working day, two corrections included' },
    brand: 'Kerf & Grain',
    groups: ['metals', 'promotional-products', 'christmas-clients'],
    added: '2026-03-23',
    code: 'MBC',
    cents: 6500,
    variations: [
      {
        name: 'Metal',
        options: [
          {
            name: 'Black steel',
            code: 'BLK',
            photo: 'black',
          },
          {
            name: 'Brushed steel',
            code: 'STL',
            photo: 'steel',
          },
          {
            name: 'Brass',
            code: 'BRS',
            adds: 1500,
            photo: 'brass',
          },
        ],
      },
      {
        name: 'Pieces',
        options: [
          { name: '10', code: '10' },
          { name: '25', code: '25', adds: 7000 },
          { name: '50', code: '50', adds: 15_500 },
        ],
      },
    ],
    without: [['Brass', '50']],
    stock: { 'MBC-BRS-10': 6, 'MBC-BRS-25': 0 },
    addons: ['print-text', 'font'],
    relateds: ['usb-walnut', 'house-number-sign', 'leather-key-ring'],
  },
  {
    slug: 'engraved-hip-flask',
    name: 'Engraved Hip Flask',
    title: 'Engraved Hip Flask in Steel or Black',
    metaDescription:
      'A stainless hip flask with a name, a line and a picture marked into the steel. Brushed or black, 180 ml, with a captive cap and a small steel funnel.',
    blurb: 'A name and a line of your own, marked into steel that fits a pocket.',
    description: [
      'For best men, boat captains and cold sidelines. The mark is burned into the surface, so it has nothing that could rub off in a pocket.',
      'The cap is held by an arm, so it does not end up in the creek. A funnel comes with it.',
    ],
    material: 'Stainless steel 18/8, brushed or coated black',
    size: '96 × 156 × 24 mm, 180 ml',
    care: 'Rinse with warm water. No dishwasher.',
    brand: 'Kerf & Grain',
    groups: ['metals', 'christmas-clients'],
    added: '2026-05-11',
    code: 'EHF',
    cents: 3900,
    variations: [
      {
        name: 'Finish',
        options: [
          { name: 'Brushed steel', code: 'STL', photo: 'steel' },
          { name: 'Black', code: 'BLK', adds: 300, photo: 'black' },
        ],
      },
    ],
    stock: { 'EHF-STL': 20, 'EHF-BLK': 11 },
    addons: [
      { addon: 'engraving-lines', max: 3 },
      'font',
      { addon: 'date', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['whisky-tumblers', 'leather-key-ring', 'leather-journal'],
  },
  {
    slug: 'memorial-plaque',
    name: 'Memorial Plaque',
    title: 'Memorial Plaque in Brass or Stainless Steel',
    metaDescription:
      'A plaque of solid brass or stainless steel for a bench, a tree or a wall, with a name, two dates and a sentence. We send a drawing before we cut.',
    blurb: 'A name, two dates and a sentence, in metal that outlasts the bench.',
    description: [
      'For a bench, a tree, a garden wall. We set the words with care, send you a drawing, and start only when you have said yes. There is no hurry, and corrections cost nothing.',
      'The letters are marked deep and blackened, so they stay readable when the brass has gone brown. Four screws in the same metal are in the box.',
    ],
    material: 'Solid brass or stainless steel 316, 3 mm',
    size: '210 × 136 × 3 mm',
    care: 'Brass darkens outdoors; leave it or polish it. Steel wants a wipe near the sea.',
    facts: { 'In the box': 'Plaque, four screws and plugs, drilling template' },
    brand: 'Kerf & Grain',
    groups: ['signs-tags', 'metals'],
    added: '2026-04-27',
    code: 'MPL',
    cents: 8800,
    variations: [
      {
        name: 'Metal',
        options: [
          { name: 'Brass', code: 'BRS', adds: 1500, photo: 'brass' },
          { name: 'Stainless steel', code: 'STL', photo: 'steel' },
        ],
      },
    ],
    addons: ['print-text', 'font', { addon: 'handwriting', min: 0 }, { addon: 'drawing-first', min: 0 }],
    relateds: ['memory-lantern', 'house-number-sign', 'engraved-pet-tag'],
  },
];
