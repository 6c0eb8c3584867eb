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
];
