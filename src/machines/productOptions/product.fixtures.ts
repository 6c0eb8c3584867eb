import type { FoundSku, OfferedAddon, OfferedProduct } from './productOptions.types.ts';

/** An offered add-on: one optional line of text. */
export function offeredAddon(
  addon: Partial<OfferedAddon['addon']> = {},
  limits: { min_qty?: number; max_qty?: number } = {},
): OfferedAddon {
  return {
    min_qty: 0,
    max_qty: 1,
    ...limits,
    addon: {
      id: 1,
      name: 'Engraving',
      type: 'text',
      required: false,
      max_length: null,
      addonDropdownOptions: [],
      ...addon,
    },
  };
}

const inWoodAndSize = (id: number, wood: string, size: string) => ({
  id,
  skuVariations: [
    { name: wood, variation_type: { name: 'Wood' } },
    { name: size, variation_type: { name: 'Size' } },
  ],
});

/** A sign in two woods and two sizes without a large birch one; its engraving is required. */
export const sign: OfferedProduct = {
  id: 3,
  variations: [
    { name: 'Wood', label: 'Wood', options: [{ name: 'Walnut' }, { name: 'Birch' }] },
    { name: 'Size', label: 'Size', options: [{ name: 'Small' }, { name: 'Large' }] },
  ],
  productAddons: [offeredAddon({ required: true, max_length: 20 }, { min_qty: 1, max_qty: 3 })],
  skus: [
    inWoodAndSize(31, 'Walnut', 'Small'),
    inWoodAndSize(32, 'Walnut', 'Large'),
    inWoodAndSize(33, 'Birch', 'Small'),
  ],
};

/** A product without variations or add-ons. */
export const coaster: OfferedProduct = {
  id: 4,
  variations: [],
  productAddons: [],
  skus: [{ id: 41, skuVariations: [] }],
};

/** A product without variations, with an optional engraving. */
export const plaque: OfferedProduct = { ...coaster, id: 5, productAddons: [offeredAddon()] };

export function searchResult(over: Partial<FoundSku> = {}): FoundSku {
  return { sku: 31, price_each: 12.5, full_price_each: 12.5, in_stock: true, ...over };
}
