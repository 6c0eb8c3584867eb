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
];
