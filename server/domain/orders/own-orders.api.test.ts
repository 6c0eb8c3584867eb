import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { putOnSale, stockOf } from '../../testkit/products.ts';
import { createShopper, endPayment, tokenOf } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
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

async function order(shopper: Shopper, product = {}) {
  const sold = await putOnSale(world, product);
  await shopper.add(sold);
  const { payment, order_id } = await shopper.submit();
  return { id: order_id ?? '', payment, product: sold };
}

async function paidOrder(shopper: Shopper) {
  const made = await order(shopper);
  await endPayment(world, made.payment, 'pay');
  return made;
}

const account = async (shopper: Shopper, page?: number) =>
  (await world.rest('userMyAccount', page === undefined ? {} : { page }, { token: shopper.token })).body;
const archive = (shopper: Shopper, id: string) =>
  world.rest('orderArchive', { id }, { token: shopper.token });
const pay = (shopper: Shopper, id: string) => world.rest('orderPay', { id }, { token: shopper.token });
const codeOf = (body: unknown) => (body as { text_code?: string }).text_code;

it('[APA-11] the account shows an order with its date, its items and their picture', async () => {
  const shopper = await createShopper(world);
  const photoHash = await world.services.database
    .selectFrom('product_photos')
    .select('hash')
    .executeTakeFirstOrThrow();
  const { id } = await order(shopper, { name: 'Memory Lantern', photoHash: photoHash.hash });
  const { orders, order_count } = await account(shopper);
  expect(order_count).toBe(1);
  expect(orders).toMatchObject([
    {
      id,
      status: 'awaitingPayment',
      created_at: start.toISOString(),
      items: [{ name: 'Memory Lantern', qty: 1, addons: [], img: { url: expect.stringContaining('/4x3/') } }],
    },
  ]);
});

it('[APA-11] a page has ten orders, newest first', async () => {
  const shopper = await createShopper(world);
  const ids: string[] = [];
  for (let count = 1; count <= 11; count += 1) ids.unshift((await paidOrder(shopper)).id);
  const first = await account(shopper);
  expect(first).toMatchObject({ order_count: 11, page: 1, page_size: 10 });
  expect(first.orders.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  const second = await account(shopper, 2);
  expect(second.orders.map(({ id }) => id)).toEqual(ids.slice(10));
  expect((await account(shopper, 3)).orders).toEqual([]);
});

it('[A88, CHK-08] an unpaid order is paid at its original payment page', async () => {
  const shopper = await createShopper(world);
  const { id, payment } = await order(shopper);
  const { status, body } = await pay(shopper, id);
  expect([status, body.payment]).toEqual([200, payment]);
  await endPayment(world, body.payment, 'pay');
  const late = await pay(shopper, id);
  expect([late.status, codeOf(late.body)]).toEqual([409, 'ORDER_NOT_UNPAID']);
});

it('[A57, A88] an order whose 30 minutes have passed can no longer be paid', async () => {
  const shopper = await createShopper(world);
  const { id } = await order(shopper);
  await world.services.database.updateTable('orders').set({ expires_at: start.toISOString() }).execute();
  expect(codeOf((await pay(shopper, id)).body)).toBe('ORDER_NOT_UNPAID');
});

it('[A57, A88] dismissing an unpaid order releases its stock and promotion, and it can no longer be paid', async () => {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { stock: 5 });
  await shopper.add(product, 2);
  const { order_id, payment } = await shopper.submit({ promotion_code: 'WELCOME10' });
  expect(await stockOf(world, product)).toBe(3);
  expect((await archive(shopper, order_id ?? '')).body).toEqual({ success: true });
  expect(await stockOf(world, product)).toBe(5);
  expect(await account(shopper)).toMatchObject({ orders: [], order_count: 0 });
  await endPayment(world, payment, 'pay');
  expect((await world.rest('orderView', { id: order_id ?? '' })).body.status).toBe('cancelled');
  expect((await shopper.submit({ promotion_code: 'WELCOME10' })).success).toBe(true);
  expect((await archive(shopper, order_id ?? '')).status).toBe(200);
});

it('[A88] an order whose payment failed can be dismissed, a paid one cannot', async () => {
  const shopper = await createShopper(world);
  const failed = await order(shopper);
  await endPayment(world, failed.payment, 'decline');
  expect((await archive(shopper, failed.id)).status).toBe(200);
  const { id } = await paidOrder(shopper);
  const refused = await archive(shopper, id);
  expect([refused.status, codeOf(refused.body)]).toEqual([409, 'ORDER_PAID']);
  expect((await account(shopper)).orders).toMatchObject([{ id, status: 'paid' }]);
});

it('[A57] a dismissed order that is paid late is listed in the account again', async () => {
  const shopper = await createShopper(world);
  const { id, payment } = await order(shopper);
  await world.services.database
    .updateTable('orders')
    .set({ expires_at: start.toISOString() })
    .where('public_id', '=', id)
    .execute();
  await archive(shopper, id);
  expect((await account(shopper)).order_count).toBe(0);
  await endPayment(world, payment, 'pay');
  expect((await account(shopper)).orders).toMatchObject([{ id, status: 'paid' }]);
});

it('[GRD-16] users cannot pay, dismiss or repeat orders of others', async () => {
  const owner = await createShopper(world);
  const stranger = await createShopper(world);
  const { id, payment } = await order(owner);
  for (const call of ['orderPay', 'orderArchive', 'orderAgain'] as const) {
    expect((await world.rest(call, { id })).status).toBe(401);
    const { status, body } = await world.rest(call, { id }, { token: stranger.token });
    expect([status, codeOf(body)]).toEqual([404, 'ORDER_NOT_FOUND']);
  }
  expect(tokenOf(payment)).not.toBe('');
  expect((await account(owner)).orders).toMatchObject([{ id, status: 'awaitingPayment' }]);
});

it('[A14] only the buyer is greeted by name on the order page', async () => {
  const shopper = await createShopper(world);
  const { id } = await paidOrder(shopper);
  const view = async (token?: string) =>
    (await world.rest('orderView', { id }, token === undefined ? {} : { token })).body.buyer;
  expect(await view()).toBeNull();
  expect(await view((await createShopper(world)).token)).toBeNull();
  // The address may be that of a present's recipient; the buyer's account has no name.
  expect(await view(shopper.token)).toEqual({ first_name: '' });
  await world.services.database
    .updateTable('users')
    .set({ first_name: 'Augusta' })
    .where('id', '=', shopper.userId)
    .execute();
  expect(await view(shopper.token)).toEqual({ first_name: 'Augusta' });
});

it('[A14] an order in the workshop shows when it is cut and posted, by the settings; other orders show nothing', async () => {
  world.now.current = new Date('2026-11-27T02:00:00Z');
  const shopper = await createShopper(world);
  const { id, payment } = await order(shopper);
  const making = async () => (await world.rest('orderView', { id })).body.making;
  expect(await making()).toBeNull();
  await endPayment(world, payment, 'pay');
  const days = { cut_from: '2026-11-30', cut_by: '2026-12-01', posted_from: '2026-12-01' };
  expect(await making()).toEqual({ ...days, posted_by: '2026-12-02' });
  await world.services.settings.change('business.max_making_days', '5');
  expect(await making()).toMatchObject({ cut_by: '2026-12-03', posted_by: '2026-12-04' });
  await world.services.settings.change('business.max_making_days', '3');
});
