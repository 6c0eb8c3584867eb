import { afterEach, expect, it } from 'vitest';
import { putOnSale } from '../../testkit/products.ts';
import { createShopper, tokenOf } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World | undefined;
afterEach(() => world?.close());

const PUBLIC = { PUBLIC_URL: 'https://shop.example' };
const url = Buffer.from('https://shop.example/checkout').toString('base64');

it('[APS-17] at a public URL the test gateway cannot be used', async () => {
  world = await createWorld(PUBLIC);
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world));
  const { body: cart } = await world.rest('cartGet', {}, { token: shopper.token });
  expect(cart.payment_types).toEqual([]);
  expect((await world.rest('paymentSurchargesOf', { amount: 10 })).body).toEqual([]);
  expect(await shopper.submit({ url })).toMatchObject({ success: false, payment: null });
  const page = await world.app.inject('/sandbox-payment/anything');
  expect([page.statusCode, page.body]).not.toContain('Test payment');
  expect(page.statusCode).toBe(404);
});

it.each([
  ['on this machine', {}, 'http://127.0.0.1:3000'],
  ['where the owner asks for it by name', { ...PUBLIC, PAYMENT_GATEWAY: 'sandbox' }, 'https://shop.example'],
])('[APS-17] the test gateway accepts payments %s', async (_where, variables, origin) => {
  world = await createWorld(variables);
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world));
  const checkout = Buffer.from(`${origin}/checkout`).toString('base64');
  const { payment } = await shopper.submit({ url: checkout });
  expect(payment).toContain(`${origin}/sandbox-payment/`);
  const page = await world.app.inject(`/sandbox-payment/${tokenOf(payment)}`);
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Test payment')]);
});
