import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { putOnSale, stockOf } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import {
  checkoutUrl,
  checkPaid,
  createShopper,
  encoded,
  endPayment,
  shippingTypeId,
  tokenOf,
} from '../../testkit/shopper.ts';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
const start = new Date();
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => {
  world.now.current = start;
});
afterAll(() => world.close());

const afterMinutes = (minutes: number, ms = 0) =>
  (world.now.current = new Date(start.getTime() + minutes * 60_000 + ms));

async function unpaidOrder(input: { stock: number; qty: number; promotion?: string }) {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { name: 'Memory Lantern', stock: input.stock });
  await shopper.add(product, input.qty);
  const { payment, order_id } = await shopper.submit({ promotion_code: input.promotion });
  return { shopper, product, payment, id: order_id ?? '' };
}

const statusOf = async (id: string) => (await world.rest('orderView', { id })).body.status;

const buyAll = async (product: TestProduct) => {
  await world.services.database
    .updateTable('skus')
    .set({ available: 0 })
    .where('id', '=', product.skuId)
    .execute();
};

it('[CHK-12] an unpaid order reserves its stock for 30 minutes and then releases it, once (A57, A88)', async () => {
  const { product, id } = await unpaidOrder({ stock: 5, qty: 2 });
  afterMinutes(30, -1);
  await world.services.payments.sweep();
  expect([await statusOf(id), await stockOf(world, product)]).toEqual(['awaitingPayment', 3]);
  afterMinutes(30);
  await Promise.all([1, 2, 3].map(() => world.services.payments.sweep()));
  expect([await statusOf(id), await stockOf(world, product)]).toEqual(['expired', 5]);
});

it('[APS-14] checking the payment after 30 minutes expires the order, without a background job', async () => {
  const { product, payment } = await unpaidOrder({ stock: 5, qty: 2 });
  afterMinutes(31);
  expect(await checkPaid(world, tokenOf(payment))).toMatchObject({
    has_payment: true,
    success: false,
    pending: false,
  });
  expect(await stockOf(world, product)).toBe(5);
});

it('[CHK-12] the use of a promotion code is released with the stock', async () => {
  const usedCount = async () =>
    (
      await world.services.database
        .selectFrom('promotions')
        .select('used_count')
        .where('code', '=', 'WELCOME10')
        .executeTakeFirstOrThrow()
    ).used_count;
  const before = await usedCount();
  await unpaidOrder({ stock: 5, qty: 2, promotion: 'WELCOME10' });
  expect(await usedCount()).toBe(before + 1);
  afterMinutes(31);
  await world.services.payments.sweep();
  expect(await usedCount()).toBe(before);
});

it('[CHK-10] a late payment takes the stock again and is treated as any other order', async () => {
  const { product, payment, id } = await unpaidOrder({ stock: 5, qty: 2 });
  afterMinutes(45);
  await world.services.payments.sweep();
  await endPayment(world, payment, 'pay');
  expect([await statusOf(id), await stockOf(world, product)]).toEqual(['paid', 3]);
  expect(await checkPaid(world, tokenOf(payment))).toMatchObject({ success: true });
});

it('[CHK-10] a late payment for a sold out product alerts the shop and notifies the shopper', async () => {
  const { shopper, product, payment, id } = await unpaidOrder({ stock: 5, qty: 2 });
  afterMinutes(45);
  await world.services.payments.sweep();
  await buyAll(product);
  await endPayment(world, payment, 'pay');
  expect([await statusOf(id), await stockOf(world, product)]).toEqual(['onHold', 0]);
  const mails = (await world.outbox()).slice(-2);
  const { shopAddress } = await world.services.mailer.identity();
  expect(mails.map((mail) => mail.to)).toEqual([shopAddress, shopper.email]);
  expect(mails[0]?.subject).toContain('a payment needs you');
  expect(mails[0]?.text).toContain('sold out');
  expect(mails[1]?.text).toContain('We have your payment');
});

it('[CHK-10] when part of an order with a late payment is sold out, no stock is reserved for the rest', async () => {
  const shopper = await createShopper(world);
  const plenty = await putOnSale(world, { stock: 9 });
  const rare = await putOnSale(world, { stock: 1 });
  await shopper.add(plenty, 2);
  await shopper.add(rare);
  const { payment } = await shopper.submit();
  afterMinutes(45);
  await world.services.payments.sweep();
  await buyAll(rare);
  await endPayment(world, payment, 'pay');
  expect([await stockOf(world, plenty), await stockOf(world, rare)]).toEqual([9, 0]);
});

it('[CHK-08] after its order has expired, a key creates a new order', async () => {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world, { stock: 1 }));
  const first = await shopper.submit({ idempotency_key: 'again' });
  afterMinutes(31);
  const { token } = await logIn(world, shopper.email);
  const { body } = await world.rest('userMyAccount', {}, { token });
  expect(body.orders).toMatchObject([{ id: first.order_id }]);
  await world.services.payments.sweep();
  world.now.current = start;
  const again = await shopper.submit({ idempotency_key: 'again' });
  expect(again.success).toBe(true);
  expect(again.order_id).not.toBe(first.order_id);
});

