import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../../testkit/products.ts';
import { createShopper, endPayment } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const USED_BEFORE = 'You have used WELCOME10 before: it is once per customer';
const code = { promotion_code: 'WELCOME10' };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Returns the shopper's cart with the code entered. */
async function cartWithCode(shopper: Shopper) {
  const { body } = await world.rest('cartGet', code, { token: shopper.token });
  return body;
}

async function ordersWithCode(shopper: Shopper) {
  await shopper.add(await putOnSale(world));
  return shopper.submit(code);
}

it('[CRT-08, CHK-12] the welcome code is valid once per customer: checked both when it is entered and when it is ordered with', async () => {
  const shopper = await createShopper(world);
  const first = await ordersWithCode(shopper);
  await endPayment(world, first.payment, 'pay');

  await shopper.add(await putOnSale(world));
  expect(await cartWithCode(shopper)).toMatchObject({
    promotion_code: null,
    promotion_message: USED_BEFORE,
    promotion_refusal: {
      text_code: 'PROMOTION_USED_BEFORE',
      params: { code: 'WELCOME10', limit: 1 },
    },
    discount_amount: 0,
  });
  const again = await shopper.submit(code);
  expect(again.success).toBe(false);
  expect(again.message).toContain(USED_BEFORE);

  const other = await createShopper(world);
  expect((await ordersWithCode(other)).success).toBe(true);
});

it('[CRT-08] a guest is not identified yet: the code is valid until they log in', async () => {
  const shopper = await createShopper(world);
  const { payment } = await ordersWithCode(shopper);
  await endPayment(world, payment, 'pay');
  const product = await putOnSale(world);
  const { body: cart } = await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [] });
  const session = cart.sessionKey ?? '';
  const { body: asGuest } = await world.rest('cartGet', { ...code, session });
  expect(asGuest).toMatchObject({ promotion_code: 'WELCOME10', discount_amount: 2.5 });
  await world.rest('cartMerge', { session }, { token: shopper.token });
  expect(await cartWithCode(shopper)).toMatchObject({ promotion_message: USED_BEFORE });
});

it.each(['decline', 'cancel'])(
  '[CHK-12] an order whose payment ends with "%s" returns the use to its customer',
  async (ending) => {
    const shopper = await createShopper(world);
    const { payment } = await ordersWithCode(shopper);
    await endPayment(world, payment, ending);
    expect(await cartWithCode(shopper)).toMatchObject({ promotion_code: 'WELCOME10' });
    expect((await shopper.submit(code)).success).toBe(true);
  },
);

it('[CHK-12] an order that is never paid returns the use to its customer', async () => {
  const shopper = await createShopper(world);
  await ordersWithCode(shopper);
  const start = world.now.current;
  world.now.current = new Date(start.getTime() + 31 * 60_000);
  await world.services.payments.sweep();
  world.now.current = start;
  expect((await shopper.submit(code)).success).toBe(true);
});

it('an order that was paid late and is on hold has used its code', async () => {
  const [shopper, other] = [await createShopper(world), await createShopper(world)];
  const product = await putOnSale(world, { stock: 1 });
  await shopper.add(product);
  const { payment, order_id } = await shopper.submit(code);
  const start = world.now.current;
  world.now.current = new Date(start.getTime() + 31 * 60_000);
  await world.services.payments.sweep();
  world.now.current = start;
  await other.add(product);
  await other.submit();
  await endPayment(world, payment, 'pay');
  const { body: order } = await world.rest('orderView', { id: order_id ?? '' });
  expect(order.status).toBe('onHold');
  await shopper.add(await putOnSale(world));
  expect(await cartWithCode(shopper)).toMatchObject({ promotion_message: USED_BEFORE });
});

it('[CHK-08, CHK-12] an order that replaces an unpaid one takes over its code, even if that was the last use', async () => {
  await world.services.database
    .insertInto('promotions')
    .values({
      code: 'LAST',
      kind: 'percent',
      value: 20,
      minimum_cents: 0,
      max_uses: 1,
      max_uses_per_customer: 1,
    })
    .execute();
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world));
  const first = await shopper.submit({ promotion_code: 'LAST', note: 'Ring once' });
  const second = await shopper.submit({ promotion_code: 'LAST', note: 'Ring twice' });
  expect([first.success, second.success]).toEqual([true, true]);
  expect(second.order_id).not.toBe(first.order_id);

  const other = await createShopper(world);
  await other.add(await putOnSale(world));
  expect((await other.submit({ promotion_code: 'LAST' })).message).toContain('This code has been used up');
});

it('[CRT-08] a limit raised by the owner applies from then on', async () => {
  const promotions = world.services.database.updateTable('promotions').where('code', '=', 'WELCOME10');
  const shopper = await createShopper(world);
  const { payment } = await ordersWithCode(shopper);
  await endPayment(world, payment, 'pay');
  await promotions.set({ max_uses_per_customer: 2 }).execute();
  const second = await ordersWithCode(shopper);
  await endPayment(world, second.payment, 'pay');
  await shopper.add(await putOnSale(world));
  expect(await cartWithCode(shopper)).toMatchObject({
    promotion_message: 'You have used WELCOME10 before: it is 2 times per customer',
  });
  await promotions.set({ max_uses_per_customer: 1 }).execute();
});
