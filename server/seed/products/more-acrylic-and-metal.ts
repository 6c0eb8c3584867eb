import type { ProductSeed } from './product-seed.ts';

export const moreAcrylicAndMetalProducts: ProductSeed[] = [
  {
    slug: 'acrylic-table-numbers',
    name: 'Acrylic Table Numbers',
    title: 'Acrylic Table Numbers for Weddings, Set of 5 to 15',
    metaDescription:
      'Arched table numbers in black, clear or terracotta acrylic, in a foot of walnut, with your two names under each number. Sets of five, ten or fifteen.',
    blurb: 'An arch, a number and your two names, in a foot of walnut.',
    description: [
      'Tall enough to be found across a full marquee, small enough to see each other past. Every arch carries the number and your two names, and stands in a slotted foot of solid walnut.',
      'They pack flat into one box. Tell us where the numbers start, if not at one: some rooms have no table thirteen.',
    ],
    material: 'Cast acrylic, 4 mm, engraved; feet of American walnut, 18 mm',
    size: '100 × 158 mm arch, 116 × 42 mm foot; 170 mm high',
    care: 'Wipe with a soft damp cloth. Spirits make acrylic cloudy.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-acrylic', 'signs-tags'],
    added: '2026-06-12',
    code: 'ATN',
    cents: 6500,
    variations: [
      {
        name: 'Acrylic',
        options: [
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Clear', code: 'CLR', photo: 'clear' },
          { name: 'Terracotta', code: 'TER', photo: 'terracotta' },
        ],
      },
      {
        name: 'Set',
        options: [
          { name: 'Five', code: '5' },
          { name: 'Ten', code: '10', adds: 5500 },
          { name: 'Fifteen', code: '15', adds: 10_500 },
        ],
      },
    ],
    without: [['Terracotta', 'Fifteen']],
    addons: ['engraving', 'font', { addon: 'first-number', min: 0 }, { addon: 'drawing-first', min: 0 }],
    relateds: ['acrylic-cake-topper', 'engraved-wine-glasses', 'favour-jar-labels'],
  },
  {
    slug: 'acrylic-bauble',
    name: 'Acrylic Bauble with Name',
    title: 'Acrylic Bauble with Name and Year',
    metaDescription:
      'A drawn-out bauble in gold mirror, crimson or forest acrylic with a name, the year and a snowflake cut through. Unbreakable, with a satin ribbon.',
    blurb: 'A name, a year and a snowflake in acrylic that survives cats and toddlers.',
    description: [
      'The old glass shape, cut from 3 mm acrylic that no cat has broken yet. The snowflake is cut right through, the name and the year are engraved.',
      'The gold is a true mirror and doubles every light on the tree. Crimson and forest are the same colour all the way through.',
    ],
    material: 'Cast acrylic, 3 mm, satin ribbon',
    size: '92 × 124 × 3 mm, ribbon 90 mm',
    care: 'Dust with a soft cloth. Wrap the mirror in tissue until next year.',
    brand: 'Kerf & Grain',
    badge: 'Christmas',
    groups: ['laser-kut-acrylic', 'christmas-baubles', 'christmas-stocking-fillers'],
    added: '2026-09-14',
    code: 'ABN',
    cents: 1600,
    variations: [
      {
        name: 'Acrylic',
        options: [
          { name: 'Gold mirror', code: 'GLD', adds: 200, photo: 'gold' },
          { name: 'Crimson', code: 'CRI', photo: 'crimson' },
          { name: 'Forest', code: 'FOR', photo: 'forest' },
        ],
      },
    ],
    stock: { 'ABN-GLD': 30, 'ABN-CRI': 26, 'ABN-FOR': 12 },
    addons: [
      'name',
      { addon: 'established', min: 0 },
      { addon: 'ribbon-colour', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['wooden-christmas-bauble', 'ceramic-ornament', 'wooden-gift-tags'],
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
