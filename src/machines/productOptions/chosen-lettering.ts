import { selectedLettering } from '../../rules/lettering.ts';
import type { ChosenLettering } from '../../rules/lettering.ts';
import type { ProductOptionsContext } from './productOptions.types.ts';

/** The lettering selected for a product's texts; `null` if none is selected or none lists its characters. */
export function chosenLettering({
  product,
  addonValues,
}: Pick<ProductOptionsContext, 'product' | 'addonValues'>): ChosenLettering | null {
  for (const { addon } of product.productAddons) {
    const lettering = selectedLettering(addon.addonDropdownOptions, addonValues[addon.id]);
    if (lettering) return lettering;
  }
  return null;
}
