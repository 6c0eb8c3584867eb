import type { Lettering } from '../../rules/lettering.ts';
import type { ProductOptionsContext } from './productOptions.types.ts';

/** The selected lettering for the typed text, and all alternatives. */
export interface ChosenLettering {
  chosen: Lettering;
  all: Lettering[];
}

/** The lettering selected for a product's texts; `null` if none is selected or none lists its characters. */
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
