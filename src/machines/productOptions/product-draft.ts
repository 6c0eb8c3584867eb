import type { CartItem } from '../../graphql/generated/types.ts';
import { addonTraits } from '../../rules/addon-types.ts';
import type { OfferedProduct, ProductFormValues } from './productOptions.types.ts';
import { isRecord } from '../../rules/is-record.ts';

/** What was typed or changed and not yet sent; what was emptied is in it as such. */
export interface ProductDraft extends Omit<ProductFormValues, 'qty'> {
  qty: number | undefined;
  /** Content of the cart line that was changed. */
  of?: string | undefined;
  /** The values of that line, for when it has left the cart. */
  start?: ProductFormValues | undefined;
}

/** A form in which nothing was filled in. */
export const noValues: ProductFormValues = { choices: {}, addonValues: {}, qty: 1 };

const textOf = (values: string[] = []) => values.join('\n').trim();

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
 * The values to store as a draft, or `null` when there are none: those that differ from `start`. Uploaded files are
 * excluded because the host may delete them.
 */
export function draftOf(
  { productAddons }: OfferedProduct,
  { choices, addonValues, qty }: ProductFormValues,
  start: ProductFormValues = noValues,
): ProductDraft | null {
  const changed = productAddons
    .map(({ addon: { id, type } }) => ({ id, type, values: addonValues[id] ?? [] }))
    .filter(({ id, values }) => textOf(values) !== textOf(start.addonValues[id]))
    .filter(({ type, values }) => textOf(values) === '' || !addonTraits(type).isFile);
  const chosen = Object.keys({ ...start.choices, ...choices }).filter(
    (name) => choices[name] !== start.choices[name],
  );
  if (changed.length === 0 && chosen.length === 0 && qty === start.qty) return null;
  return {
    choices: Object.fromEntries(chosen.map((name) => [name, choices[name] ?? ''])),
    addonValues: Object.fromEntries(changed.map(({ id, values }) => [id, values])),
    qty: qty === start.qty ? undefined : qty,
  };
}

/** Parses a stored draft, possibly of another version of the shop; `null` when it is invalid. */
export function readDraft(stored: unknown): ProductDraft | null {
  if (!isRecord(stored)) return null;
  const { choices, addonValues, qty, of, start } = stored;
  if (!isRecordOf(choices, isText) || !isRecordOf(addonValues, isTexts)) return null;
  return {
    choices,
    addonValues,
    qty: typeof qty === 'number' ? qty : undefined,
    of: isText(of) ? of : undefined,
    start: readStart(start),
  };
}

function readStart(stored: unknown): ProductFormValues | undefined {
  const values = readDraft(stored);
  if (!values) return undefined;
  const { choices, addonValues, qty = noValues.qty } = values;
  return { choices, addonValues, qty };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isRecordOf<Value>(
  stored: unknown,
  isValue: (value: unknown) => value is Value,
): stored is Record<string, Value> {
  return isRecord(stored) && Object.values(stored).every(isValue);
}

/**
 * Fills the gaps in the form from the draft, and those of the draft from what it was a change of; current values take
 * precedence.
 */
export function withDraftValues(
  now: ProductFormValues,
  draft: ProductDraft | null,
  start: ProductFormValues = noValues,
): ProductFormValues {
  const present = Object.entries(now.addonValues).filter(([, values]) => textOf(values) !== '');
  return {
    choices: { ...start.choices, ...draft?.choices, ...now.choices },
    addonValues: { ...start.addonValues, ...draft?.addonValues, ...Object.fromEntries(present) },
    qty: now.qty === 1 ? (draft?.qty ?? start.qty) : now.qty,
  };
}
