import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { stockOf } from '../testkit/products.ts';
import { encoded, homeAddress, shippingTypeId } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World | undefined;
afterEach(() => world?.close());

const LOCAL = { host: 'localhost:3000' };

async function openWorld(variables: Record<string, string> = { TEST_API: '1' }): Promise<World> {
  world = await createWorld(variables);
  return world;
}

/** Calls the test interface; from this machine by default. */
async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = LOCAL,
) {
  if (!world) throw new Error('there is no world');
  const response = await world.app.inject({
    method,
    url: `/dev/test${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

it('does not exist unless the shop was started with it', async () => {
  await openWorld({});
  expect((await send('GET', '')).status).toBe(404);
  expect((await send('PUT', '/clock', { plus_seconds: 60 })).status).toBe(404);
});

it.each([
  ['by the name of another', { host: 'shop.example' }],
  ['through a proxy', { ...LOCAL, 'x-forwarded-host': 'shop.example' }],
  ['from another machine', { ...LOCAL, 'x-forwarded-for': '203.0.113.9' }],
])('a request %s gets a 404, and has no effect', async (_how, headers) => {
  const { services } = await openWorld();
  const before = services.clock().getTime();
  expect((await send('PUT', '/clock', { plus_seconds: 3_600 }, headers)).status).toBe(404);
  expect((await send('POST', '/world', { shoppers: [{ is_admin: true }] }, headers)).status).toBe(404);
  expect(services.clock().getTime() - before).toBeLessThan(1_000);
});

it('sets the clock, and runs what is due by then', async () => {
  const { services } = await openWorld();
  const set = await send('PUT', '/clock', { now: '2026-12-24T10:00:00Z' });
  expect(set.body.now).toMatch(/^2026-12-24T10:00:0/);
  expect(services.clock().toISOString()).toMatch(/^2026-12-24T10:00:0/);
  const { body } = await send('POST', '/world', { shoppers: [{}] });
  const [shopper] = body.shoppers;
  const known = () => world?.rest('userAuthUser', {}, { token: shopper.access_token });
  expect((await known())?.body.id).toBe(shopper.id);
  await send('PUT', '/clock', { plus_seconds: 700 });
  expect((await known())?.status).toBe(401);
  const back = await send('DELETE', '/clock');
  expect(back.body.now).toBe(world?.now.current.toISOString());
});

it('seeds products and shoppers, who are logged in with an address, a cart and credit', async () => {
  const { rest } = await openWorld();
  const { status, body } = await send('POST', '/world', {
    products: [{ name: 'Pine Box', slug: 'pine-box', price: 22.5, stock: 3 }],
    settings: { 'business.priority_fee_cents': '1500' },
    shoppers: [
      {
        email: 'Ada@Example.com',
        first_name: 'Ada',
        address: homeAddress,
        cart: [{ sku: 'PINE-BOX', qty: 2 }],
        credit: 10,
      },
    ],
  });
  expect(status).toBe(200);
  const [{ access_token: token, ...shopper }] = body.shoppers;
  expect(shopper.email).toBe('ada@example.com');
  const { body: cart } = await rest('cartGet', {}, { token });
  expect(cart).toMatchObject({ item_count: 2, subtotal: 45, credit_amount: 10, priority_fee: 15 });
  const { body: saved } = await rest('addressList', {}, { token });
  expect(saved.data.map(({ id }) => id)).toEqual([shopper.address_id]);
  const renewed = await rest('userRefreshToken', {
    refresh_token: shopper.refresh_token,
    fingerprint: shopper.auth_fingerprint,
  });
  expect(renewed.body?.access_token).toMatch(/\w/);
});

it('sets the stock of a SKU', async () => {
  await openWorld();
  const { body } = await send('POST', '/world', { products: [{ name: 'Pine Box', slug: 'pine-box' }] });
  expect((await send('PUT', '/stock', { sku: 'PINE-BOX', available: 1 })).status).toBe(200);
  const [made] = body.products;
  expect(world && (await stockOf(world, { ...made, skuId: made.sku_id }))).toBe(1);
  expect((await send('PUT', '/stock', { sku: 'NOBODY', available: 1 })).body.message).toBe(
    'there is no SKU NOBODY',
  );
});

it('reads the outbox, and can wait for a mail', async () => {
  const { rest } = await openWorld();
  const waiting = send('GET', '/outbox?to=ada@example.com&count=1&wait_ms=5000');
  await rest('userSendLoginLink', { email: 'ada@example.com', fingerprint: 'x'.repeat(21) });
  const { body } = await waiting;
  expect(body.mails).toMatchObject([{ to: 'ada@example.com', code: expect.stringMatching(/^\d{6}$/) }]);
  expect((await send('GET', '/outbox?to=bea@example.com')).body).toEqual({ mails: [] });
});

it('ends payments as scripted, each once', async () => {
  const { app, rest } = await openWorld();
  await send('PUT', '/payments', { endings: ['decline', 'pay'] });
  const { body } = await send('POST', '/world', {
    products: [{ name: 'Pine Box', slug: 'pine-box' }],
    shoppers: [{ address: homeAddress, cart: [{ sku: 'PINE-BOX' }] }],
  });
  const [{ access_token: token, address_id: address }] = body.shoppers;
  const order = {
    address,
    shipping_option_id: world ? await shippingTypeId(world, 'Standard Post') : 0,
    paymentGateway: 'sandbox',
    url: encoded('http://127.0.0.1:3000/checkout'),
  };
  const pays = async () => {
    const { body: placed } = await rest('orderSubmit', order, { token });
    const page = await app.inject(new URL(placed.payment ?? '').pathname);
    const payum_token = new URL(page.headers.location ?? '').searchParams.get('payum_token') ?? '';
    return (await rest('paymentCheckPaid', { payum_token, url: order.url })).body.status;
  };
  expect([await pays(), await pays()]).toEqual(['failed', 'paid']);
  expect((await send('GET', '')).body.endings).toEqual([]);
});

it('makes the next requests to a path fail, late, with a message or without any response', async () => {
  const { app } = await openWorld();
  const path = '/api/v1/cognito/domain';
  const call = () => app.inject(`${path}/currentDomain`);
  await send('POST', '/faults', { path, times: 2, status: 401, text_code: 'TOKEN_EXPIRED' });
  expect((await call()).json()).toMatchObject({ text_code: 'TOKEN_EXPIRED' });
  expect((await app.inject({ url: '/robots.txt' })).statusCode).not.toBe(401);
  expect((await send('GET', '')).body.faults).toMatchObject([{ times: 1 }]);
  expect((await call()).statusCode).toBe(401);
  expect((await call()).statusCode).toBe(200);
  await send('POST', '/faults', { path, method: 'POST' });
  expect((await call()).statusCode).toBe(200);
  await send('DELETE', '/faults');
  await send('POST', '/faults', { path, kind: 'delay', delay_ms: 50 });
  const first = await Promise.race([call().then(() => 'answered'), pause(20).then(() => 'still waiting')]);
  expect(first).toBe('still waiting');
  await send('POST', '/faults', { path, kind: 'drop' });
  await expect(call()).rejects.toThrow('destroyed');
});

it('refuses invalid requests, and reports what is wrong with them', async () => {
  await openWorld();
  const refused = [
    ['PUT', '/clock', {}],
    ['PUT', '/clock', { now: '2026-12-24T10:00:00Z', plus_seconds: 1 }],
    ['POST', '/world', { products: [{ name: '' }] }],
    ['POST', '/world', { shoppers: [{ cart: [{ sku: 'A', qty: 0 }] }] }],
    ['PUT', '/stock', { sku: 'A', available: -1 }],
    ['PUT', '/payments', { endings: ['steal'] }],
    ['POST', '/faults', { path: '/dev/test/faults' }],
    ['POST', '/faults', { path: '/api', status: 200 }],
    ['GET', '/outbox?wait_ms=1000000', undefined],
  ] as const;
  for (const [method, path, payload] of refused) {
    const { status, body } = await send(method, path, payload);
    expect([path, payload, status, body.text_code]).toEqual([path, payload, 400, 'VALIDATION_FAILED']);
  }
});

it('explains valid requests that it cannot fulfil', async () => {
  await openWorld();
  const impossible = [
    ['PUT', '/clock', { now: 'tomorrow' }, 'tomorrow is no time: write it as 2026-12-24T10:00:00Z'],
    ['POST', '/world', { settings: { 'business.nothing': '1' } }, 'there is no setting business.nothing'],
    ['POST', '/world', { shoppers: [{ email: 'ada' }] }, 'ada is no e-mail address'],
    [
      'POST',
      '/world',
      { shoppers: [{ email: 'a@b.au', cart: [{ sku: 'NO' }] }] },
      'the cart of a@b.au: there is no SKU NO',
    ],
    ['POST', '/world', { products: [{ name: 'A', slug: 'cork-trivet' }] }, 'there is a product cork-trivet'],
  ] as const;
  for (const [method, path, payload, message] of impossible) {
    const { status, body } = await send(method, path, payload);
    expect([status, body.message]).toEqual([422, message]);
  }
});
