import { describe, expect, it } from 'vitest';
import { lowestPrice, searchSku, skuPrice } from './sku-rules.ts';
import type { SkuOffer, SkuSearch } from './sku-rules.ts';

let nextId = 1;
const sku = (options: Record<string, string>, changes: Partial<SkuOffer> = {}): SkuOffer => ({
  id: nextId++,
  code: 'TEST',
  priceCents: 2000,
  specialPriceCents: null,
  stockTracked: false,
  available: 0,
  photoId: null,
  options: Object.entries(options).map(([variation, name], id) => ({ id, variation, name })),
  ...changes,
});

const walnutSmall = sku({ Material: 'Walnut', Size: 'Small' });
const walnutLarge = sku({ Material: 'Walnut', Size: 'Large' }, { stockTracked: true, available: 2 });
const birchSmall = sku({ Material: 'Birch', Size: 'Small' }, { specialPriceCents: 1500 });

const search = (chosen: Record<string, string[]>, changes: Partial<SkuSearch> = {}) =>
  searchSku({
    variations: ['Material', 'Size'],
    skus: [walnutSmall, walnutLarge, birchSmall],
    addons: [],
    chosenVariations: Object.entries(chosen).map(([name, value]) => ({ name, value })),
    chosenAddons: [],
    ...changes,
  });

describe('finding the SKU of options', () => {
  it('[PRD-07] a complete choice gives its SKU with price and stock', () => {
    expect(search({ Material: ['Walnut'], Size: ['Large'] })).toEqual({
      sku: walnutLarge.id,
      priceEachCents: 2000,
      fullPriceEachCents: 2000,
      onSpecial: false,
      inStock: true,
      available: 2,
      reason: null,
    });
  });

  it('[APS-11] missing or blank options give SKU 0, incomplete', () => {
    const partial: Record<string, string[]>[] = [
      {},
      { Material: ['Walnut'] },
      { Material: ['Walnut'], Size: [''] },
    ];
    for (const chosen of partial) {
      expect(search(chosen)).toMatchObject({ sku: 0, reason: 'incomplete', priceEachCents: null });
    }
  });

  it('[APS-11] an unknown combination gives SKU 0, unavailable', () => {
    const impossible: Record<string, string[]>[] = [
      { Material: ['Birch'], Size: ['Large'] },
      { Material: ['Oak'] },
      { Material: ['Walnut', 'Birch'], Size: ['Small'] },
      { Colour: ['Red'] },
    ];
    for (const chosen of impossible) {
      expect(search(chosen)).toMatchObject({ sku: 0, reason: 'unavailable', inStock: false });
    }
  });

  it('[APS-11] a SKU without an option of some variation is never found', () => {
    const skus = [sku({ Material: 'Walnut' })];
    expect(search({ Material: ['Walnut'], Size: ['Large'] }, { skus })).toMatchObject({
      sku: 0,
      reason: 'unavailable',
    });
  });

  it('[PRD-14] a product without variations has one SKU', () => {
    const only = sku({});
    expect(search({}, { variations: [], skus: [only] })).toMatchObject({ sku: only.id, reason: null });
  });

  it('[PRD-06] a SKU without stock left is found but not in stock', () => {
    const gone = sku({}, { stockTracked: true, available: 0 });
    expect(search({}, { variations: [], skus: [gone] })).toMatchObject({
      sku: gone.id,
      inStock: false,
      available: 0,
    });
  });
});

describe('prices', () => {
  it('[PRD-08] a special price is charged, the full price is shown, and add-ons are added to both', () => {
    const addons = [
      {
        id: 4,
        name: 'Text',
        type: 'text',
        required: true,
        priceCents: 300,
        maxLength: 40,
        minQty: 1,
        maxQty: 2,
        options: [],
      },
    ];
    const found = search(
      { Material: ['Birch'], Size: ['Small'] },
      { addons, chosenAddons: [{ id: 4, value: ['a', 'b'] }] },
    );
    expect(found).toMatchObject({ priceEachCents: 2100, fullPriceEachCents: 2600, onSpecial: true });
  });

  it('[PRD-08] a special price that is not lower is ignored', () => {
    expect(skuPrice({ priceCents: 2000, specialPriceCents: 2000 })).toEqual({
      cents: 2000,
      fullCents: 2000,
      onSpecial: false,
    });
  });

  it('[GEN-14] a SKU without a price has null, not 0', () => {
    const quoted = sku({}, { priceCents: null });
    expect(lowestPrice([quoted])).toEqual({ cents: null, fullCents: null, onSpecial: false });
    expect(search({}, { variations: [], skus: [quoted] })).toMatchObject({
      sku: quoted.id,
      priceEachCents: null,
    });
  });

  it('[ENT-01] a product is listed at the price of its cheapest SKU', () => {
    expect(lowestPrice([walnutSmall, birchSmall])).toEqual({
      cents: 1500,
      fullCents: 2000,
      onSpecial: true,
    });
  });
});
