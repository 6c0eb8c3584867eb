import type { ProductSeed } from './product-seed.ts';

export const giftPacksProducts: ProductSeed[] = [
  {
    slug: 'new-home-gift-pack',
    name: 'New Home Gift Pack',
    title: 'New Home Gift Pack, Put Together for You',
    metaDescription:
      'Slate coasters, a bamboo board and a key ring in one box, engraved for a new home. Tell us the names and your budget and we quote by e-mail in a day.',
    blurb: 'Coasters, a board and a key ring for a new front door, engraved to match.',
    description: [
      'Four slate coasters, a small bamboo board and a key ring, all with the same name or address, packed in shredded kraft with a card that we write by hand.',
      'Prices vary with what goes in. Tell us who it is for, what you would like in the box and what you want to spend, and we send you a quote by e-mail within one working day.',
    ],
    material: 'Slate, bamboo, acrylic; box of recycled board',
    size: 'Box 350 × 260 × 100 mm',
    care: 'As for each piece; a card in the box tells.',
    facts: { Price: 'Prices vary and are quoted by e-mail' },
    brand: 'Kerf & Grain',
    groups: ['gift-packs', 'christmas-clients'],
    added: '2026-03-02',
    code: 'NHG',
    cents: null,
    addons: [],
    relateds: ['engraved-slate-coasters', 'bamboo-chopping-board', 'house-number-sign'],
  },
];
