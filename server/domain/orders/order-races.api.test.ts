import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale, stockOf } from '../../testkit/products.ts';
import { secondProcess } from '../../testkit/second-process.ts';
import type { SecondProcess } from '../../testkit/second-process.ts';
import { checkoutUrl, createShopper, encoded, endPayment, shippingTypeId } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import type { OrderSubmission } from '../../generated/wire.ts';

let world: World;
let second: SecondProcess;
let standardPost: number;
beforeAll(async () => {
  world = await createWorld();
  second = await secondProcess(world);
  standardPost = await shippingTypeId(world, 'Standard Post');
});
afterAll(async () => {
  await second.close();
  await world.close();
});

/** Submits the same order in the shop's other process. */
async function submitAtSecond(shopper: Shopper, key: string | null): Promise<OrderSubmission> {
  const response = await second.app.inject({
    method: 'POST',
    url: '/api/v1/sell/cart/submitOrder',
    headers: { authorization: `Bearer ${shopper.token}` },
    payload: {
      address: shopper.addressId,
      shipping_option_id: standardPost,
      paymentGateway: 'sandbox',
      url: encoded(checkoutUrl),
      idempotency_key: key,
    },
  });
  expect(response.statusCode).toBe(200);
  return response.json<OrderSubmission>();
}

const ordersOf = (shopper: Shopper) =>
  world.services.database
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', shopper.userId)
    .orderBy('id')
    .execute();

it('[CHK-12] of two shoppers who order the last item at once exactly one gets it (A57)', async () => {
  for (let round = 0; round < 3; round += 1) {
    const product = await putOnSale(world, { name: 'Last Lantern', stock: 1 });
    const [one, two] = [await createShopper(world), await createShopper(world)];
    await one.add(product);
    await two.add(product);
    const results = await Promise.all([one.submit(), submitAtSecond(two, null)]);
    expect(results.filter((result) => result.success)).toHaveLength(1);
    expect(results.find((result) => !result.success)?.message).toContain('Last Lantern');
    expect(await stockOf(world, product)).toBe(0);
  }
});

it('[CHK-12] orders of the same products in different sequence do not deadlock', async () => {
  const products = [await putOnSale(world, { stock: 20 }), await putOnSale(world, { stock: 20 })];
  const shoppers = await Promise.all([1, 2, 3, 4].map(() => createShopper(world)));
  for (const [index, shopper] of shoppers.entries()) {
    for (const one of index % 2 === 0 ? products : products.toReversed()) await shopper.add(one);
  }
  const results = await Promise.all(
    shoppers.map((shopper, index) => (index % 2 === 0 ? shopper.submit() : submitAtSecond(shopper, null))),
  );
  expect(results.every((result) => result.success)).toBe(true);
  expect(await Promise.all(products.map((one) => stockOf(world, one)))).toEqual([16, 16]);
});

it('[CHK-08] a double click creates one order and returns the same payment URL', async () => {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { stock: 5 });
  await shopper.add(product, 2);
  const first = await shopper.submit({ idempotency_key: 'k-1' });
  const again = await shopper.submit({ idempotency_key: 'k-1' });
  expect(again).toEqual(first);
  expect(await ordersOf(shopper)).toHaveLength(1);
  expect(await stockOf(world, product)).toBe(3);
});

it('[CHK-08] so do simultaneous clicks handled by two processes', async () => {
  for (let round = 0; round < 3; round += 1) {
    const shopper = await createShopper(world);
    const product = await putOnSale(world, { stock: 5 });
    await shopper.add(product, 2);
    const results = await Promise.all([
      shopper.submit({ idempotency_key: 'k-2' }),
      submitAtSecond(shopper, 'k-2'),
      shopper.submit({ idempotency_key: 'k-2' }),
    ]);
    const [first] = results;
    expect(first?.success).toBe(true);
    expect(results).toEqual([first, first, first]);
    expect(await ordersOf(shopper)).toHaveLength(1);
    expect(await stockOf(world, product)).toBe(3);
  }
});

it('[CHK-08] the same key of another user creates another order', async () => {
  const [one, two] = [await createShopper(world), await createShopper(world)];
  await one.add(await putOnSale(world));
  await two.add(await putOnSale(world));
  const first = await one.submit({ idempotency_key: 'k-3' });
  const other = await two.submit({ idempotency_key: 'k-3' });
  expect(other.success).toBe(true);
  expect(other.order_id).not.toBe(first.order_id);
});

