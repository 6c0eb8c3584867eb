import { quantityRule } from '../../generated/contract-rules.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';

/** Counts the items of each SKU on the lines. */
export function qtyBySku(lines: readonly { sku_id: number; qty: number }[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { sku_id, qty } of lines) quantities.set(sku_id, (quantities.get(sku_id) ?? 0) + qty);
  return quantities;
}

/**
 * Returns how many items a line may hold, at least 0. `available` is the stock this cart can use, null for
 * made-to-order products; what other lines of the same SKU take is deducted (A56).
 */
export function canPurchaseQty(available: number | null, takenByOtherLines: number): number {
  return available === null ? quantityRule.maximum : Math.max(0, available - takenByOtherLines);
}

/** Counts the items of `skuId` on all lines but the one that holds `own` of them. */
export const takenByOthers = (quantities: ReadonlyMap<number, number>, skuId: number, own = 0): number =>
  (quantities.get(skuId) ?? 0) - own;

/**
 * Returns why a quantity cannot be bought, null if it can: QUANTITY_NOT_WHOLE, QUANTITY_TOO_LOW,
 * OUT_OF_STOCK, OUT_OF_STOCK_IN_CART, QUANTITY_LIMITED or QUANTITY_LIMITED_IN_CART.
 * @param limit maximum quantity, including what is in the cart
 * @param present quantity already in the cart
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
 * Returns the quantity after a merge: the sum capped at `limit`, but at least `present` and at least 1, so
 * that a merge loses nothing; a line above its limit is shown as out of stock (CRT-09).
 */
export function mergedQty(present: number, added: number, limit: number): number {
  return Math.max(1, present, Math.min(present + added, limit));
}
