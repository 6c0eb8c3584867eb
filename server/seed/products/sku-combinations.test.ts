import { describe, expect, it } from 'vitest';
import type { ProductSeed } from './product-seed.ts';
import { skusOf } from './sku-combinations.ts';

const board: ProductSeed = {
  slug: 'board',
  name: 'Board',
  title: 'Board',
  metaDescription: '',
  blurb: '',
  description: [],
  material: '',
  size: '',
  care: '',
  groups: ['bamboo'],
  added: '2026-01-01',
  code: 'BRD',
  cents: 3000,
};

const variations = [
  {
    name: 'Timber',
    options: [
      { name: 'Birch', code: 'BIR', photo: 'birch' },
      { name: 'Walnut', code: 'WAL', adds: 1000, photo: 'walnut' },
    ],
  },
  {
    name: 'Size',
    options: [
      { name: 'Small', code: 'S', adds: -500, photo: 'small' },
      { name: 'Large', code: 'L' },
    ],
  },
];

describe('the SKUs of a seeded product', () => {
  it('[ENT-03] consist of one without variations', () => {
    expect(skusOf(board)).toEqual([
      { code: 'BRD', priceCents: 3000, specialPriceCents: null, stock: null, photo: null, options: [] },
    ]);
  });

  it('[ENT-03] are all combinations except the impossible ones, priced by their options', () => {
    const skus = skusOf({ ...board, variations, without: [['Walnut', 'Large']] });
    expect(skus.map((sku) => [sku.code, sku.priceCents, sku.photo])).toEqual([
      ['BRD-BIR-S', 2500, 'birch'],
      ['BRD-BIR-L', 3000, 'birch'],
      ['BRD-WAL-S', 3500, 'walnut'],
    ]);
    expect(skus[0]?.options).toEqual([
      { variation: 'Timber', name: 'Birch' },
      { variation: 'Size', name: 'Small' },
    ]);
  });

  it('[ENT-03] are all on special, or only the listed ones; stock is tracked for the listed ones', () => {
    const all = skusOf({ ...board, variations, special: { off: 200 }, stock: { 'BRD-BIR-S': 0 } });
    expect(all.map((sku) => sku.specialPriceCents)).toEqual([2300, 2800, 3300, 3800]);
    expect(all.map((sku) => sku.stock)).toEqual([0, null, null, null]);
    const one = skusOf({ ...board, variations, special: { off: 200, only: ['BRD-WAL-L'] } });
    expect(one.map((sku) => sku.specialPriceCents)).toEqual([null, null, null, 3800]);
  });

  it('[GEN-14] have no price when the product is quoted by e-mail', () => {
    expect(skusOf({ ...board, cents: null, special: { off: 1 } })[0]).toMatchObject({
      priceCents: null,
      specialPriceCents: null,
    });
  });
});
