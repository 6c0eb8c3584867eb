import { addonsPrice } from './addon-rules.ts';
import type { AddonChoice, ProductAddonRule } from './addon-rules.ts';

/** A SKU of a product. */
export interface SkuOffer {
  id: number;
  code: string;
  /** Null if quoted by e-mail. */
  priceCents: number | null;
  specialPriceCents: number | null;
  /** False if made to order, always in stock. */
  stockTracked: boolean;
  available: number;
  photoId: number | null;
  /** One option for each of the product's variations. */
  options: { id: number; variation: string; name: string }[];
}

/** A shopper's choice for one variation. */
export interface VariationChoice {
  name: string;
  value: string[];
}

export interface SkuPrice {
  /** The current price in cents. */
  cents: number | null;
  /** Regular price; equal to `cents` if not on special. */
  fullCents: number | null;
  onSpecial: boolean;
}

/** Returns the unit price without add-ons; a special applies only if it is lower. */
export function skuPrice(sku: Pick<SkuOffer, 'priceCents' | 'specialPriceCents'>): SkuPrice {
  const { priceCents, specialPriceCents } = sku;
  const onSpecial = priceCents !== null && specialPriceCents !== null && specialPriceCents < priceCents;
  return { cents: onSpecial ? specialPriceCents : priceCents, fullCents: priceCents, onSpecial };
}

/** Returns how many can be bought; null if made to order (A57). */
export function availableOf(sku: Pick<SkuOffer, 'stockTracked' | 'available'>): number | null {
  return sku.stockTracked ? sku.available : null;
}

export const inStock = (sku: Pick<SkuOffer, 'stockTracked' | 'available'>): boolean =>
  !sku.stockTracked || sku.available > 0;

/** Returns the price under which a product is listed: that of its cheapest SKU (the first of several). */
export function lowestPrice(skus: readonly SkuOffer[]): SkuPrice {
  let lowest: SkuPrice = { cents: null, fullCents: null, onSpecial: false };
  for (const price of skus.map(skuPrice)) {
    if (price.cents !== null && (lowest.cents === null || price.cents < lowest.cents)) lowest = price;
  }
  return lowest;
}

/** Whether any SKU with the lowest price is in stock, for display next to that price. */
export function isLowestInStock(skus: readonly SkuOffer[]): boolean {
  const { cents } = lowestPrice(skus);
  return skus.some((sku) => inStock(sku) && skuPrice(sku).cents === cents);
}

type Match = { sku: SkuOffer } | { sku: null; reason: 'incomplete' | 'unavailable' };

function matchSku(
  variations: readonly string[],
  skus: readonly SkuOffer[],
  choices: readonly VariationChoice[],
): Match {
  const chosen = new Map<string, string>();
  for (const choice of choices) {
    const [value, ...more] = choice.value.filter((text) => text !== '');
    if (value === undefined) continue;
    if (more.length > 0 || !variations.includes(choice.name)) return { sku: null, reason: 'unavailable' };
    chosen.set(choice.name, value);
  }
  const sku = skus.find(({ options }) =>
    variations.every((variation) =>
      options.some(
        (option) => option.variation === variation && (chosen.get(variation) ?? option.name) === option.name,
      ),
    ),
  );
  if (!sku) return { sku: null, reason: 'unavailable' };
  return chosen.size === variations.length ? { sku } : { sku: null, reason: 'incomplete' };
}

export interface SkuSearch {
  /** Names of the product's variations. */
  variations: readonly string[];
  skus: readonly SkuOffer[];
  addons: readonly ProductAddonRule[];
  chosenVariations: readonly VariationChoice[];
  chosenAddons: readonly AddonChoice[];
}

/** The result of `searchsku`, in cents. */
export interface SkuFound {
  /** 0 with a `reason`. */
  sku: number;
  /** Unit price with add-ons; null without a SKU, or if it is quoted by e-mail. */
  priceEachCents: number | null;
  fullPriceEachCents: number | null;
  onSpecial: boolean;
  inStock: boolean;
  available: number | null;
  reason: 'incomplete' | 'unavailable' | null;
}

const nothing = {
  priceEachCents: null,
  fullPriceEachCents: null,
  onSpecial: false,
  inStock: false,
  available: null,
};

/**
 * Finds the SKU for the chosen options (APS-11, PRD-07): SKU 0 with `incomplete` while options are missing,
 * and with `unavailable` if no SKU has those chosen (A53). Without variations the only SKU is meant (PRD-14).
 * Prices include that of the add-ons for each value.
 */
export function searchSku(search: SkuSearch): SkuFound {
  const match = matchSku(search.variations, search.skus, search.chosenVariations);
  if (!match.sku) return { ...nothing, sku: 0, reason: match.reason };
  const { sku } = match;
  const price = skuPrice(sku);
  const extra = addonsPrice(search.addons, search.chosenAddons);
  return {
    sku: sku.id,
    priceEachCents: price.cents === null ? null : price.cents + extra,
    fullPriceEachCents: price.fullCents === null ? null : price.fullCents + extra,
    onSpecial: price.onSpecial,
    inStock: inStock(sku),
    available: availableOf(sku),
    reason: null,
  };
}

/** Returns the photo of a SKU: its own, else the product's first; `photos` in the owner's order. */
export function photoOfSku<Photo extends { id: number }>(
  photos: readonly Photo[],
  photoId: number | null,
): Photo | undefined {
  return photos.find(({ id }) => id === photoId) ?? photos[0];
}
