import type { OfferedProduct } from '../../machines/productOptions/productOptions.types.ts';
import { isPossibleOption } from '../../machines/productOptions/sku-search.ts';

/** The fields of a product that determine the choices a URL may have. */
export type ChoosableProduct = Pick<OfferedProduct, 'skus'> & {
  variations: readonly { name: string; options: readonly { name: string }[] }[];
};

/**
 * Parses the choices in a query string (`?Size=Round&Material=Slate`): options by variation name. Ignores
 * options that the product does not offer, or not combined with the earlier ones.
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

/** Returns the choices as a query string in the product's order, then the other keys of `search`. */
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