it.each(['cancel', 'decline'])(
  '[CHK-09] an expired order whose payment ends with %s does not prevent a new order',
  async (ending) => {
    const { shopper, payment } = await unpaidOrder({ stock: 5, qty: 1 });
    afterMinutes(31);
    await world.services.payments.sweep();
    await endPayment(world, payment, ending);
    afterMinutes(32);
    const { token } = await logIn(world, shopper.email);
    const order = {
      address: shopper.addressId,
      shipping_option_id: await shippingTypeId(world, 'Standard Post'),
      paymentGateway: 'sandbox',
      url: encoded(checkoutUrl),
    };
    expect((await world.rest('orderSubmit', order, { token })).body).toMatchObject({ success: true });
  },
);

/** Reads the stored status, as viewing an order would expire it. */
async function storedStatusOf(id: string) {
  const orders = world.services.database.selectFrom('orders').select('status');
  return (await orders.where('public_id', '=', id).executeTakeFirst())?.status;
}

/**
 * Creates an order whose gateway reports `paid` with a wrong amount, which the shop rejects until `free` is
 * called.
 */
async function stuckPayment() {
  const { payment } = await unpaidOrder({ stock: 5, qty: 1 });
  const { database, sandbox } = world.services;
  const token = tokenOf(payment);
  await database
    .updateTable('sandbox_payments')
    .set({ amount_cents: 1 })
    .where('token', '=', token)
    .execute();
  await sandbox.decide(token, 'paid', 0);
  return { free: () => database.deleteFrom('sandbox_payments').where('token', '=', token).execute() };
}

it('[CHK-12] a failing notification does not stop unpaid orders from expiring', async () => {
  const { free } = await stuckPayment();
  const { product, id } = await unpaidOrder({ stock: 5, qty: 2 });
  afterMinutes(31);
  await expect(world.services.payments.sweep()).rejects.toThrow(AggregateError);
  await free();
  expect([await storedStatusOf(id), await stockOf(world, product)]).toEqual(['expired', 5]);
});

it('[CHK-12] an order that fails to expire does not stop the others from expiring', async () => {
  const broken = await unpaidOrder({ stock: 5, qty: 1 });
  const { database } = world.services;
  const lines = database.updateTable('order_lines').where('sku_id', '=', broken.product.skuId);
  await lines.set({ qty: -1000 }).execute();
  const { product, id } = await unpaidOrder({ stock: 5, qty: 2 });
  afterMinutes(31);
  await expect(world.services.payments.sweep()).rejects.toThrow(AggregateError);
  expect([await storedStatusOf(id), await stockOf(world, product)]).toEqual(['expired', 5]);
  await lines.set({ qty: 1 }).execute();
  await world.services.payments.sweep();
});

it('failing payments do not stop the cleanup of old carts', async () => {
  const { free } = await stuckPayment();
  const product = await putOnSale(world);
  const { body: cart } = await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [] });
  afterMinutes(15 * 24 * 60);
  await expect(world.services.jobs.runAll()).rejects.toThrow(AggregateError);
  await free();
  const carts = world.services.database.selectFrom('carts').selectAll();
  expect(await carts.where('session_key', '=', cart.sessionKey ?? '').execute()).toEqual([]);
});

it('[CHK-10, CHK-12] a late payment keeps its discount and counts its use again, once, even if another order had the last use', async () => {
  const { database } = world.services;
  const code = 'LASTONE';
  await database
    .insertInto('promotions')
    .values({
      code,
      kind: 'percent',
      value: 10,
      minimum_cents: 0,
      max_uses: 1,
      max_uses_per_customer: null,
      used_count: 0,
      enabled: 1,
      starts_at: null,
      ends_at: null,
    })
    .execute();
  const usedCount = async () =>
    (
      await database
        .selectFrom('promotions')
        .select('used_count')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).used_count;
  const late = await unpaidOrder({ stock: 5, qty: 1, promotion: code });
  const promised = (await world.rest('orderView', { id: late.id })).body.total_amount;
  afterMinutes(45);
  await world.services.payments.sweep();
  expect(await usedCount()).toBe(0);

  const { product } = late;
  const other = await createShopper(world);
  await other.add(product);
  const taken = await other.submit({ promotion_code: code });
  expect([taken.success, await usedCount()]).toEqual([true, 1]);
  await Promise.all([1, 2].map(() => endPayment(world, late.payment, 'pay')));
  await checkPaid(world, tokenOf(late.payment));
  const { body } = await world.rest('orderView', { id: late.id });
  expect([body.status, body.total_amount, body.discount_amount > 0]).toEqual(['paid', promised, true]);
  // One for each order that is not dead: the limit stops new orders, not a promised discount.
  expect(await usedCount()).toBe(2);

  await endPayment(world, taken.payment, 'cancel');
  expect(await usedCount()).toBe(1);
  const third = await createShopper(world);
  await third.add(product);
  expect((await third.submit({ promotion_code: code })).success).toBe(false);
});