it('[CHK-09] after a declined payment the same key creates a new order', async () => {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world, { stock: 1 }));
  const first = await shopper.submit({ idempotency_key: 'k-4' });
  await endPayment(world, first.payment, 'decline');
  const again = await shopper.submit({ idempotency_key: 'k-4' });
  expect(again.success).toBe(true);
  expect(again.order_id).not.toBe(first.order_id);
});

it('[CHK-08] two tabs with two keys leave one order to pay, and reserve the stock once', async () => {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { stock: 1 });
  await shopper.add(product);
  const first = await shopper.submit({ idempotency_key: 'tab-1' });
  const { body: cart } = await world.rest('cartGet', {}, { token: shopper.token });
  expect(cart).toMatchObject({ all_in_stock: true, items: [{ can_purchase_qty: 1 }] });
  const secondTab = await shopper.submit({ idempotency_key: 'tab-2' });
  expect(secondTab.success).toBe(true);
  expect((await ordersOf(shopper)).map((order) => order.status)).toEqual(['cancelled', 'awaitingPayment']);
  expect(await stockOf(world, product)).toBe(0);
  const page = await world.app.inject(new URL(first.payment ?? '').pathname);
  expect(page.body).toContain('called this payment off');
});

it('[CHK-08] two tabs with two keys at the same time leave at most one order to pay', async () => {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { stock: 3 });
  await shopper.add(product);
  await Promise.all([shopper.submit({ idempotency_key: 'race-1' }), submitAtSecond(shopper, 'race-2')]);
  const open = (await ordersOf(shopper)).filter((order) => order.status === 'awaitingPayment');
  expect(open).toHaveLength(1);
  expect(await stockOf(world, product)).toBe(2);
});

it('[CHK-12] a promotion code with one use left can be used only once', async () => {
  await world.services.database
    .insertInto('promotions')
    .values({ code: 'ONCE', kind: 'percent', value: 50, minimum_cents: 0, max_uses: 1 })
    .execute();
  const [one, two] = [await createShopper(world), await createShopper(world)];
  await one.add(await putOnSale(world));
  await two.add(await putOnSale(world));
  const results = await Promise.all([
    one.submit({ promotion_code: 'ONCE' }),
    two.submit({ promotion_code: 'once' }),
  ]);
  expect(results.filter((result) => result.success)).toHaveLength(1);
  expect(results.find((result) => !result.success)?.message).toMatch(/used up/);
  const winner = results.find((result) => result.success);
  await endPayment(world, winner?.payment, 'cancel');
  const again = await (results[0]?.success ? two : one).submit({ promotion_code: 'ONCE' });
  expect(again.success).toBe(true);
});

it('[CHK-12] with all kinds of simultaneous requests, no stock is lost or sold twice', async () => {
  const products = [await putOnSale(world, { stock: 6 }), await putOnSale(world, { stock: 6 })];
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => createShopper(world)));
  for (const shopper of shoppers) for (const one of products) await shopper.add(one, 2);
  const endings = ['pay', 'decline', 'pay', 'cancel', 'pay', 'pay-slowly'];
  const taken = await Promise.all(
    shoppers.map(async (shopper, index) => {
      const result = index % 2 === 0 ? await shopper.submit() : await submitAtSecond(shopper, null);
      if (!result.success) return false;
      const ending = endings[index] ?? 'pay';
      const [once, twice] = await Promise.all([
        endPayment(world, result.payment, ending),
        endPayment(world, result.payment, ending),
        world.services.payments.sweep(),
        shopper.submit(),
      ]);
      expect([once.statusCode, twice.statusCode]).toEqual([303, 303]);
      return true;
    }),
  );
  // Twelve items are wanted of six available: first come, first served.
  expect(taken).toContain(true);
  world.now.current = new Date(world.now.current.getTime() + 31 * 60_000);
  await Promise.all([world.services.payments.sweep(), world.services.payments.sweep()]);
  for (const one of products) {
    const { sold } = await world.services.database
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('qty'), row.lit(0)).as('sold'))
      .where('sku_id', '=', one.skuId)
      .where('orders.status', '=', 'paid')
      .executeTakeFirstOrThrow();
    expect((await stockOf(world, one)) + sold).toBe(6);
  }
});
