import { afterAll, expect, it } from 'vitest';
import { putOnSale } from '../testkit/products.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const SITE = 'https://static.example';
const URL = '/api/v1/cognito/domain/currentDomain';
const worlds: World[] = [];
async function open(variables: Record<string, string>): Promise<World> {
  const world = await createWorld(variables);
  worlds.push(world);
  return world;
}
afterAll(async () => {
  for (const world of worlds) await world.close();
});

const preflight = (world: World, origin: string) =>
  world.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/sell/cart/add',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
const CORS = 'access-control-allow-origin';

it('[PRE-01, SEC-03] by default no other site may call the host', async () => {
  const world = await open({});
  expect((await preflight(world, SITE)).headers[CORS]).toBeUndefined();
  expect((await world.app.inject({ url: URL, headers: { origin: SITE } })).headers[CORS]).toBeUndefined();
});

it('[PRE-01, SEC-03] the allowed sites may call it, without cookies, and no others', async () => {
  const world = await open({ ALLOWED_ORIGINS: `${SITE}/, https://b.example` });
  const allowed = await preflight(world, SITE);
  expect(allowed.statusCode).toBe(204);
  expect(allowed.headers).toMatchObject({
    [CORS]: SITE,
    'access-control-allow-headers': expect.stringContaining('authorization'),
  });
  expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
  expect((await world.app.inject({ url: URL, headers: { origin: SITE } })).headers).toMatchObject({
    [CORS]: SITE,
    vary: expect.stringMatching(/origin/i),
  });
  expect((await preflight(world, 'https://evil.example')).headers[CORS]).toBeUndefined();
});

it('[PRE-01] an allowed site’s cart is the session key in the body', async () => {
  const world = await open({ ALLOWED_ORIGINS: SITE });
  const product = await putOnSale(world);
  const headers = { origin: SITE };
  const line = { sku: product.skuId, qty: 1, addons: [] };
  const first = await world.rest('cartAdd', line, { headers });
  expect(first.status).toBe(200);
  const { sessionKey: session } = first.body;
  expect(session).toEqual(expect.any(String));
  const { body } = await world.rest('cartGet', { session: session ?? '' }, { headers });
  expect(body.items).toHaveLength(1);
  expect((await world.rest('cartGet', {}, { headers })).body.items).toEqual([]);
});

it('[PRE-01] an invalid origin prevents the start', async () => {
  await expect(createWorld({ ALLOWED_ORIGINS: 'static.example' })).rejects.toThrow(
    'ALLOWED_ORIGINS must be like https://www.shop.example',
  );
});
