import { quantityRule } from '../../generated/contract-rules.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';

/** How many pieces of each SKU are on the lines. */
export function piecesBySku(lines: readonly { sku_id: number; qty: number }[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { sku_id, qty } of lines) pieces.set(sku_id, (pieces.get(sku_id) ?? 0) + qty);
  return pieces;
}

/**
 * How many pieces a line may hold. `available` is the stock that this cart may take, null for goods made to
 * order; what other lines of the same SKU take is not there twice (A56). Never negative.
 */
export function canPurchaseQty(available: number | null, takenByOtherLines: number): number {
  return available === null ? quantityRule.maximum : Math.max(0, available - takenByOtherLines);
}

/** Pieces of `skuId` on all lines but the one that holds `own` of them. */
export const takenByOthers = (pieces: ReadonlyMap<number, number>, skuId: number, own = 0): number =>
  (pieces.get(skuId) ?? 0) - own;

/**
 * Why `qty` pieces cannot be bought, null when they can.
 * @param limit the most of them that can be, those in the cart among them
 * @param present how many of them are in the cart already
 */
export function quantityProblem(qty: number, limit: number, present = 0): RefusalText | null {
  if (!Number.isInteger(qty)) return refusalText('QUANTITY_NOT_WHOLE');
  if (qty < 1) return refusalText('QUANTITY_TOO_LOW');
  if (qty <= limit) return null;
  if (limit === 0)
    return present === 0 ? refusalText('OUT_OF_STOCK') : refusalText('OUT_OF_STOCK_IN_CART', { present });
  return present === 0
    ? refusalText('QUANTITY_LIMITED', { limit })
    : refusalText('QUANTITY_LIMITED_IN_CART', { limit, present });
}

/**
 * Quantity after a merge: the sum, capped at `limit`, but never less than the line had before (`present`) and
 * at least 1, so that a merge loses nothing; a line beyond its limit is shown as out of stock (CRT-09).
 */
export function mergedQty(present: number, added: number, limit: number): number {
  return Math.max(1, present, Math.min(present + added, limit));
}
