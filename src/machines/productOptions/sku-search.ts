import type { QueryCartSearchSkuArgs } from '../../graphql/generated/types.ts';
import type { CartAddition } from '../addToCart/addToCart.machine.ts';
import { nonBlankValues } from '../../rules/addon-types.ts';
import type { OfferedProduct, ProductOptionsContext } from './productOptions.types.ts';

/** The current choices as arguments of `searchsku`, in the product's order. */
export function skuSearchOf({
  product,
  choices,
  addonValues,
}: ProductOptionsContext): QueryCartSearchSkuArgs {
  return {
    product: product.id,
    variations: product.variations.flatMap(({ name }) => {
      const option = choices[name];
      return option === undefined ? [] : [{ name, value: [option] }];
    }),
    addons: product.productAddons.flatMap(({ addon: { id, type } }) => {
      const value = nonBlankValues(type, addonValues[id] ?? []);
      return value.length === 0 ? [] : [{ id, value }];
    }),
  };
}

/** What to add to the cart: the SKU of the last response with the add-on values. */
export function cartAddition(context: ProductOptionsContext): CartAddition {
  return { sku: context.result?.sku ?? 0, qty: context.qty, addons: skuSearchOf(context).addons };
}

/** Whether some SKU combines this option with the other choices (A53). */
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
