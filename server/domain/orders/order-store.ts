import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { OrderStatus } from '../../generated/contract-rules.ts';
import { statesBefore } from './order-status.ts';
import type { OrderTables } from '../../db/tables/order-tables.ts';

export type OrderRow = Selectable<OrderTables['orders']>;
export type OrderLineRow = Selectable<OrderTables['order_lines']>;
export type NewOrder = Insertable<OrderTables['orders']>;
export type NewOrderLine = Omit<Insertable<OrderTables['order_lines']>, 'id' | 'order_id'>;

export async function insertOrder(db: Database, order: NewOrder, lines: NewOrderLine[]): Promise<OrderRow> {
  const row = await db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_id: row.id })))
    .execute();
  return row;
}

export function findOrder(db: Database, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findOrderByPublicId(db: Database, publicId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('public_id', '=', publicId).executeTakeFirst();
}

/** The user's order that was submitted with this key and is not dead (CHK-08). */
export function findOrderByKey(db: Database, userId: number, key: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function orderLines(db: Database, orderId: number): Promise<OrderLineRow[]> {
  return db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

export function ordersOfUser(db: Database, userId: number): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();
}

export function unpaidOrdersOf(db: Database, userId: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'awaitingPayment')
    .orderBy('id')
    .execute();
}

/** All unpaid orders whose time is over: those that cannot be given up must not stand before the others. */
export async function overdueOrderIds(db: Database, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'awaitingPayment')
    .where('expires_at', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** What waits in the workshop, priority first, then as it was paid (A12). */
export function paidOrders(db: Database, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'paid')
    .orderBy('priority', 'desc')
    .orderBy('paid_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Nothing more is expected of it, so that its key is free for another try. */
const isDead: Record<OrderStatus, boolean> = {
  awaitingPayment: false,
  paid: false,
  dispatched: false,
  failed: true,
  cancelled: true,
  expired: true,
};

/**
 * Takes an order one step on; false when it does not stand where that step begins. A dead order gives its
 * idempotency key free; `paid_at` is set with `paid`.
 */
export async function changeOrderStatus(
  db: Database,
  orderId: number,
  status: OrderStatus,
  now: string,
): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({
      status,
      ...(isDead[status] ? { idempotency_key: null } : {}),
      ...(status === 'paid' ? { paid_at: now } : {}),
    })
    .where('id', '=', orderId)
    .where('status', 'in', statesBefore(status))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
