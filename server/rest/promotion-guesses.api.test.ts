import { DAY_MS } from '../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../http/rate-limits.ts';
import { putOnSale } from '../testkit/products.ts';
import { createShopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const [{ max, minutes }] = rateLimits.promotion;
const known = 'WELCOME10';

let world: World;
let session: string | null | undefined;
let windowStart = new Date('2026-11-21T10:00:00.000Z');
beforeAll(async () => {
  world = await createWorld();
  const product = await putOnSale(world, { priceCents: 5000 });
  session = (await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [] })).body.sessionKey;
});
afterAll(() => world.close());
beforeEach(() => {
  windowStart = new Date(windowStart.getTime() + DAY_MS);
  world.now.current = windowStart;
});

const cartWith = (promotion_code: string | null) => world.rest('cartGet', { session, promotion_code });
const quoteWith = (promotion_code: string) =>
  world.rest('cartShippingQuote', {
    session,
    promotion_code,
    suburb: 'Gladstone',
    postcode: '4680',
    country: 'AU',
  });

async function guess(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const { status, body } = await cartWith(`GUESS${count}`);
    expect([status, body.promotion_refusal?.text_code]).toEqual([200, 'PROMOTION_UNKNOWN']);
  }
}

it('after some wrong promotion codes further ones are refused, right ones included, until the time window ends', async () => {
  await guess(max);
  expect((await cartWith(known)).body.promotion_code).toBe(known);
  const refused = await cartWith('GUESS');
  expect([refused.status, refused.body]).toMatchObject([429, { text_code: 'RATE_LIMITED' }]);
  expect(Number(refused.response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await cartWith(known)).status).toBe(429);
  expect((await quoteWith(known)).status).toBe(429);
  expect((await cartWith(null)).status).toBe(200);
  world.now.current = new Date(windowStart.getTime() + minutes * 60_000);
  expect((await cartWith(known)).body.promotion_code).toBe(known);
});

it('quotes and orders reveal as much of a code as the cart, and share its limit', async () => {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world));
  expect((await shopper.submit({ promotion_code: 'WRONG' })).success).toBe(false);
  expect((await quoteWith('WRONG')).status).toBe(200);
  await guess(max - 2);
  expect((await cartWith('GUESS')).status).toBe(429);
  await expect(shopper.submit({ promotion_code: known })).rejects.toThrow('RATE_LIMITED');
  expect((await shopper.submit()).success).toBe(true);
});

it('a right code can be used any number of times', async () => {
  for (let count = 0; count <= max; count += 1) expect((await cartWith(known)).status).toBe(200);
});
