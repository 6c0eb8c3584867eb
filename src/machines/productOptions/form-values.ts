import { quantityRule } from '../../graphql/generated/contract-rules.ts';
import type { CartAddition } from '../addToCart/addToCart.machine.ts';
import { FILE_UNDER_WAY } from './addon-problems.ts';
import { addonTraits, isPersonalType, nonBlankValues } from '../../rules/addon-types.ts';
import type {
  OfferedAddon,
  OfferedProduct,
  ProductFormValues,
  ProductOptionsContext,
} from './productOptions.types.ts';
import { skuSearchOf } from './sku-search.ts';

/** Whether the product has this option. */
export function isOffered(product: OfferedProduct, variation: string, option: string): boolean {
  return product.variations.some(
    ({ name, options }) => name === variation && options.some((known) => known.name === option),
  );
}

const isQuantity = (qty: number) => Number.isInteger(qty) && qty >= 1 && qty <= quantityRule.maximum;

/**
 * Keeps only values that are valid for the product: offered options and add-ons, uploaded files and a whole quantity
 * up to the maximum. The source may be anything, e.g. storage.
 */
export function knownValues(
  product: OfferedProduct,
  { choices, addonValues, qty }: Partial<ProductFormValues>,
): Partial<ProductFormValues> {
  const options = Object.entries(choices ?? {}).filter(([name, option]) => isOffered(product, name, option));
  const filled = product.productAddons
    .filter(({ addon }) => addonValues && Object.hasOwn(addonValues, addon.id))
    .map(({ addon }) => [addon.id, (addonValues?.[addon.id] ?? []).filter((value) => isKnown(addon, value))]);
  return {
    ...(choices && { choices: Object.fromEntries(options) }),
    ...(addonValues && { addonValues: Object.fromEntries(filled) }),
    ...(qty !== undefined && isQuantity(qty) && { qty }),
  };
}

/** A file must have finished uploading, and an option must still be offered. */
function isKnown({ addonDropdownOptions: options }: OfferedAddon['addon'], value: string): boolean {
  const isOption = options.length === 0 || value === '' || options.some(({ id }) => String(id) === value);
  return isOption && value !== FILE_UNDER_WAY;
}

/** Whether an add-on takes the shopper's own text, picture or signature, which is different for the next item. */
export function isPersonalAddon({ addon }: OfferedAddon): boolean {
  return isPersonalType(addon.type) && addon.addonDropdownOptions.length === 0;
}

/**
 * The form after an addition to the cart: without the personal values that were added, which belong to that item only.
 * Values changed since the press stay.
 */
export function withoutPersonal(
  { product, addonValues, qty }: ProductOptionsContext,
  { addons }: CartAddition,
): Pick<ProductOptionsContext, 'addonValues' | 'qty' | 'isCleared'> {
  const isAdded = ({ addon: { id, type } }: OfferedAddon) => {
    const added = addons.find((addon) => addon.id === id)?.value ?? [];
    return added.length > 0 && added.join('\n') === nonBlankValues(type, addonValues[id] ?? []).join('\n');
  };
  const cleared = product.productAddons.filter((offered) => isPersonalAddon(offered) && isAdded(offered));
  if (cleared.length === 0) return { addonValues, qty, isCleared: false };
  const blank = Object.fromEntries(cleared.map(({ addon }) => [addon.id, []]));
  return { addonValues: { ...addonValues, ...blank }, qty: 1, isCleared: true };
}

/** Whether these values need a search for another SKU or price than the current ones. */
export function isOtherSearch(context: ProductOptionsContext, values: Partial<ProductFormValues>): boolean {
  const other = skuSearchOf({ ...context, ...knownValues(context.product, values) });
  return JSON.stringify(other) !== JSON.stringify(skuSearchOf(context));
}

/** The text to engrave, one line per value; '' for none. */
export function engravedTextOf(
  { productAddons }: Pick<OfferedProduct, 'productAddons'>,
  addonValues: ProductFormValues['addonValues'],
): string {
  const typed = productAddons.find(
    (offered) => isPersonalAddon(offered) && addonTraits(offered.addon.type).isText,
  );
  return (addonValues[typed?.addon.id ?? 0] ?? []).join('\n').trim();
}
