import type { Insertable } from 'kysely';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../../db/row-count.ts';
import type { OrderStatus } from '../../generated/contract-rules.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { soldStates, workshopStates } from '../../../src/rules/order-states.ts';
import { deadStates, isDead, statesBefore } from './order-status.ts';
import type { OrderLineRow, OrderRow, OrderTables } from '../../db/tables/order-tables.ts';

export type NewOrder = Insertable<OrderTables['orders']>;
export type NewOrderLine = Omit<Insertable<OrderTables['order_lines']>, 'id' | 'order_id'>;

export async function insertOrder(db: Database, order: NewOrder, lines: NewOrderLine[]): Promise<OrderRow> {
  const row = await db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => ({ ...line, order_id: row.id })))
    .execute();
  await noteState(db, { orderId: row.id, status: row.status, at: row.created_at });
  return row;
}

async function noteState(
  db: Database,
  { orderId, status, at }: { orderId: number; status: OrderStatus; at: Instant },
): Promise<void> {
  await db.insertInto('order_events').values({ order_id: orderId, status, at }).execute();
}

/** Every state that an order has been in, and since when, oldest first. */
export function orderEvents(db: Database, orderId: number): Promise<{ status: OrderStatus; at: Instant }[]> {
  return db
    .selectFrom('order_events')
    .select(['status', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
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

/** The user's orders, newest first; unpaid ones that were put away are left out. */
export async function ordersOfUser(
  db: Database,
  userId: number,
  { limit, offset }: ListRange,
): Promise<Listed<OrderRow>> {
  const shown = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('put_away_at', 'is', null), is('status', 'in', soldStates)]));
  const data = await shown.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { data, total: await countRows(shown) };
}

/** The lines of these orders. */
export function linesOfOrders(db: Database, orderIds: number[]): Promise<OrderLineRow[]> {
  return db.selectFrom('order_lines').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
}

/** Takes a dead order out of its shopper's list; false when it is none. */
export async function putOrderAway(db: Database, orderId: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ put_away_at: now })
    .where('id', '=', orderId)
    .where('status', 'in', deadStates)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** The user's orders that have expired since then, and that nobody has paid for so far. */
export async function lapsedOrderIds(db: Database, userId: number, since: Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.subject_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'expired')
    .where('orders.expires_at', '>=', since)
    .where('payments.purpose', '=', 'order')
    .where('payments.status', '=', 'expired')
    .orderBy('orders.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether this user ever paid for anything. */
export async function hasPaidOrders(db: Database, userId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', soldStates)
    .executeTakeFirst();
  return order !== undefined;
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

/**
 * Takes an order one step on; false when it does not stand where that step begins (`from`, where only some of these
 * states will do). A dead order gives its idempotency key free; `paid_at` is set with `paid`.
 */
export async function changeOrderStatus(
  db: Database,
  orderId: number,
  status: OrderStatus,
  now: string,
  from: OrderStatus[] = statesBefore(status),
): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({
      status,
      ...(isDead[status] ? { idempotency_key: null } : {}),
      ...(status === 'paid' ? { paid_at: now } : {}),
    })
    .where('id', '=', orderId)
    .where('status', 'in', from)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await noteState(db, { orderId, status, at: now });
  return true;
}

/** Where the parcel of an order is followed. */
export async function setTracking(
  db: Database,
  orderId: number,
  tracking: Pick<OrderRow, 'tracking_number' | 'tracking_url'>,
): Promise<void> {
  await db.updateTable('orders').set(tracking).where('id', '=', orderId).execute();
}

const toMake = (db: Database, since: Instant) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.status', 'in', workshopStates)
    .where('orders.paid_at', '>=', since);

/** The product that waits longest of what was paid since then and is not posted; undefined when there is none. */
export async function nextToMake(db: Database, since: Instant): Promise<string | undefined> {
  const line = await toMake(db, since)
    .select('order_lines.product_name')
    .orderBy('orders.paid_at')
    .orderBy('order_lines.id')
    .limit(1)
    .executeTakeFirst();
  return line?.product_name;
}

/** How many pieces were paid since then and are not posted. */
export async function piecesToMake(db: Database, since: Instant): Promise<number> {
  const { pieces } = await toMake(db, since)
    .select((expression) => expression.fn.sum<number | string | null>('order_lines.qty').as('pieces'))
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
}
