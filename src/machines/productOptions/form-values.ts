import { quantityRule } from '../../graphql/generated/contract-rules.ts';
import { FILE_UNDER_WAY } from './addon-problems.ts';
import type { OfferedProduct, ProductFormValues, ProductOptionsContext } from './productOptions.types.ts';
import { skuSearchOf } from './sku-search.ts';

/** Whether the product has this option. */
export function isOffered(product: OfferedProduct, variation: string, option: string): boolean {
  return product.variations.some(
    ({ name, options }) => name === variation && options.some((known) => known.name === option),
  );
}

const isQuantity = (qty: number) => Number.isInteger(qty) && qty >= 1 && qty <= quantityRule.maximum;

/**
 * Of values from anywhere those that the product can have: options and add-ons that it offers, files that have
 * arrived, a whole number of pieces.
 */
export function knownValues(
  product: OfferedProduct,
  { choices, addonValues, qty }: Partial<ProductFormValues>,
): Partial<ProductFormValues> {
  const ids = new Set(product.productAddons.map(({ addon }) => String(addon.id)));
  const options = Object.entries(choices ?? {}).filter(([name, option]) => isOffered(product, name, option));
  const filled = Object.entries(addonValues ?? {})
    .filter(([id]) => ids.has(id))
    .map(([id, values]) => [id, values.filter((value) => value !== FILE_UNDER_WAY)]);
  return {
    ...(choices && { choices: Object.fromEntries(options) }),
    ...(addonValues && { addonValues: Object.fromEntries(filled) }),
    ...(qty !== undefined && isQuantity(qty) && { qty }),
  };
}

/** Whether these values ask for another SKU or price than the present ones. */
export function isOtherSearch(context: ProductOptionsContext, values: Partial<ProductFormValues>): boolean {
  const other = skuSearchOf({ ...context, ...knownValues(context.product, values) });
  return JSON.stringify(other) !== JSON.stringify(skuSearchOf(context));
}
