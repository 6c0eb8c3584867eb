import type { Lettering } from '../../rules/lettering.ts';
import type { ProductOptionsContext } from './productOptions.types.ts';

/** How what is typed will be written, and how else it could be. */
export interface ChosenLettering {
  chosen: Lettering;
  all: Lettering[];
}

/** The lettering that is chosen for a product's texts; null where none is, or nothing is said of any. */
export function chosenLettering({
  product,
  addonValues,
}: Pick<ProductOptionsContext, 'product' | 'addonValues'>): ChosenLettering | null {
  for (const { addon } of product.productAddons) {
    const all = addon.addonDropdownOptions;
    if (all.every(({ characters = null }) => characters === null)) continue;
    const chosen = all.find(({ id }) => addonValues[addon.id]?.includes(String(id)));
    if (chosen) return { chosen, all };
  }
  return null;
}
