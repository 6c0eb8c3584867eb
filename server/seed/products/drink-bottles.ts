import type { ProductSeed } from './product-seed.ts';

export const drinkBottlesProducts: ProductSeed[] = [
  {
    slug: 'engraved-drink-bottle',
    name: 'Engraved Drink Bottle',
    title: 'Engraved Insulated Drink Bottle, 500 or 750 ml',
    metaDescription:
      'An insulated steel bottle with a name engraved through the powder coat, so it cannot peel. Four colours, two sizes, cold for 24 hours. Ready in days.',
    blurb: 'Double-walled steel with a name that cannot peel, because it is the steel.',
    description: [
      'The laser takes the colour off and leaves bright steel underneath, so the name is part of the bottle. It will outlast the school year, the team and probably the lid.',
      'Water stays cold for a day and tea hot for half of one. The lid has a loop that fits a carabiner.',
    ],
    material: 'Stainless steel 18/8, double-walled, powder-coated; lid of BPA-free plastic',
    size: '500 ml: 70 × 220 mm; 750 ml: 75 × 270 mm',
    care: 'Wash by hand. Leave the lid off to dry.',
    brand: 'Kerf & Grain',
    groups: ['drink-bottles', 'christmas-kids', 'christmas-clients'],
    added: '2026-01-27',
    code: 'EDB',
    cents: 3800,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Sage', code: 'SAG', photo: 'sage' },
          { name: 'Pink', code: 'PNK', photo: 'pink' },
        ],
      },
      {
        name: 'Size',
        options: [
          { name: '500 ml', code: '500' },
          { name: '750 ml', code: '750', adds: 600 },
        ],
      },
    ],
    without: [['Pink', '750 ml']],
    stock: {
      'EDB-BLK-500': 18,
      'EDB-BLK-750': 9,
      'EDB-WHT-500': 11,
      'EDB-WHT-750': 4,
      'EDB-SAG-500': 7,
      'EDB-SAG-750': 0,
      'EDB-PNK-500': 3,
    },
    addons: ['name', 'font', { addon: 'motif', min: 0 }],
    relateds: ['school-bag-tag', 'kids-name-labels', 'sublimated-mug'],
  },
  {
    slug: 'insulated-bottle',
    name: 'Fern and Mountain Bottle',
    title: 'Fern and Mountain Bottle with Engraved Name',
    metaDescription:
      'A double-walled steel bottle with a name and a picture engraved through the coating, so they cannot peel. Four colours, two sizes, cold for a day.',
    blurb: 'Double-walled steel with a name that cannot peel, because it is the steel.',
    description: [
      'The laser takes the colour off and leaves bright steel underneath, so the name is part of the bottle. It will outlast the school year, the team and probably the lid.',
      'Water stays cold for a day and tea hot for half of one. The lid of the forest one is bamboo; the others have a steel lid with a loop.',
    ],
    material: 'Stainless steel 18/8, double-walled, powder-coated; lid of bamboo or steel',
    size: '500 ml: 70 × 220 mm; 750 ml: 75 × 270 mm',
    care: 'Wash by hand. Leave the lid off to dry.',
    brand: 'Kerf & Grain',
    groups: ['drink-bottles', 'christmas-kids', 'christmas-clients'],
    added: '2026-01-27',
    code: 'IDB',
    cents: 3800,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Forest', code: 'FOR', photo: 'forest' },
          { name: 'Terracotta', code: 'TER', photo: 'terracotta' },
          {
            name: 'Charcoal',
            code: 'CHA',
            photo: 'charcoal',
          },
          {
            name: 'Sky',
            code: 'SKY',
            photo: 'sky',
          },
        ],
      },
      {
        name: 'Size',
        options: [
          { name: '500 ml', code: '500' },
          { name: '750 ml', code: '750', adds: 600 },
        ],
      },
    ],
    without: [['Sky', '750 ml']],
    stock: {
      'IDB-FOR-500': 18,
      'IDB-FOR-750': 9,
      'IDB-TER-500': 11,
      'IDB-TER-750': 4,
      'IDB-CHA-500': 7,
      'IDB-CHA-750': 0,
      'IDB-SKY-500': 3,
    },
    addons: ['name', 'font', { addon: 'motif', min: 0 }],
    relateds: ['school-bag-tags', 'name-labels', 'photo-mug'],
  },
  {
    slug: 'engraved-travel-cup',
    name: 'Engraved Travel Cup',
    title: 'Engraved Travel Cup, 350 ml, in Three Colours',
    metaDescription:
      'An insulated steel cup for the drive and the dog walk, with a name and a picture engraved through the coat. Three colours, 350 ml, fits a cup holder.',
    blurb: 'A name and a picture engraved through the coat of an insulated cup.',
    description: [
      'Coffee is still hot at the second set of lights and still warm at the beach. The double wall keeps it so, and keeps your fingers cool.',
      'The engraving shows the bare steel below the colour. It cannot peel, and nobody at work can claim it is theirs.',
    ],
    material: 'Stainless steel 18/8, double-walled, powder-coated; slide lid of BPA-free plastic',
    size: '88 mm across, 127 mm high, 350 ml',
    care: 'Wash by hand. The lid goes in the dishwasher.',
    brand: 'Kerf & Grain',
    groups: ['drink-bottles', 'specials', 'christmas-teachers'],
    added: '2026-03-30',
    code: 'ETC',
    cents: 3200,
    special: { off: 400, only: ['ETC-TER', 'ETC-CHA'] },
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Terracotta', code: 'TER', photo: 'terracotta' },
          { name: 'Charcoal', code: 'CHA', photo: 'charcoal' },
          { name: 'Sage', code: 'SAG', photo: 'sage' },
        ],
      },
    ],
    stock: { 'ETC-TER': 14, 'ETC-CHA': 3, 'ETC-SAG': 17 },
    addons: ['name', 'font', { addon: 'motif', min: 0 }, { addon: 'gift-wrap', min: 0 }],
    relateds: ['engraved-drink-bottle', 'insulated-bottle', 'sublimated-mug'],
  },
  {
    slug: 'kids-straw-tumbler',
    name: 'Kids Straw Tumbler',
    title: 'Kids Straw Tumbler with Name and Picture',
    metaDescription:
      'A small insulated tumbler with a lid and a soft straw, a name and a dinosaur or another picture engraved into it. Three colours, 300 ml, spill-resistant.',
    blurb: 'A name, a picture and a straw, in a tumbler that bounces.',
    description: [
      'Small hands fit around the waist, the lid screws on and the straw is too thick to chew through in one term. It falls on its head and lives.',
      'The picture and the name are engraved, so the dishwasher does not take them. Choose one of six pictures below.',
    ],
    material: 'Stainless steel 18/8, powder-coated; lid and straw of BPA-free plastic and silicone',
    size: '76 mm across, 146 mm high without the straw, 300 ml',
    care: 'Top rack of the dishwasher. A straw brush is in the box.',
    brand: 'Kerf & Grain',
    groups: ['drink-bottles', 'school', 'christmas-kids'],
    added: '2026-02-09',
    code: 'KST',
    cents: 2900,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Yellow', code: 'YEL', photo: 'yellow' },
          { name: 'Pink', code: 'PNK', photo: 'pink' },
          { name: 'Blue', code: 'BLU', photo: 'blue' },
        ],
      },
    ],
    stock: { 'KST-YEL': 21, 'KST-PNK': 16, 'KST-BLU': 0 },
    addons: ['name', 'playground-motif', { addon: 'phone-number', min: 0 }],
    relateds: ['engraved-drink-bottle', 'school-bag-tags', 'name-labels'],
  },
];
