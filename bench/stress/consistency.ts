import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/db/connection.ts';
import { orderNumber } from '../../server/lib/order-number.ts';
import { readMail } from '../../server/mail/read-mail.ts';

const LIVE = ['awaitingPayment', 'paid', 'beingMade', 'dispatched'] as const;

/** What must add up, whatever happened. */
export interface Expected {
  /** Keys of the successful purchases. */
  keys: readonly string[];
  /** The initial stock by SKU. */
  stock: ReadonlyMap<number, number>;
  promotion: string;
}

const total = (rows: readonly { sum: number | null }[]) => rows[0]?.sum ?? 0;

async function checkOrders(database: Database, keys: readonly string[]): Promise<string[]> {
  const orders = await database
    .selectFrom('orders')
    .innerJoin('payments', 'payments.subject_id', 'orders.id')
    .leftJoin('sandbox_payments', 'sandbox_payments.token', 'payments.token')
    .select(['orders.id', 'orders.idempotency_key', 'orders.status', 'payments.status as payment'])
    .select(['gateway', 'outcome', 'payments.amount_cents', 'total_cents', 'credit_cents'])
    .where('payments.purpose', '=', 'order')
    .execute();
  const paid = orders.filter(({ status }) => status === 'paid');
  const times = Map.groupBy(paid, ({ idempotency_key }) => idempotency_key);
  return [
    ...keys
      .filter((key) => times.get(key)?.length !== 1)
      .map((key) => `${key} is paid ${times.get(key)?.length ?? 0} times`),
    ...(paid.length === keys.length ? [] : [`${paid.length} orders are paid, ${keys.length} were bought`]),
    ...orders
      .filter(({ status, payment }) => (status === 'paid') !== (payment === 'paid'))
      .map(({ id, status, payment }) => `order ${id} is ${status}, its payment ${payment}`),
    ...orders
      .filter(
        ({ gateway, outcome, status }) =>
          gateway === 'sandbox' && (outcome === 'paid') !== (status === 'paid'),
      )
      .map(({ id, outcome, status }) => `order ${id} is ${status}, the gateway says ${outcome}`),
    ...orders
      .filter((order) => order.amount_cents !== order.total_cents - order.credit_cents)
      .map(({ id }) => `order ${id} asks for another amount than its own`),
  ];
}

async function checkStock(database: Database, stock: Expected['stock']): Promise<string[]> {
  const problems: string[] = [];
  for (const [skuId, items] of stock) {
    const { available } = await database
      .selectFrom('skus')
      .select('available')
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
    const held = await database
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select((row) => row.fn.sum<number | null>('qty').as('sum'))
      .where('sku_id', '=', skuId)
      .where('status', 'in', LIVE)
      .execute();
    if (available < 0 || available + total(held) !== items)
      problems.push(`of ${items} items of SKU ${skuId}, ${available} are left and ${total(held)} sold`);
  }
  return problems;
}

async function checkPromotion(database: Database, code: string): Promise<string[]> {
  const { id, used_count } = await database
    .selectFrom('promotions')
    .select(['id', 'used_count'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const uses = await database
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('sum'))
    .where('promotion_id', '=', id)
    .where('status', 'in', LIVE)
    .execute();
  return used_count === total(uses)
    ? []
    : [`${code} counts ${used_count} uses, ${total(uses)} orders have it`];
}

/** The remaining credit must be what came in less what live orders used, and never negative. */
async function checkCredit(database: Database): Promise<string[]> {
  const entries = await database.selectFrom('credit_entries').selectAll().execute();
  const spent = await database
    .selectFrom('orders')
    .select((row) => row.fn.sum<number | null>('credit_cents').as('sum'))
    .where('status', 'in', LIVE)
    .execute();
  const sum = (of: typeof entries) => of.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  const given = sum(entries.filter(({ kind }) => kind === 'adjustment' || kind === 'voucher'));
  const debtors = [...Map.groupBy(entries, ({ user_id }) => user_id)].filter(([, of]) => sum(of) < 0);
  return [
    ...(given - total(spent) === sum(entries)
      ? []
      : [`${given} cents of credit came in, ${total(spent)} were spent, ${sum(entries)} are left`]),
    ...debtors.map(([user]) => `user ${user} has less than no credit`),
  ];
}

async function checkMails(database: Database, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))),
  );
  const times = Map.groupBy(mails, ({ subject }) => subject);
  const paid = await database.selectFrom('orders').select('id').where('status', '=', 'paid').execute();
  const subjects = paid.flatMap(({ id }) => [
    `Your order ${orderNumber(id)}`,
    `New order ${orderNumber(id)}`,
  ]);
  const waiting = await database.selectFrom('mail_queue').select('id').execute();
  return [
    ...subjects
      .filter((subject) => times.get(subject)?.length !== 1)
      .map((subject) => `"${subject}" was sent ${times.get(subject)?.length ?? 0} times`),
    ...(waiting.length === 0 ? [] : [`${waiting.length} mails were never sent`]),
  ];
}

/** @returns the discrepancies, a line each */
export async function checkConsistency(
  database: Database,
  dataDir: string,
  expected: Expected,
): Promise<string[]> {
  return [
    ...(await checkOrders(database, expected.keys)),
    ...(await checkStock(database, expected.stock)),
    ...(await checkPromotion(database, expected.promotion)),
    ...(await checkCredit(database)),
    ...(await checkMails(database, dataDir)),
  ];
}
