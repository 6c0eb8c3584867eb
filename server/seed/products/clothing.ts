import type { ProductSeed } from './product-seed.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export const clothingProducts: ProductSeed[] = [
  {
    slug: 'personalised-cotton-tee',
    name: 'Personalised Cotton Tee',
    title: 'Personalised Cotton Tee with Your Words',
    metaDescription:
      'A soft cotton tee with up to four lines of your own words pressed on by hand. Four colours, sizes XS to XXL, with a size chart in millimetres.',
    blurb: 'A soft cotton tee with your own words across the chest, pressed on by hand.',
    description: [
      'For hens’ nights, team jokes, first days of big brotherhood. Type the words, and we cut them from soft vinyl and press them on one shirt at a time.',
      'The cut is straight and a little long. Between two sizes, take the larger one.',
    ],
    material: 'Combed cotton, 180 g/m²; print of soft-touch vinyl',
    size: 'Chest (flat): XS 460, S 490, M 520, L 550, XL 580, XXL 610 mm',
    care: 'Wash cold and inside out. Iron from the inside only.',
    brand: 'Kerf & Grain',
    groups: ['clothing'],
    added: '2026-05-25',
    code: 'PCT',
    cents: 3400,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'White', code: 'WHT', photo: 'white' },
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Sage', code: 'SAG', photo: 'sage' },
          { name: 'Navy', code: 'NVY', photo: 'navy' },
        ],
      },
      {
        name: 'Size',
        options: sizes.map((size) => ({ name: size, code: size, adds: size === 'XXL' ? 300 : 0 })),
      },
    ],
    without: [
      ['Sage', 'XXL'],
      ['Sage', 'XS'],
    ],
    stock: { 'PCT-WHT-M': 9, 'PCT-WHT-L': 6, 'PCT-BLK-M': 4, 'PCT-NVY-XXL': 0, 'PCT-SAG-M': 2 },
    addons: ['print-text', 'vinyl-colour', 'font'],
    relateds: ['sublimated-mug', 'kids-name-labels', 'engraved-drink-bottle'],
  },
  {
    slug: 'custom-t-shirt',
    name: 'Wave Cotton Tee',
    title: 'Wave Cotton Tee with Your Own Words',
    metaDescription:
      'A soft cotton tee with a breaking wave and your own words below it, pressed on by hand. Four colours, sizes XS to XXL, with a size chart in mm.',
    blurb: 'A breaking wave and your own words across the chest, pressed on by hand.',
    description: [
      'The wave is ours, the words are yours: a beach, a team, a band that never was. We cut them from soft vinyl and press them on one shirt at a time.',
      'The cut is straight and a little long. Between two sizes, take the larger one.',
    ],
    material: 'Combed cotton, 180 g/m²; print of soft-touch vinyl',
    size: 'Chest (flat): XS 460, S 490, M 520, L 550, XL 580, XXL 610 mm',
    care: 'Wash cold and inside out. Iron from the inside only.',
    brand: 'Kerf & Grain',
    groups: ['clothing', 'christmas-kids'],
    added: '2026-05-25',
    code: 'WCT',
    cents: 3400,
    variations: [
      {
        name: 'Colour',
        options: [
          { name: 'Navy', code: 'NVY', photo: '1' },
          { name: 'Cream', code: 'CRE', photo: '3' },
          { name: 'Black', code: 'BLK', photo: 'black' },
          { name: 'Forest', code: 'FOR', photo: 'forest' },
        ],
      },
      {
        name: 'Size',
        options: sizes.map((size) => ({ name: size, code: size, adds: size === 'XXL' ? 300 : 0 })),
      },
    ],
    without: [
      ['Forest', 'XXL'],
      ['Forest', 'XS'],
    ],
    stock: { 'WCT-CRE-M': 9, 'WCT-CRE-L': 6, 'WCT-BLK-M': 4, 'WCT-NVY-XXL': 0, 'WCT-FOR-M': 2 },
    addons: ['print-text', { addon: 'print-colour', min: 0 }, 'font'],
    relateds: ['photo-mug', 'name-labels', 'insulated-bottle'],
  },
];
