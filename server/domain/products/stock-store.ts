import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';

/** A quantity of a SKU; several lines may have the same SKU. */
export interface SkuQuantity {
  skuId: number;
  qty: number;
}

/** Sums quantities per SKU, in SKU order, so that two orders cannot deadlock (A56). */
function sums(lines: readonly SkuQuantity[]): [number, number][] {
  const total = new Map<number, number>();
  for (const { skuId, qty } of lines) total.set(skuId, (total.get(skuId) ?? 0) + qty);
  return [...total].sort(([a], [b]) => a - b);
}

/**
 * Takes stock by conditional updates; made-to-order SKUs always succeed (A57).
 * @returns the SKU ids without enough stock or not on sale; if there are any, the caller rolls back or
 *   returns what was taken
 */
export async function takeStock(
  transaction: Transaction<Tables>,
  lines: readonly SkuQuantity[],
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

/** Returns to stock what `takeStock` took. */
export async function returnStock(
  transaction: Transaction<Tables>,
  lines: readonly SkuQuantity[],
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

/** Returns the items reserved by the user's own unpaid orders, by SKU; the user may order them again. */
export async function readReservedStock(db: Database, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((row) => ['order_lines.sku_id', row.fn.sum<number>('order_lines.qty').as('reserved')])
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'awaitingPayment')
    .where('order_lines.stock_held', '=', 1)
    .groupBy('order_lines.sku_id')
    .execute();
  return new Map(rows.map((row) => [row.sku_id, row.reserved]));
}
