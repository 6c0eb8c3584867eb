import type { CartAddition } from '../addToCart/addToCart.machine.ts';
import { filledValues } from './addon-problems.ts';
import type { OfferedProduct, ProductOptionsContext, SkuSearch } from './productOptions.types.ts';

/** The present choices as searchsku takes them: what is chosen and filled in, in the product's order. */
export function skuSearchOf({ product, choices, addonValues }: ProductOptionsContext): SkuSearch {
  return {
    product: product.id,
    variations: product.variations.flatMap(({ name }) => {
      const option = choices[name];
      return option === undefined ? [] : [{ name, value: [option] }];
    }),
    addons: product.productAddons.flatMap(({ addon: { id, type } }) => {
      const value = filledValues(type, addonValues[id] ?? []);
      return value.length === 0 ? [] : [{ id, value }];
    }),
  };
}

/** What goes into the cart: the SKU of the last answer with what is filled in. */
export function additionOf(context: ProductOptionsContext): CartAddition {
  return { sku: context.result?.sku ?? 0, qty: context.qty, addons: skuSearchOf(context).addons };
}

/** Whether some SKU has this option together with the other choices made so far (A53). */
export function isPossibleOption(
  product: Pick<OfferedProduct, 'skus'>,
  choices: Record<string, string>,
  name: string,
  option: string,
): boolean {
  const wanted = Object.entries({ ...choices, [name]: option });
  return product.skus.some(({ skuVariations }) =>
    wanted.every(([variation, chosen]) =>
      skuVariations.some((has) => has.variation_type.name === variation && has.name === chosen),
    ),
  );
}
