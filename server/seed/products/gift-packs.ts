import type { ProductSeed } from './product-seed.ts';

export const giftPacksProducts: ProductSeed[] = [
  {
    slug: 'new-home-gift-pack',
    name: 'New Home Gift Pack',
    title: 'New Home Gift Pack, Put Together for You',
    metaDescription:
      'An engraved board, a candle and a timber tag in one box for a new front door. Tell us the names and your budget, and we quote by e-mail within a day.',
    blurb: 'A board, a candle and a tag for a new front door, engraved to match.',
    description: [
      'A small acacia board, a soy candle in glass and a timber tag with your wishes, packed in a box with a satin bow. The board carries a house and the words you choose.',
      'Prices vary with what goes in. Tell us who it is for, what you would like in the box and what you want to spend, and we send you a quote by e-mail within one working day.',
    ],
    material: 'Acacia, glass and soy wax, birch ply; box of recycled board',
    size: 'Box 210 × 160 × 64 mm; board 170 × 110 × 12 mm',
    care: 'Oil the board now and then. Trim the wick to 5 mm before each burn.',
    facts: { Price: 'Prices vary and are quoted by e-mail' },
    brand: 'Kerf & Grain',
    groups: ['gift-packs', 'christmas-clients'],
    added: '2026-03-02',
    code: 'NHG',
    cents: null,
    relateds: ['slate-coaster-set', 'bamboo-serving-board', 'house-number-sign'],
  },
];
