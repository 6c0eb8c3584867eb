import { quantityRule } from '../../generated/contract-rules.ts';

export interface CountedLine {
  id: number;
  skuId: number;
  qty: number;
}

/**
 * How many pieces a line may hold. `available` is the stock that this cart may take, null for goods made to
 * order; what other lines of the same SKU take is not there twice (A56). Never negative.
 */
export function canPurchaseQty(available: number | null, takenByOtherLines: number): number {
  return available === null ? quantityRule.maximum : Math.max(0, available - takenByOtherLines);
}

/** Pieces of `skuId` on all lines but the one with `lineId`. */
export function takenByOthers(lines: CountedLine[], skuId: number, lineId: number | null): number {
  return lines
    .filter((line) => line.skuId === skuId && line.id !== lineId)
    .reduce((sum, line) => sum + line.qty, 0);
}

/** Why `qty` pieces cannot be bought, in words for the shopper, or null when they can. */
export function quantityProblem(qty: number, limit: number): string | null {
  if (!Number.isInteger(qty)) return 'Please give a whole number';
  if (qty < 1) return 'Please choose at least 1';
  if (qty <= limit) return null;
  if (limit === 0) return 'Sorry, this is out of stock';
  return limit === 1 ? 'Sorry, only 1 can be bought' : `Sorry, only ${limit} can be bought`;
}

/**
 * Quantity after a merge: the sum, capped at `limit`, but never less than the line had before (`present`) and
 * at least 1, so that a merge loses nothing; a line beyond its limit is shown as out of stock (CRT-09).
 */
export function mergedQty(present: number, added: number, limit: number): number {
  return Math.max(1, present, Math.min(present + added, limit));
}
