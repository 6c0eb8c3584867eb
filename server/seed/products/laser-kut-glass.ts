import type { ProductSeed } from './product-seed.ts';

export const glassProducts: ProductSeed[] = [
  {
    slug: 'engraved-wine-glass',
    name: 'Engraved Wine Glass',
    title: 'Engraved Wine Glass, Stemmed or Stemless',
    metaDescription:
      'A wine glass with a name, a date or a few words frosted into the side. Stemmed or stemless, safe in the dishwasher. Sold singly, engraved one by one.',
    blurb: 'A name, a date or a joke, frosted into a glass that you can keep using.',
    description: [
      'We roast the surface of the glass until it frosts, which leaves a fine white line that no dishwasher can lift. The words sit opposite your thumb.',
      'Sold one by one, because most people want a different name on each. Put several in the cart and give each its own words.',
    ],
    material: 'Clear soda-lime glass',
    size: 'Stemmed 220 mm high, 450 ml; stemless 115 mm high, 480 ml',
    care: 'Safe in the dishwasher, top rack.',
    brand: 'Kerf & Grain',
    groups: ['laser-kut-glass', 'specials'],
    added: '2026-06-02',
    code: 'EWG',
    cents: 2400,
    special: { off: 400, only: ['EWG-SLS'] },
    variations: [
      {
        name: 'Style',
        options: [
          { name: 'Stemmed', code: 'STM', photo: 'stemmed' },
          { name: 'Stemless', code: 'SLS', photo: 'stemless' },
        ],
      },
    ],
    stock: { 'EWG-STM': 24, 'EWG-SLS': 2 },
    addons: ['engraving', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['engraved-slate-coasters', 'marble-cheese-board', 'sublimated-mug'],
  },
  {
    slug: 'engraved-wine-glasses',
    name: 'Wine Glasses for Two',
    title: 'Wine Glasses for Two, Engraved with Two Names',
    metaDescription:
      'Two stemmed wine glasses with a name, a title or a date frosted into each. No paint and no sticker, safe in the dishwasher, packed to survive the post.',
    blurb: 'Two glasses, two names, frosted for good: Mr and Mrs, or Kim and Lee.',
    description: [
      'We roast the surface of the glass until it frosts, which leaves a fine white line that no dishwasher can lift. The words sit opposite your thumb.',
      'Give us two lines, one for each glass. A third line goes on both feet, small, where only you will look for it.',
    ],
    material: 'Clear lead-free crystal glass',
    size: '220 mm high, 80 mm across, 450 ml',
    care: 'Safe in the dishwasher, top rack.',
    facts: { 'In the box': 'Two glasses in a padded carton' },
    brand: 'Kerf & Grain',
    groups: ['laser-kut-glass', 'specials', 'christmas-table'],
    added: '2026-06-02',
    code: 'WGT',
    cents: 4800,
    special: { off: 600 },
    variations: [
      {
        name: 'Carton',
        options: [
          { name: 'Plain', code: 'PLA' },
          { name: 'Gift box', code: 'GFT', adds: 900 },
        ],
      },
    ],
    stock: { 'WGT-PLA': 24, 'WGT-GFT': 2 },
    addons: [{ addon: 'engraving-lines', min: 2, max: 3 }, 'font'],
    relateds: ['slate-cheese-board', 'marble-coaster-set', 'photo-mug'],
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
