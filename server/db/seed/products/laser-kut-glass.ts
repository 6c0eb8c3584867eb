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
];
