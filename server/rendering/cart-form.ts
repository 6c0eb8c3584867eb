import type { AddonChoice } from '../domain/products/addon-rules.ts';
import type { VariationChoice } from '../domain/products/sku-rules.ts';
import { isRowId } from '../lib/row-id.ts';

/** A cart operation from a form without script; an invalid `qty` is NaN. */
export type CartRequest =
  | { action: 'add'; product: number; variations: VariationChoice[]; addons: AddonChoice[]; qty: number }
  | { action: 'update'; line: number; qty: number }
  | { action: 'remove'; line: number };

const VARIATION = 'variation-';
const ADDON = 'addon-';
/** Maximum number of fields; no form of ours has more. */
const MAX_FIELDS = 200;

/** Reads a posted form; null if no page of the shop can have sent it. */
export function readCartForm(form: URLSearchParams): CartRequest | null {
  const number = (name: string) => Number(form.get(name) || Number.NaN);
  if (form.size > MAX_FIELDS) return null;
  const [line, qty, product] = [number('line'), number('qty'), number('product')];
  const action = form.get('action');
  if (action === 'remove') return isRowId(line) ? { action, line } : null;
  if (action === 'update') return isRowId(line) ? { action, line, qty } : null;
  if (action !== 'add' || !isRowId(product)) return null;
  const named = (prefix: string) =>
    [...new Set(form.keys())]
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ name: key.slice(prefix.length), value: filled(form.getAll(key)) }))
      .filter(({ value }) => value.length > 0);
  const addons = named(ADDON).map(({ name, value }) => ({ id: Number(name), value }));
  return { action, product, variations: named(VARIATION), addons, qty };
}

const filled = (values: string[]) => values.filter((value) => value.trim() !== '');
