import { toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { invalid, invalidAt, rollBack } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { SkuForSale } from '../products/sku-for-sale.ts';
import { cartLines, changeLine, deleteLine, insertLine, setLineQty } from './cart-store.ts';
import type { CartLineRow } from './cart-store.ts';
import { lineIdentity } from './line-identity.ts';
import { canPurchaseQty, mergedQty, piecesBySku, quantityProblem, takenByOthers } from './purchase-limits.ts';

/** Different goods of one cart. */
export const MAX_LINES = 100;

/** Goods that are to be a line of a cart, checked but for what else lies in that cart. */
export interface Addition {
  sku: SkuForSale;
  addons: CanonicalAddon[];
  unitCents: number;
  /** What this viewer may take of the SKU; null: made to order. */
  available: number | null;
  qty: number;
}

/**
 * Puts goods into a cart, as a line of their own or on top of an equal one (A56). They may take the place of the line
 * `replaced`, which keeps its id; an equal one is then added to it. Rolls back when the cart is full, or does not get
 * so many pieces. Call it in the transaction that holds the cart.
 */
export async function placeLine(
  trx: Database,
  cartId: number,
  addition: Addition,
  now: string,
  replaced?: CartLineRow,
): Promise<void> {
  const { sku, addons } = addition;
  const others = (await cartLines(trx, cartId)).filter(({ id }) => id !== replaced?.id);
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
    return changeLine(trx, replaced.id, line);
  }
  if (same) return setLineQty(trx, same.id, qty);
  refuseBeyondLimit(others);
  await insertLine(trx, cartId, { ...line, created_at: now });
}

/**
 * Puts a line back that was taken out, with its id and all its pieces; an equal one that has come meanwhile gets as
 * many of them as it may hold. What is not to be had any more is back all the same, and not in stock (CRT-12).
 */
export async function putLineBack(
  trx: Database,
  cartId: number,
  removed: CartLineRow,
  available: number | null,
): Promise<void> {
  const lines = await cartLines(trx, cartId);
  const same = lines.find((line) => line.identity === removed.identity);
  if (same) {
    const limit = canPurchaseQty(available, takenByOthers(piecesBySku(lines), removed.sku_id, same.qty));
    return setLineQty(trx, same.id, mergedQty(same.qty, removed.qty, limit));
  }
  refuseBeyondLimit(lines);
  await insertLine(trx, cartId, removed);
}

function refuseBeyondLimit(lines: CartLineRow[]): void {
  if (lines.length >= MAX_LINES) rollBack(invalid(refusalText('CART_FULL', { limit: MAX_LINES })).refusal);
}

/**
 * Why so many pieces more cannot come into the cart. The limit and what is there are counted alike, so that the
 * message adds up (ATC-07): stock on all lines of the SKU, goods made to order on the line (A57).
 */
function shortage(
  { sku, available, qty }: Addition,
  lines: CartLineRow[],
  same: CartLineRow | undefined,
): RefusalText | null {
  const present = available === null ? (same?.qty ?? 0) : takenByOthers(piecesBySku(lines), sku.id);
  return quantityProblem(present + qty, canPurchaseQty(available, 0), present);
}
