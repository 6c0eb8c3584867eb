import { openDatabase } from '../server/db/connection.ts';
import type { Database } from '../server/db/connection.ts';

const AT_ONCE = 500;
const USERS = 1_000;

const timeOf = (index: number) => new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString();

async function insertUsers(database: Database): Promise<number[]> {
  const users = Array.from({ length: USERS }, (_, index) => ({
    email: `made-up-${index}@bench.example`,
    first_name: 'Ada',
    last_name: 'Byron',
    created_at: timeOf(index),
  }));
  const ids: number[] = [];
  for (let from = 0; from < USERS; from += AT_ONCE) {
    const rows = users.slice(from, from + AT_ONCE);
    ids.push(
      ...(await database.insertInto('users').values(rows).returning('id').execute()).map(({ id }) => id),
    );
  }
  return ids;
}

const orderRow = (index: number, userId: number) => ({
  public_id: `made-up-order-${index}`,
  user_id: userId,
  status: 'dispatched' as const,
  idempotency_key: `made-up-${index}`,
  email: `made-up-${userId}@bench.example`,
  address: JSON.stringify({ first_name: 'Ada', last_name: 'Byron', postcode: '4680' }),
  shipping_type_id: 1,
  shipping_name: 'Standard Post',
  subtotal_cents: 2500,
  discount_cents: 0,
  shipping_cents: 1060,
  priority_cents: 0,
  surcharge_cents: 0,
  total_cents: 3560,
  tax_cents: 324,
  priority: 0 as const,
  promotion_id: null,
  promotion_code: null,
  note: null,
  marketing_opt_in: 0 as const,
  marketing_text: null,
  marketing_at: null,
  created_at: timeOf(index),
  expires_at: timeOf(index + 30),
  paid_at: timeOf(index + 1),
  archived_at: null,
  arrives_from: null,
  arrives_by: null,
  tracking_number: null,
  tracking_url: null,
  reduced_at: null,
  erased_at: null,
});

const lineRow = (orderId: number, skuId: number) => ({
  order_id: orderId,
  sku_id: skuId,
  identity: String(skuId),
  name: 'Made up',
  product_name: 'Made up',
  code: 'MADE-UP',
  addons: '[]',
  qty: 1,
  unit_cents: 2500,
  stock_held: 0 as const,
});

const paymentRow = (orderId: number) => ({
  token: `made-up-${orderId}`,
  purpose: 'order' as const,
  subject_id: orderId,
  reference: `made-up-order-${orderId}`,
  label: `Order ${orderId}`,
  gateway: 'sandbox',
  amount_cents: 3560,
  payment_to_user_id: 1,
  return_url: 'http://127.0.0.1/checkout',
  payment_url: null,
  status: 'paid' as const,
  created_at: timeOf(orderId),
  settled_at: timeOf(orderId),
  contradicted_at: null,
  refund: null,
});

/** Stores this number of orders posted long ago, each with one item. The shop must not be running. */
export async function fillOrders(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  count: number,
): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl, dataDir });
  try {
    const users = await insertUsers(database);
    const skus = await database.selectFrom('skus').select('id').limit(1_000).execute();
    for (let from = 0; from < count; from += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
      await database.transaction().execute(async (trx) => {
        const rows = numbers.map((index) => orderRow(index, users[index % users.length] ?? 1));
        const orders = await trx.insertInto('orders').values(rows).returning('id').execute();
        const ids = orders.map(({ id }) => id);
        const lines = ids.map((id) => lineRow(id, skus[id % skus.length]?.id ?? 1));
        await trx.insertInto('order_lines').values(lines).execute();
        await trx.insertInto('payments').values(ids.map(paymentRow)).execute();
        const events = ids.map((id) => ({ order_id: id, status: 'dispatched' as const, at: timeOf(id) }));
        await trx.insertInto('order_events').values(events).execute();
      });
    }
  } finally {
    await close();
  }
}
