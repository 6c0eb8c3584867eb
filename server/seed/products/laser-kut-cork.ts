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
];
