import type { ProductSeed } from './product-seed.ts';

export const moreCorkAndGlassProducts: ProductSeed[] = [
  {
    slug: 'cork-placemats',
    name: 'Cork Placemats, Set of Four',
    title: 'Cork Placemats with Banksias and Your Name',
    metaDescription:
      'Four placemats of thick cork with banksias in the corners and your family name at the lower edge. Heatproof, quiet, wiped clean in a second.',
    blurb: 'Banksias in the corners, your name at the edge, and no rings on the table.',
    description: [
      'Cork takes a hot plate without complaint and never clatters. We burn banksias and a gum sprig into the corners and your name where the glass does not stand.',
      'All four are alike, or give us four names and everybody has a seat. They stack to the height of a paperback.',
    ],
    material: 'Fine-grain Portuguese cork, 5 mm, sealed with a food-safe lacquer',
    size: '420 × 300 × 5 mm',
    care: 'Wipe with a damp cloth. Store flat.',
    facts: { 'In the box': 'Four placemats tied with cotton tape' },
    brand: 'Kerf & Grain',
    groups: ['laser-kut-cork', 'specials', 'christmas-table'],
    added: '2026-06-29',
    code: 'CPM',
    cents: 5200,
    special: { off: 800 },
    stock: { CPM: 12 },
    addons: [{ addon: 'engraving-lines', max: 4 }, 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['cork-coaster-set', 'cork-trivet', 'engraved-wine-glasses'],
  },
  {
    slug: 'cork-pin-board',
    name: 'Framed Cork Pin Board',
    title: 'Framed Cork Pin Board with a Name',
    metaDescription:
      'A cork board in a birch or walnut frame with a name or a few words burned in across the top. Comes with ten pins and everything to hang it by.',
    blurb: 'A name across the top, cork that heals, and a frame worth hanging.',
    description: [
      'For a desk, a hallway or the wall beside the fridge. The cork is 10 mm thick, so pins hold and holes close again.',
      'The words are burned in above the space for notes. Two hooks are set into the back: hang it upright or lying.',
    ],
    material: 'Cork, 10 mm, in a mitred frame of birch or American walnut, oiled',
    size: '420 × 320 × 16 mm; 348 × 248 mm of cork',
    care: 'Vacuum with the brush now and then.',
    facts: { 'In the box': 'Board, ten pins, two screws and plugs' },
    brand: 'Kerf & Grain',
    groups: ['laser-kut-cork', 'christmas-kids'],
    added: '2026-08-03',
    code: 'CPB',
    cents: 4400,
    variations: [
      {
        name: 'Frame',
        options: [
          { name: 'Birch', code: 'BIR', photo: 'birch' },
          { name: 'Walnut', code: 'WAL', adds: 900, photo: 'walnut' },
        ],
      },
    ],
    stock: { 'CPB-BIR': 7, 'CPB-WAL': 2 },
    addons: ['engraving', 'font'],
    relateds: ['kids-name-labels', 'cork-trivet', 'first-day-board'],
  },
  {
    slug: 'whisky-tumblers',
    name: 'Whisky Tumblers, Pair',
    title: 'Whisky Tumblers with Monogram, Set of Two',
    metaDescription:
      'Two heavy tumblers with a monogram in a ring and a name underneath, frosted into the glass for good. One letter and one name for each. Boxed in pairs.',
    blurb: 'A letter in a ring and a name underneath, frosted into two heavy glasses.',
    description: [
      'A monogram at the height where whisky stops and air begins. We frost it into the glass, so the dishwasher can do its worst.',
      'Give us two names, one for each; the letter is the first of the name unless you tell us otherwise.',
    ],
    material: 'Clear crystal glass without lead',
    size: '92 mm across, 98 mm high, 320 ml',
    care: 'Safe in the dishwasher, top rack.',
    facts: { 'In the box': 'Two glasses in a padded carton' },
    brand: 'Kerf & Grain',
    groups: ['laser-kut-glass', 'specials', 'christmas-clients'],
    added: '2026-07-27',
    code: 'WTP',
    cents: 4400,
    special: { off: 500, only: ['WTP-PLA'] },
    variations: [
      {
        name: 'Carton',
        options: [
          { name: 'Plain', code: 'PLA' },
          { name: 'Timber box', code: 'BOX', adds: 2200 },
        ],
      },
    ],
    stock: { 'WTP-PLA': 18, 'WTP-BOX': 4 },
    addons: [
      { addon: 'engraving-lines', min: 2, max: 2 },
      { addon: 'logo-file', min: 0 },
    ],
    relateds: ['engraved-hip-flask', 'slate-coaster-set', 'engraved-wine-glass'],
  },
  {
    slug: 'soy-candle',
    name: 'Engraved Soy Candle',
    title: 'Engraved Soy Candle in Amber or Smoke Glass',
    metaDescription:
      'A soy candle poured in Gladstone into amber or smoke glass, with a message engraved on the side. Lemon myrtle, eucalyptus or no scent. Burns 45 hours.',
    blurb: 'A message on the glass, Queensland scents in the wax, 45 hours of light.',
    description: [
      'A friend down the road pours the wax; we engrave the glass. The words glow when the flame has burned low enough to stand behind them.',
      'When it is empty, hot water and a spoon clear the last of the wax, and the glass holds pens, toothbrushes or gin.',
    ],
    material: 'Soy wax with a cotton wick, in amber or smoke glass',
    size: '86 mm across, 104 mm high, 320 g of wax',
    care: 'Trim the wick to 5 mm before each burn. Never leave it alone with curtains.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-glass', 'christmas-teachers', 'christmas-home'],
    added: '2026-05-04',
    code: 'SOY',
    cents: 3200,
    variations: [
      {
        name: 'Glass',
        options: [
          { name: 'Amber', code: 'AMB', photo: 'amber' },
          { name: 'Smoke', code: 'SMK', photo: 'smoke' },
        ],
      },
      {
        name: 'Scent',
        options: [
          { name: 'Lemon myrtle', code: 'LEM' },
          { name: 'Eucalyptus', code: 'EUC' },
          { name: 'None', code: 'NON', adds: -200 },
        ],
      },
    ],
    without: [['Smoke', 'None']],
    stock: { 'SOY-AMB-LEM': 14, 'SOY-AMB-EUC': 9, 'SOY-SMK-LEM': 5, 'SOY-SMK-EUC': 1 },
    addons: ['engraving', 'font', { addon: 'ribbon-colour', min: 0 }],
    relateds: ['memory-lantern', 'marble-ring-dish', 'new-home-gift-pack'],
  },
];
