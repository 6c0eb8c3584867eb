import type { ProductSeed } from './product-seed.ts';

export const moreStoneProducts: ProductSeed[] = [
  {
    slug: 'slate-wall-clock',
    name: 'Slate Wall Clock',
    title: 'Slate Wall Clock with Your Family Name',
    metaDescription:
      'A round clock of natural slate with Roman numerals and your own words engraved under the hands. Silent movement, brass or steel hands, ready to hang.',
    blurb: 'Roman numerals and your own words, engraved in natural slate.',
    description: [
      'The numerals and all sixty minutes are engraved, so nothing can peel or fade. Two short lines of your own go under the middle: a family, a town, or “It is five o’clock somewhere”.',
      'The movement sweeps instead of ticking, so it may hang in a bedroom. It runs for about a year on one AA battery, which is in the box.',
    ],
    material: 'Natural slate, 7 mm, sealed face; quartz sweep movement; hands of brass or brushed steel',
    size: '250 mm across, 40 mm deep on the wall, about 1.1 kg',
    care: 'Dust with a soft brush. A drop of food-grade oil once a year keeps the slate dark.',
    facts: { 'In the box': 'Clock, AA battery, wall hook and plug' },
    brand: 'Kerf & Grain',
    groups: ['slate', 'christmas-home'],
    added: '2026-07-14',
    code: 'SWC',
    cents: 7900,
    variations: [
      {
        name: 'Hands',
        options: [
          { name: 'Brass', code: 'BRS', photo: 'brass' },
          { name: 'Brushed steel', code: 'STL', photo: 'steel' },
        ],
      },
    ],
    stock: { 'SWC-BRS': 8, 'SWC-STL': 5 },
    addons: [{ addon: 'engraving-lines', max: 2 }, 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['family-name-sign', 'slate-cheese-board', 'new-home-gift-pack'],
  },
  {
    slug: 'slate-herb-markers',
    name: 'Slate Herb Markers',
    title: 'Slate Herb Markers, Set of Six or Ten',
    metaDescription:
      'Slate stakes for pots and garden beds with the names of your own plants engraved in pale grey. Rain and sun do not wash them off. Six or ten in a set.',
    blurb: 'The names of your plants on slate stakes that rain cannot wash clean.',
    description: [
      'Tell us what grows: basil and mint, or something only you can pronounce. Each stake carries one name and a small leaf, engraved deep enough to be read after ten summers.',
      'The point goes 30 mm into the soil. They also do for the seedlings you swear you will remember.',
    ],
    material: 'Natural slate, 5 mm, edges ground smooth',
    size: '46 × 154 × 5 mm each',
    care: 'None. Hose the soil off in winter.',
    facts: { 'In the box': 'Six or ten stakes wrapped in paper' },
    brand: 'Kerf & Grain',
    groups: ['slate', 'christmas-home', 'christmas-teachers'],
    added: '2026-06-15',
    code: 'SHM',
    cents: 2800,
    variations: [
      {
        name: 'Set',
        options: [
          { name: 'Six', code: '6' },
          { name: 'Ten', code: '10', adds: 1600 },
        ],
      },
    ],
    addons: ['names-list', 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['slate-coaster-set', 'bamboo-lid-jars', 'slate-wall-clock'],
  },
  {
    slug: 'marble-ring-dish',
    name: 'Marble Ring Dish',
    title: 'Marble Ring Dish with One Letter',
    metaDescription:
      'A small dish of white, green or black marble for rings and earrings, with one letter in its floor. The place for them while you knead the dough.',
    blurb: 'One letter in a small marble dish, for the rings you take off at night.',
    description: [
      'Rings come off for bread dough, for sunscreen and for sleep, and this is where they wait. The rim is high enough that nothing rolls under the bed.',
      'We engrave one letter into the floor and, on white and green, lay it out in gold leaf. Add a date, and it goes on the underside.',
    ],
    material: 'Natural marble, polished; letter in gold leaf (white, green) or bare (black); felt underneath',
    size: '120 mm across, 14 mm high',
    care: 'Wipe with a damp cloth. No vinegar and no lemon: marble does not forgive acid.',
    brand: 'Kerf & Grain',
    badge: 'Under $40',
    groups: ['marble', 'christmas-stocking-fillers', 'christmas-teachers'],
    added: '2026-07-06',
    code: 'MRD',
    cents: 3400,
    variations: [
      {
        name: 'Marble',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Green', code: 'GRN', adds: 300, photo: 'green' },
          { name: 'Black', code: 'BLK', photo: 'black' },
        ],
      },
    ],
    stock: { 'MRD-WHT': 16, 'MRD-GRN': 4, 'MRD-BLK': 9 },
    addons: ['initial', { addon: 'date', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['marble-coaster-set', 'soy-candle', 'timber-keepsake-box'],
  },
  {
    slug: 'marble-wine-cooler',
    name: 'Marble Wine Cooler',
    title: 'Marble Wine Cooler with Your Name',
    metaDescription:
      'A cylinder of solid marble that keeps a bottle cold for the length of a lunch, without ice. Your name engraved and filled by hand. White or black.',
    blurb: 'Solid marble with your name: keeps a bottle cold for a whole lunch.',
    description: [
      'Put it in the fridge for an hour, or just in the shade, and it holds a cold bottle cold from the prawns to the pavlova. No ice, no drips, no soggy label.',
      'The name is engraved and then filled by hand, dark on white stone and pale on black, so that it reads across the table. For the other eleven months it holds wooden spoons.',
    ],
    material: 'Natural marble, polished outside, felt foot',
    size: '126 mm across, 172 mm high, wall 5 mm, about 2.4 kg',
    care: 'Wipe dry after use. Red wine wants wiping at once.',
    brand: 'Kerf & Grain',
    groups: ['marble', 'christmas-table', 'christmas-clients'],
    added: '2026-08-10',
    code: 'MWC',
    cents: 8900,
    variations: [
      {
        name: 'Marble',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Black', code: 'BLK', photo: 'black' },
        ],
      },
    ],
    stock: { 'MWC-WHT': 7, 'MWC-BLK': 0 },
    addons: [
      'engraving',
      'font',
      { addon: 'established', min: 0 },
      { addon: 'logo-file', min: 0 },
      { addon: 'gift-wrap', min: 0 },
    ],
    relateds: ['marble-cheese-board', 'engraved-wine-glasses', 'bamboo-serving-board'],
  },
];
