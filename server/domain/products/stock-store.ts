import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';

/** A number of pieces of a SKU; the same SKU may stand on several lines. */
export interface StockLine {
  skuId: number;
  qty: number;
}

/** Sums per SKU, in SKU order, so that two orders never wait for each other crosswise (A56). */
function sums(lines: readonly StockLine[]): [number, number][] {
  const total = new Map<number, number>();
  for (const { skuId, qty } of lines) total.set(skuId, (total.get(skuId) ?? 0) + qty);
  return [...total].sort(([a], [b]) => a - b);
}

/**
 * Takes stock by conditional updates; what is made to order always succeeds (A57).
 * @returns the SKU ids that had not enough or are not on sale; when there are any, the caller rolls back
 */
export async function takeStock(
  transaction: Transaction<Tables>,
  lines: readonly StockLine[],
): Promise<number[]> {
  const short: number[] = [];
  for (const [skuId, qty] of sums(lines)) {
    const taken = await transaction
      .updateTable('skus')
      .set((row) => ({ available: row('available', '-', qty) }))
      .where('id', '=', skuId)
      .where('enabled', '=', 1)
      .where('stock_tracked', '=', 1)
      .where('available', '>=', qty)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n && !(await isMadeToOrder(transaction, skuId))) short.push(skuId);
  }
  return short;
}

async function isMadeToOrder(transaction: Transaction<Tables>, skuId: number): Promise<boolean> {
  const sku = await transaction
    .selectFrom('skus')
    .select('id')
    .where('id', '=', skuId)
    .where('enabled', '=', 1)
    .where('stock_tracked', '=', 0)
    .executeTakeFirst();
  return sku !== undefined;
}

/** Gives back what `takeStock` took. */
export async function returnStock(
  transaction: Transaction<Tables>,
  lines: readonly StockLine[],
): Promise<void> {
  for (const [skuId, qty] of sums(lines)) {
    await transaction
      .updateTable('skus')
      .set((row) => ({ available: row('available', '+', qty) }))
      .where('id', '=', skuId)
      .where('stock_tracked', '=', 1)
      .execute();
  }
}

/** Pieces that the user's own unpaid orders hold, by SKU: they are his to order again. */
export async function heldStockOf(db: Database, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((row) => ['order_lines.sku_id', row.fn.sum<number>('order_lines.qty').as('held')])
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'awaitingPayment')
    .where('order_lines.stock_held', '=', 1)
    .groupBy('order_lines.sku_id')
    .execute();
  return new Map(rows.map((row) => [row.sku_id, Number(row.held)]));
}
