import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { FieldRefusals } from '../../lib/refusal-text.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { readChosenOptions } from './sku-options-store.ts';

/**
 * Checks the stored options of a SKU: one of each variation of its product, and another choice than every other
 * SKU on sale. Returns null if they are right.
 */
export async function skuOptionsRefusal(
  transaction: Transaction<Tables>,
  { productId, skuId }: { productId: number; skuId: number },
): Promise<FieldRefusals | null> {
  const { variations, chosen } = await readChosenOptions(transaction, { productId, skuId });
  const bySku = Map.groupBy(chosen, ({ sku }) => sku);
  const own = (bySku.get(skuId) ?? []).filter(({ option }) => option !== null);
  const isOneOfEach =
    own.length === variations.length &&
    variations.every((id) => own.some(({ variation }) => variation === id));
  if (!isOneOfEach) return { options: refusalText('FIELD_INVALID') };
  bySku.delete(skuId);
  const wanted = new Set(own.map(({ option }) => option));
  const isTaken = [...bySku.values()].some((rows) => {
    const options = new Set(rows.map(({ option }) => option).filter((option) => option !== null));
    return options.size === wanted.size && options.isSubsetOf(wanted);
  });
  return isTaken ? { options: refusalText('FIELD_TAKEN') } : null;
}
