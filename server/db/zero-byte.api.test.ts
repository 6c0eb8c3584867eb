import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../testkit/products.ts';
import { createShopper, encoded, checkoutUrl } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const NONE = 'a\0b';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('a body with a zero byte is refused at its field', async () => {
  const { skuId: sku } = await putOnSale(world, { name: 'Cup', stock: 3 });
  const refusals = [
    await world.rest('cartGet', { session: NONE }),
    await world.rest('cartAdd', { session: NONE, sku, qty: 1, addons: [] }),
    await world.rest('cartGet', { promotion_code: NONE }),
  ];
  const problems = refusals.map(({ status, response }) => [status, Object.keys(response.json().fields)]);
  expect(problems).toEqual([
    [400, ['session']],
    [400, ['session']],
    [400, ['promotion_code']],
  ]);
});

it('a cookie, a query or a path with a zero byte matches nothing', async () => {
  const { token } = await createShopper(world);
  const headers = { cookie: 'cart=a%00b; XSRF-TOKEN=x', 'x-xsrf-token': 'x' };
  const byCookie = await world.rest('cartGet', {}, { headers });
  expect([byCookie.status, byCookie.body.items]).toEqual([200, []]);
  expect(
    await world.graphql('query ($url: String!) { sellProduct(url: $url) { id } }', { url: NONE }),
  ).toEqual({
    sellProduct: null,
  });
  const paid = await world.rest('paymentCheckPaid', { payum_token: NONE, url: encoded(checkoutUrl) });
  expect(paid.body).toMatchObject({ success: false });
  for (const url of ['/api/v1/sell/order/a%00b', '/api/v1/sell/invoice/a%00b?key=%00'])
    expect((await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
      404,
    );
});
