import type { CartItem } from '../../graphql/generated/types.ts';
import { addonTraits } from '../../rules/addon-types.ts';
import type { OfferedProduct, ProductFormValues } from './productOptions.types.ts';

const isFilled = (values: string[] | undefined) => values?.some((value) => value.trim() !== '') === true;

/** Converts a cart line to the values of its product's form. */
export function valuesOfLine(product: OfferedProduct, line: CartItem): ProductFormValues {
  const sku = product.skus.find(({ id }) => id === line.sku_id);
  const choices = sku?.skuVariations.map(({ name, variation_type: { name: of } }) => [of, name]) ?? [];
  return {
    choices: Object.fromEntries(choices),
    addonValues: Object.fromEntries(line.addons.map(({ id, input }) => [id, input])),
    qty: line.qty,
  };
}

/**
 * The values to store as a draft, or `null` when there are none. Files are excluded because the host may
 * delete them.
 */
export function draftOf(product: OfferedProduct, values: ProductFormValues): ProductFormValues | null {
  const kept = product.productAddons
    .filter(({ addon }) => !addonTraits(addon.type).holdsFiles)
    .filter(({ addon }) => isFilled(values.addonValues[addon.id]))
    .map(({ addon: { id } }) => [id, values.addonValues[id]]);
  const { choices, qty } = values;
  if (kept.length === 0 && Object.keys(choices).length === 0 && qty === 1) return null;
  return { choices, addonValues: Object.fromEntries(kept), qty };
}

/** Parses a stored draft, possibly of another version of the shop; `null` when it is invalid. */
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

/** Fills the gaps in the form from the draft; current values take precedence. */
export function filledUp(now: ProductFormValues, kept: ProductFormValues): ProductFormValues {
  const present = Object.entries(now.addonValues).filter(([, values]) => isFilled(values));
  return {
    choices: { ...kept.choices, ...now.choices },
    addonValues: { ...kept.addonValues, ...Object.fromEntries(present) },
    qty: now.qty === 1 ? kept.qty : now.qty,
  };
}
