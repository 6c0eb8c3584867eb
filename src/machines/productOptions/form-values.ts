import { quantityRule } from '../../graphql/generated/contract-rules.ts';
import type { CartAddition } from '../addToCart/addToCart.machine.ts';
import { FILE_UNDER_WAY, filledValues } from './addon-problems.ts';
import { addonTraits, isPersonalType } from '../../rules/addon-types.ts';
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
 * Of values from anywhere those that the product can have: options and add-ons that it offers, files that have
 * arrived, a whole number of pieces.
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

/** A file must have arrived, and an option must be one that is still offered. */
function isKnown({ addonDropdownOptions: options }: OfferedAddon['addon'], value: string): boolean {
  const isOption = options.length === 0 || value === '' || options.some(({ id }) => String(id) === value);
  return isOption && value !== FILE_UNDER_WAY;
}

/** Whether an add-on is somebody's own words, picture or hand: the next piece has others. */
export function isPersonal({ addon }: OfferedAddon): boolean {
  return isPersonalType(addon.type) && addon.addonDropdownOptions.length === 0;
}

/**
 * The form once goods are in the cart: without what of them is personal, which is one piece's only. What was typed
 * since then stays.
 */
export function withoutPersonal(
  { product, addonValues, qty }: ProductOptionsContext,
  { addons }: CartAddition,
): Pick<ProductOptionsContext, 'addonValues' | 'qty' | 'isCleared'> {
  const isAdded = ({ addon: { id, type } }: OfferedAddon) => {
    const added = addons.find((addon) => addon.id === id)?.value ?? [];
    return added.length > 0 && added.join('\n') === filledValues(type, addonValues[id] ?? []).join('\n');
  };
  const cleared = product.productAddons.filter((offered) => isPersonal(offered) && isAdded(offered));
  if (cleared.length === 0) return { addonValues, qty, isCleared: false };
  const blank = Object.fromEntries(cleared.map(({ addon }) => [addon.id, []]));
  return { addonValues: { ...addonValues, ...blank }, qty: 1, isCleared: true };
}

/** Whether these values ask for another SKU or price than the present ones. */
export function isOtherSearch(context: ProductOptionsContext, values: Partial<ProductFormValues>): boolean {
  const other = skuSearchOf({ ...context, ...knownValues(context.product, values) });
  return JSON.stringify(other) !== JSON.stringify(skuSearchOf(context));
}

/** What is typed to be engraved, line by line; '' while nothing is. */
export function engravedWords(
  { productAddons }: Pick<OfferedProduct, 'productAddons'>,
  addonValues: ProductFormValues['addonValues'],
): string {
  const typed = productAddons.find(
    (offered) => isPersonal(offered) && addonTraits(offered.addon.type).isText,
  );
  return (addonValues[typed?.addon.id ?? 0] ?? []).join('\n').trim();
}
