import type { OfferedProduct } from '../../machines/productOptions/productOptions.types.ts';
import { isPossibleOption } from '../../machines/productOptions/sku-search.ts';

/** What of a product says which choices a URL may hold. */
export type ChoosableProduct = Pick<OfferedProduct, 'skus'> & {
  variations: readonly { name: string; options: readonly { name: string }[] }[];
};

/**
 * The choices that a query string names (`?Size=Round&Material=Slate`): the option by its variation's name. What the
 * product does not offer, or not together with what was named before, counts as not said.
 */
export function readChoices(product: ChoosableProduct, search: URLSearchParams): Record<string, string> {
  const choices: Record<string, string> = {};
  for (const { name, options } of product.variations) {
    const said = search.get(name);
    const isOffered = said !== null && options.some((option) => option.name === said);
    if (isOffered && isPossibleOption(product, choices, name, said)) choices[name] = said;
  }
  return choices;
}

/**
 * The choices as a query string, in the product's order. Keys of `search` that are no variation's stay behind them;
 * without it only the choices are said.
 */
export function writeChoices(
  product: ChoosableProduct,
  choices: Readonly<Record<string, string>>,
  search: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const names = new Set(product.variations.map(({ name }) => name));
  const chosen = product.variations.flatMap(({ name }): [string, string][] =>
    choices[name] === undefined ? [] : [[name, choices[name]]],
  );
  return new URLSearchParams([...chosen, ...[...search].filter(([key]) => !names.has(key))]);
}
