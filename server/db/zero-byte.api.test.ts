import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../testkit/goods.ts';
import { createShopper, encoded, checkoutUrl } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const NONE = 'a\0b';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('a cart whose key has a zero byte is none, and what is added goes into a new one', async () => {
  const { skuId: sku } = await putOnSale(world, { name: 'Cup', stock: 3 });
  const shown = await world.rest('cartGet', { session: NONE });
  expect([shown.status, shown.answer.items]).toEqual([200, []]);
  const added = await world.rest('cartAdd', { session: NONE, sku, qty: 1, addons: [] });
  expect(added.status).toBe(200);
  expect(added.answer.items).toHaveLength(1);
  expect(added.answer.sessionKey).toMatch(/^[\w-]{22}$/);
  const headers = { cookie: 'cart=a%00b; XSRF-TOKEN=x', 'x-xsrf-token': 'x' };
  const byCookie = await world.rest('cartGet', {}, { headers });
  expect([byCookie.status, byCookie.answer.items]).toEqual([200, []]);
});

it('no promotion, product, payment or order is found by a key with one', async () => {
  const { token } = await createShopper(world);
  expect((await world.rest('cartGet', { promotion_code: NONE })).status).toBe(200);
  expect(
    await world.graphql('query ($url: String!) { sellProduct(url: $url) { id } }', { url: NONE }),
  ).toEqual({
    sellProduct: null,
  });
  const paid = await world.rest('paymentCheckPaid', { payum_token: NONE, url: encoded(checkoutUrl) });
  expect(paid.answer).toMatchObject({ success: false });
  for (const url of ['/api/v1/sell/order/a%00b', '/api/v1/sell/invoice/a%00b?key=%00'])
    expect((await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
      404,
    );
});

it('a name with one is taken', async () => {
  const named = { email: 'ada@example.com', fingerprint: 'V1StGXR8_Z5jdHi6B-myT', last_name: 'Byron' };
  const { status } = await world.rest('userRegisterLink', { ...named, first_name: 'Ada\0' });
  expect(status).toBe(200);
});
