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
];
