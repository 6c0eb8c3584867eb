import Fastify from 'fastify';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { installCookies } from './cookies.ts';
import { installXsrf, setSessionCookies } from './xsrf.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const cookiesOf = (response: LightMyRequestResponse) =>
  new Map(response.cookies.map((one) => [one.name, one]));

async function shopAt(publicUrl: string): Promise<FastifyInstance> {
  const app = Fastify();
  await installCookies(app, publicUrl);
  installXsrf(app);
  app.get('/cart', (_request, reply) => {
    setSessionCookies(reply, { cart: 'session-key' });
    return { done: true };
  });
  app.post('/pay', { config: { xsrf: false } }, () => ({ done: true }));
  return app;
}

function post(cookies: Record<string, string>, headers: Record<string, string> = {}) {
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/cognito/user/sendLoginLink',
    cookies,
    headers,
    payload: { email: 'ann@example.com', fingerprint: 'V1StGXR8_Z5jdHi6B-myT' },
  });
}

it('[CRT-13, A58] the cart cookie expires after 2 weeks, the visit cookie after 30 minutes, both inaccessible to scripts', async () => {
  const app = await shopAt('http://127.0.0.1:3000');
  const cookies = cookiesOf(await app.inject('/cart'));
  expect(cookies.get('cart')).toMatchObject({
    value: 'session-key',
    maxAge: 1_209_600,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
  });
  expect(cookies.get('visit')).toMatchObject({ maxAge: 1800, path: '/', sameSite: 'Lax', httpOnly: true });
});

it('[HTP-04, A63] the XSRF-TOKEN cookie is sent with them, readable by scripts', async () => {
  const app = await shopAt('http://127.0.0.1:3000');
  const token = cookiesOf(await app.inject('/cart')).get('XSRF-TOKEN');
  expect(token).toMatchObject({ maxAge: 1_209_600, path: '/', sameSite: 'Lax' });
  expect(token?.httpOnly).toBeUndefined();
  expect(token?.value).toMatch(/^[\w-]{32}$/);
});

it('[A58] the cookies are Secure exactly when the shop is on https', async () => {
  for (const [publicUrl, secure] of [
    ['https://shop.example', true],
    ['http://shop.example', undefined],
  ] as const) {
    const response = await (await shopAt(publicUrl)).inject('/cart');
    expect(response.cookies.map((one) => one.secure)).toEqual([secure, secure, secure]);
  }
});

it('[CRT-13] visit and token are kept while valid, and their lifetime is renewed', async () => {
  const app = await shopAt('http://127.0.0.1:3000');
  const first = cookiesOf(await app.inject('/cart'));
  const jar = Object.fromEntries([...first.values()].map((one) => [one.name, one.value]));
  const second = cookiesOf(await app.inject({ url: '/cart', cookies: jar }));
  for (const name of ['cart', 'visit', 'XSRF-TOKEN']) expect(second.get(name)).toEqual(first.get(name));
});

it('[HTP-04] a POST with the cart cookie requires a header equal to the token cookie', async () => {
  const cookies = { cart: 'session-key', 'XSRF-TOKEN': 'the-token' };
  expect((await post(cookies, { 'x-xsrf-token': 'the-token' })).statusCode).toBe(200);
  for (const headers of [{}, { 'x-xsrf-token': 'another' }, { 'x-xsrf-token': '' }] as Record<
    string,
    string
  >[]) {
    const response = await post(cookies, headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ text_code: 'XSRF' });
  }
  expect((await post({ cart: 'session-key' }, { 'x-xsrf-token': '' })).statusCode).toBe(403);
});

it('[HTP-04] a refused call sets the cookie for the next attempt', async () => {
  const refused = await post({ cart: 'session-key' });
  const token = cookiesOf(refused).get('XSRF-TOKEN')?.value ?? '';
  const next = await post({ cart: 'session-key', 'XSRF-TOKEN': token }, { 'x-xsrf-token': token });
  expect([refused.statusCode, next.statusCode]).toEqual([403, 200]);
});

it('[HTP-04] a POST without the cart cookie, and any GET, require no header', async () => {
  expect((await post({})).statusCode).toBe(200);
  const read = await world.app.inject({
    url: '/api/v1/cognito/user/authUser',
    cookies: { cart: 'session-key' },
  });
  expect(read.statusCode).toBe(200);
});

it('[HTP-04] GraphQL posts are checked too', async () => {
  const send = (headers: Record<string, string>) =>
    world.app.inject({
      method: 'POST',
      url: '/graphql',
      cookies: { cart: 'session-key', 'XSRF-TOKEN': 'the-token' },
      headers,
      payload: { query: '{ __typename }' },
    });
  expect((await send({})).statusCode).toBe(403);
  expect((await send({ 'x-xsrf-token': 'the-token' })).statusCode).toBe(200);
});

it('[HTP-04] a route for plain forms may opt out', async () => {
  const app = await shopAt('http://127.0.0.1:3000');
  const response = await app.inject({ method: 'POST', url: '/pay', cookies: { cart: 'session-key' } });
  expect(response.statusCode).toBe(200);
});
