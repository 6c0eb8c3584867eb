import { toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { invalid, invalidAt, rollBack } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { SkuForSale } from '../products/sku-for-sale.ts';
import { listCartLines, updateLine, deleteLine, insertLine, setLineQty } from './cart-store.ts';
import type { CartLineRow } from './cart-store.ts';
import { lineIdentity } from './line-identity.ts';
import { canPurchaseQty, mergedQty, qtyBySku, quantityProblem, takenByOthers } from './purchase-limits.ts';

/** Maximum number of lines in a cart. */
export const MAX_LINES = 100;

/** The content of a future cart line, checked except against the rest of the cart. */
export interface Addition {
  sku: SkuForSale;
  addons: CanonicalAddon[];
  unitCents: number;
  /** Items of the SKU available to this viewer; null if it is made to order. */
  available: number | null;
  qty: number;
}

/**
 * Adds a line to a cart, or its quantity to an equal line (A56). With `replaced`, that line gets the content
 * and keeps its id, and an equal line is merged into it. Rolls back if the cart is full (CART_FULL) or the
 * quantity is not available (`quantityProblem`). Call it in the transaction that locks the cart.
 */
export async function placeLine(
  trx: Database,
  cartId: number,
  addition: Addition,
  now: string,
  replaced?: CartLineRow,
): Promise<void> {
  const { sku, addons } = addition;
  const others = (await listCartLines(trx, cartId)).filter(({ id }) => id !== replaced?.id);
  const identity = lineIdentity(sku.id, addons);
  const same = others.find((line) => line.identity === identity);
  const qty = (same?.qty ?? 0) + addition.qty;
  const problem = shortage(addition, others, same);
  if (problem !== null) rollBack(invalidAt('qty', problem).refusal);
  const line = {
    sku_id: sku.id,
    identity,
    addons: toJson(addons),
    qty,
    name: sku.name,
    product_name: sku.productName,
    product_slug: sku.slug,
    code: sku.code,
    unit_cents: addition.unitCents,
  };
  if (replaced) {
    if (same) await deleteLine(trx, cartId, same.id);
    return updateLine(trx, replaced.id, line);
  }
  if (same) return setLineQty(trx, same.id, qty);
  refuseBeyondLimit(others);
  await insertLine(trx, cartId, { ...line, created_at: now });
}

/**
 * Restores a removed line with its id and full quantity; an equal line added in the meantime gets as many of
 * its items as its limit allows. A line no longer available is restored as out of stock (CRT-12). Rolls back
 * if the cart is full (CART_FULL).
 */
export async function putLineBack(
  trx: Database,
  cartId: number,
  removed: CartLineRow,
  available: number | null,
): Promise<void> {
  const lines = await listCartLines(trx, cartId);
  const same = lines.find((line) => line.identity === removed.identity);
  if (same) {
    const limit = canPurchaseQty(available, takenByOthers(qtyBySku(lines), removed.sku_id, same.qty));
    return setLineQty(trx, same.id, mergedQty(same.qty, removed.qty, limit));
  }
  refuseBeyondLimit(lines);
  await insertLine(trx, cartId, removed);
}

function refuseBeyondLimit(lines: CartLineRow[]): void {
  if (lines.length >= MAX_LINES) rollBack(invalid(refusalText('CART_FULL', { limit: MAX_LINES })).refusal);
}

/**
 * Returns why the cart cannot take this quantity. The limit and the quantity already present are counted
 * alike, so that the message adds up (ATC-07): stock across all lines of the SKU, made-to-order products per
 * line (A57).
 */
function shortage(
  { sku, available, qty }: Addition,
  lines: CartLineRow[],
  same: CartLineRow | undefined,
): RefusalText | null {
  const present = available === null ? (same?.qty ?? 0) : takenByOthers(qtyBySku(lines), sku.id);
  return quantityProblem(present + qty, canPurchaseQty(available, 0), present);
}
