import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { createShopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
let product: TestProduct;
beforeAll(async () => {
  world = await createWorld();
  product = await putOnSale(world);
});
afterAll(() => world.close());

const emptyCart = {
  sessionKey: null,
  item_count: 0,
  items: [],
  subtotal: 0,
  all_in_stock: true,
  discount_amount: 0,
  shipping_amount: 0,
  total_amount: 0,
  total_tax: 0,
  payment_types: [{ id: 'sandbox', name: 'Test payment' }],
};

it.each([undefined, null, '', 'AAAAAAAAAAAAAAAAAAAAAA', "' or 1=1 --"])(
  '[APS-07] the session %j gets an empty cart without a key',
  async (session) => {
    const { status, body, response } = await world.rest('cartGet', { session });
    expect(status).toBe(200);
    expect(body).toMatchObject(emptyCart);
    expect(response.cookies).toEqual([]);
  },
);

it('[CRT-11] the session key of a user’s cart gives no access without the user’s token', async () => {
  const shopper = await createShopper(world);
  await shopper.add(product, 3);
  const { body: own } = await world.rest('cartGet', {}, { token: shopper.token });
  expect(own).toMatchObject({ item_count: 3 });
  const session = own.sessionKey ?? '';
  expect(session).toHaveLength(22);

  expect((await world.rest('cartGet', { session })).body).toMatchObject(emptyCart);
  const line = own.items[0]?.id ?? 0;
  expect((await world.rest('cartUpdate', { id: line, qty: 1, session })).status).toBe(404);
  await world.rest('cartRemove', { id: line, session });
  const { body: added } = await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [], session });
  expect(added.sessionKey).not.toBe(session);
  expect(added.item_count).toBe(1);

  const { body: after } = await world.rest('cartGet', {}, { token: shopper.token });
  expect(after).toMatchObject({ sessionKey: session, item_count: 3 });
});

it('[CRT-11] a user can access only their own cart, whatever session the request names', async () => {
  const one = await createShopper(world);
  const two = await createShopper(world);
  await one.add(product, 2);
  const { body: ofOne } = await world.rest('cartGet', {}, { token: one.token });
  const { body } = await world.rest('cartGet', { session: ofOne.sessionKey }, { token: two.token });
  expect(body).toMatchObject({ item_count: 0, sessionKey: null });
  const merged = await world.rest('cartMerge', { session: ofOne.sessionKey ?? '' }, { token: two.token });
  expect(merged.body.item_count).toBe(0);
  expect((await world.rest('cartGet', {}, { token: one.token })).body.item_count).toBe(2);
});

it('[CRT-11] an invented session key is never adopted for a new cart', async () => {
  const session = 'my-own-session-key-abc';
  const { body } = await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [], session });
  expect(body.sessionKey).not.toBe(session);
});

it('[CRT-13] every response with a cart renews its cookies, and the cookie alone gives access to the cart (A58)', async () => {
  const added = await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [] });
  const cookies = new Map(added.response.cookies.map((cookie) => [cookie.name, cookie]));
  expect(cookies.get('cart')).toMatchObject({ value: added.body.sessionKey, maxAge: 1_209_600 });
  expect(cookies.get('visit')).toMatchObject({ maxAge: 1800 });
  const xsrf = cookies.get('XSRF-TOKEN')?.value ?? '';
  const { body } = await world.rest(
    'cartGet',
    {},
    {
      headers: { cookie: `cart=${added.body.sessionKey}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf },
    },
  );
  expect(body).toMatchObject({ sessionKey: added.body.sessionKey, item_count: 1 });
});

it('[CRT-13] a guest’s cart is deleted after two weeks without a visit; a visit keeps it, and a user’s cart is kept', async () => {
  const shopper = await createShopper(world);
  await shopper.add(product);
  const [left, visited] = await Promise.all(
    [1, 2].map(() => world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [] })),
  );
  const start = world.now.current.getTime();
  const afterDays = (days: number) => (world.now.current = new Date(start + days * 86_400_000));
  const countOf = async (session: string | null | undefined) =>
    (await world.rest('cartGet', { session })).body.item_count;

  afterDays(10);
  await countOf(visited?.body.sessionKey);
  afterDays(15);
  await world.services.carts.sweep();
  expect(await countOf(left?.body.sessionKey)).toBe(0);
  expect(await countOf(visited?.body.sessionKey)).toBe(1);
  const own = await world.services.database
    .selectFrom('carts')
    .select('id')
    .where('user_id', '=', shopper.userId)
    .execute();
  expect(own).toHaveLength(1);
  world.now.current = new Date(start);
});
