import type { ProductSeed } from './product-seed.ts';

export const sublimationProducts: ProductSeed[] = [
  {
    slug: 'sublimated-mug',
    name: 'Sublimated Mug',
    title: 'Sublimated Mug with Your Words in Colour',
    metaDescription:
      'A ceramic mug with your own words baked into the glaze in any colour. All white, or red or black inside and on the handle. Dishwasher safe, 325 ml.',
    blurb: 'Your own words in any colour, baked into the glaze for good.',
    description: [
      'Sublimation turns the ink into gas and bakes it into the glaze. There is nothing on top to chip, and the picture is as smooth as the mug.',
      'Write the words, choose their colour, and we set them to fill the side that faces away from you, so that others can read them.',
    ],
    material: 'Stoneware with a polymer glaze',
    size: '82 mm across, 95 mm high, 325 ml',
    care: 'Safe in dishwasher and microwave.',
    brand: 'Kerf & Grain',
    groups: ['sublimation-products', 'christmas-teachers'],
    added: '2026-02-04',
    code: 'SUM',
    cents: 2200,
    variations: [
      {
        name: 'Inside and handle',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Red', code: 'RED', photo: 'red', adds: 200 },
          { name: 'Black', code: 'BLK', photo: 'black', adds: 200 },
        ],
      },
    ],
    stock: { 'SUM-WHT': 40, 'SUM-RED': 12, 'SUM-BLK': 10 },
    addons: ['print-text', { addon: 'print-colour', min: 0 }, 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['personalised-cotton-tee', 'engraved-wine-glass', 'engraved-drink-bottle'],
  },
  {
    slug: 'photo-mug',
    name: 'Rainbow Mug',
    title: 'Rainbow Mug with Your Words in Colour',
    metaDescription:
      'A stoneware mug with a rainbow and your own words baked into the glaze in any colour. Teal, red or white inside and handle. Dishwasher safe, 325 ml.',
    blurb: 'A rainbow and your own words in any colour, baked into the glaze for good.',
    description: [
      'Sublimation turns the ink into gas and bakes it into the glaze. There is nothing on top to chip, and the picture is as smooth as the mug.',
      'Write the words, choose their colour, and we set them under the rainbow on the side that faces away from you, so that others can read them.',
    ],
    material: 'Stoneware with a polymer glaze',
    size: '82 mm across, 95 mm high, 325 ml',
    care: 'Safe in dishwasher and microwave.',
    brand: 'Kerf & Grain',
    groups: ['sublimation-products', 'christmas-teachers'],
    added: '2026-01-30',
    code: 'RMU',
    cents: 2200,
    variations: [
      {
        name: 'Inside and handle',
        options: [
          { name: 'Teal', code: 'TEA', photo: '1' },
          { name: 'Red', code: 'RED', photo: 'red' },
          { name: 'White', code: 'WHT', adds: -200, photo: 'white' },
        ],
      },
    ],
    stock: { 'RMU-TEA': 40, 'RMU-RED': 12, 'RMU-WHT': 10 },
    addons: ['print-text', { addon: 'print-colour', min: 0 }, 'font', { addon: 'gift-wrap', min: 0 }],
    relateds: ['custom-t-shirt', 'engraved-wine-glasses', 'insulated-bottle'],
  },
];
