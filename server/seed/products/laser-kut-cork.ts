import type { ProductSeed } from './product-seed.ts';

export const corkProducts: ProductSeed[] = [
  {
    slug: 'cork-trivet',
    name: 'Southern Cross Cork Trivet',
    title: 'Cork Trivet with Southern Cross or Banksia',
    metaDescription:
      'A thick cork trivet for hot pots, cut through with the Southern Cross or a banksia, or left plain. Kind to tables, quiet to use, 180 mm across.',
    blurb: 'Thick cork for hot pots, cut through with the stars above our roof.',
    description: [
      'Cork takes the heat of a cast-iron pot and does not pass it on. The pattern goes right through, so steam gets out from underneath.',
      'The stars are in their true places. The banksia was drawn from the one behind our workshop.',
    ],
    material: 'Pressed natural cork, 10 mm, unsealed',
    size: '180 mm across, 10 mm thick',
    care: 'Wipe with a damp cloth. Let it dry flat and out of the sun.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-cork'],
    added: '2026-05-11',
    code: 'CTR',
    cents: 2200,
    variations: [
      {
        name: 'Pattern',
        options: [
          { name: 'Southern Cross', code: 'SOU', photo: 'southern-cross' },
          { name: 'Banksia', code: 'BAN', photo: 'banksia' },
          { name: 'Plain', code: 'PLA', photo: 'plain', adds: -400 },
        ],
      },
    ],
    addons: [{ addon: 'engraving-optional', min: 0 }],
    relateds: ['bamboo-chopping-board', 'engraved-slate-coasters', 'marble-cheese-board'],
  },
  {
    slug: 'cork-coaster-set',
    name: 'Rainforest Cork Coasters',
    title: 'Rainforest Cork Coasters, Set of Three or Six',
    metaDescription:
      'Round cork coasters with a monstera, a palm and a fern burned into them. Light, quiet and kind to tables. Three or six, with a name on the edge.',
    blurb: 'Monstera, palm and fern on light, quiet cork. Three or six to a set.',
    description: [
      'Cork takes a hot mug or a sweating glass and gives nothing of it to the table. The leaves are burned just deep enough to feel.',
      'They weigh next to nothing, so they travel well: the set of three fits a letter, and the postage with it.',
    ],
    material: 'Pressed natural cork, 6 mm, unsealed',
    size: '96 mm across, 6 mm thick',
    care: 'Wipe with a damp cloth. Let them dry flat and out of the sun.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-cork', 'specials', 'christmas-stocking-fillers'],
    added: '2026-02-27',
    code: 'CCS',
    cents: 1800,
    special: { off: 500, only: ['CCS-6'] },
    variations: [
      {
        name: 'Set',
        options: [
          { name: 'Three', code: '3' },
          { name: 'Six', code: '6', adds: 1400 },
        ],
      },
    ],
    addons: [{ addon: 'engraving-optional', min: 0 }],
    relateds: ['slate-coaster-set', 'marble-coaster-set', 'bamboo-board-set'],
  },
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
];
