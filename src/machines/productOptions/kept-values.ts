import type { CartItem } from '../../graphql/generated/types.ts';
import { addonTraits } from '../../rules/addon-types.ts';
import type { OfferedProduct, ProductFormValues } from './productOptions.types.ts';

const isFilled = (values: string[] | undefined) => values?.some((value) => value.trim() !== '') === true;

/** What a line of the cart was made with, as its product's form has it. */
export function valuesOfLine(product: OfferedProduct, line: CartItem): ProductFormValues {
  const sku = product.skus.find(({ id }) => id === line.sku_id);
  const choices = sku?.skuVariations.map(({ name, variation_type: { name: of } }) => [of, name]) ?? [];
  return {
    choices: Object.fromEntries(choices),
    addonValues: Object.fromEntries(line.addons.map(({ id, input }) => [id, input])),
    qty: line.qty,
  };
}

/** What of the values is kept while the shopper is away, null when that is nothing: no files (they may be lost). */
export function draftOf(product: OfferedProduct, values: ProductFormValues): ProductFormValues | null {
  const kept = product.productAddons
    .filter(({ addon }) => !addonTraits(addon.type).holdsFiles)
    .filter(({ addon }) => isFilled(values.addonValues[addon.id]))
    .map(({ addon: { id } }) => [id, values.addonValues[id]]);
  const { choices, qty } = values;
  if (kept.length === 0 && Object.keys(choices).length === 0 && qty === 1) return null;
  return { choices, addonValues: Object.fromEntries(kept), qty };
}

/** A draft as it was stored, by whatever version of the shop; null when it is none. */
export function readDraft(stored: unknown): ProductFormValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { choices, addonValues, qty }: Partial<Record<keyof ProductFormValues, unknown>> = stored;
  if (!isRecordOf(choices, isText) || !isRecordOf(addonValues, isTexts)) return null;
  return { choices, addonValues, qty: typeof qty === 'number' ? qty : 1 };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isRecordOf<Value>(
  stored: unknown,
  isValue: (value: unknown) => value is Value,
): stored is Record<string, Value> {
  return typeof stored === 'object' && stored !== null && Object.values(stored).every(isValue);
}

/** What stands in the form already, filled up with what is kept: of the two what is there now counts more. */
export function filledUp(now: ProductFormValues, kept: ProductFormValues): ProductFormValues {
  const present = Object.entries(now.addonValues).filter(([, values]) => isFilled(values));
  return {
    choices: { ...kept.choices, ...now.choices },
    addonValues: { ...kept.addonValues, ...Object.fromEntries(present) },
    qty: now.qty === 1 ? kept.qty : now.qty,
  };
}
