import type { Insertable } from 'kysely';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows, listPart } from '../../db/rows.ts';
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

/** Returns every state an order has been in, with its time, oldest first. */
export function listOrderEvents(
  db: Database,
  orderId: number,
): Promise<{ status: OrderStatus; at: Instant }[]> {
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

/** Returns the user's order submitted with this key, unless it is dead (CHK-08). */
export function findOrderByKey(db: Database, userId: number, key: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function listOrderLines(db: Database, orderId: number): Promise<OrderLineRow[]> {
  return db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Returns the user's orders, newest first, without archived unpaid ones. */
export function listOrdersOfUser(db: Database, userId: number, range: ListRange): Promise<Listed<OrderRow>> {
  const shown = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('archived_at', 'is', null), is('status', 'in', soldStates)]));
  return listPart(shown.selectAll().orderBy('id', 'desc'), range);
}

/** Returns the lines of these orders. */
export function listLinesOfOrders(db: Database, orderIds: number[]): Promise<OrderLineRow[]> {
  return db.selectFrom('order_lines').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
}

/** Archives a dead order, hiding it from its shopper's list; false if it is not dead. */
export function archiveOrder(db: Database, orderId: number, now: string): Promise<boolean> {
  return changesRows(
    db
      .updateTable('orders')
      .set({ archived_at: now })
      .where('id', '=', orderId)
      .where('status', 'in', deadStates),
  );
}

export function listUnpaidOrders(db: Database, userId: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'awaitingPayment')
    .orderBy('id')
    .execute();
}

/** Returns the ids of the user's orders that expired at or after `since` and are still unpaid. */
export async function listLapsedOrderIds(db: Database, userId: number, since: Instant): Promise<number[]> {
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

/** Whether this user has ever paid for an order. */
export async function hasPaidOrders(db: Database, userId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', soldStates)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * Returns the ids of all overdue unpaid orders, without a limit, as ones that cannot be expired must not
 * block the others.
 */
export async function listOverdueOrderIds(db: Database, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'awaitingPayment')
    .where('expires_at', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the orders waiting in the workshop, priority ones first, then by time of payment (A12). */
export function listPaidOrders(db: Database, limit: number): Promise<OrderRow[]> {
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
 * Changes an order's state; false unless it is in a state from which that is allowed, or in one of `from` if
 * given. A dead order's idempotency key is freed; `paid_at` is set with `paid`.
 */
export async function changeOrderStatus(
  db: Database,
  orderId: number,
  status: OrderStatus,
  now: string,
  from: OrderStatus[] = statesBefore(status),
): Promise<boolean> {
  const change = db
    .updateTable('orders')
    .set({
      status,
      ...(isDead[status] ? { idempotency_key: null } : {}),
      ...(status === 'paid' ? { paid_at: now } : {}),
    })
    .where('id', '=', orderId)
    .where('status', 'in', from);
  if (!(await changesRows(change))) return false;
  await noteState(db, { orderId, status, at: now });
  return true;
}

/** Stores an order's tracking details. */
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

/**
 * Returns the name of the product waiting longest among orders paid at or after `since` and not dispatched;
 * undefined if there is none.
 */
export async function findNextToMake(db: Database, since: Instant): Promise<string | undefined> {
  const line = await toMake(db, since)
    .select('order_lines.product_name')
    .orderBy('orders.paid_at')
    .orderBy('order_lines.id')
    .limit(1)
    .executeTakeFirst();
  return line?.product_name;
}

/** Counts the items of orders paid at or after `since` and not dispatched. */
export async function countItemsToMake(db: Database, since: Instant): Promise<number> {
  const { items } = await toMake(db, since)
    .select((expression) => expression.fn.sum<number | null>('order_lines.qty').as('items'))
    .executeTakeFirstOrThrow();
  return items ?? 0;
}
