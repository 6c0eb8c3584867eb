import { DAY_MS } from '../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const PATH = '/api/v1/vitals';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  const { database } = world.services;
  await database.deleteFrom('vitals').execute();
  await database.deleteFrom('rate_limits').execute();
});

const report = (rest: object = {}) =>
  world.rest('vitalsReport', { page: 'product', device: 'phone', lcp: 2431, ...rest });
const summary = () => world.services.vitals.summary();
const rows = () => world.services.database.selectFrom('vitals').selectAll().orderBy('metric').execute();
const moveDays = (days: number) =>
  void (world.now.current = new Date(world.now.current.getTime() + days * DAY_MS));

it('a beacon with a cart’s cookies and without our header is accepted, and nothing about its sender is stored', async () => {
  const { statusCode, headers } = await world.app.inject({
    method: 'POST',
    url: PATH,
    headers: {
      cookie: 'cart=abc; XSRF-TOKEN=other',
      'user-agent': 'Ada’s phone',
      referer: 'https://x.test/a?b',
    },
    payload: { page: 'home', device: 'desktop', lcp: 1234, inp: 87, cls: 101, fcp: 5, ttfb: 0 },
  });
  expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  const place = {
    day: world.now.current.toISOString().slice(0, 10),
    page: 'home',
    device: 'desktop',
    times: 1,
  };
  expect(await rows()).toEqual([
    { ...place, metric: 'cls', value: 110 },
    { ...place, metric: 'fcp', value: 5 },
    { ...place, metric: 'inp', value: 87 },
    { ...place, metric: 'lcp', value: 1300 },
    { ...place, metric: 'ttfb', value: 0 },
  ]);
});

it('the summary has the 75th percentile for each kind of page and device', async () => {
  for (const lcp of [900, 1000, 1100, 9000]) await report({ lcp });
  await report({ device: 'desktop', lcp: null, inp: 40 });
  await report({ page: 'cart', lcp: 100 });
  await report({ page: 'cart', lcp: 101 });
  await report({ page: 'page', lcp: null });
  expect(await summary()).toEqual([
    { page: 'cart', device: 'phone', vitals: { lcp: { visits: 2, p75: 110 } } },
    { page: 'product', device: 'desktop', vitals: { inp: { visits: 1, p75: 40 } } },
    { page: 'product', device: 'phone', vitals: { lcp: { visits: 4, p75: 1100 } } },
  ]);
});

it('simultaneous visits are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => report({ inp: 40, cls: 0 })));
  expect((await summary())[0]?.vitals).toMatchObject({ lcp: { visits: 20 }, cls: { visits: 20, p75: 0 } });
});

it('28 days are shown, and 30 stored', async () => {
  await report();
  moveDays(27);
  expect(await summary()).toHaveLength(1);
  moveDays(1);
  expect(await summary()).toEqual([]);
  moveDays(2);
  await world.services.vitals.sweep();
  expect(await rows()).toHaveLength(1);
  moveDays(1);
  await world.services.vitals.sweep();
  expect(await rows()).toEqual([]);
});

it.each([
  [{ page: '/order/1001?key=secret' }],
  [{ device: 'Ada’s phone' }],
  [{ lcp: -1 }],
  [{ lcp: 600_001 }],
  [{ lcp: 1.5 }],
  [{ lcp: 'slow' }],
  [{ page: undefined }],
])('%j is refused, and nothing of it is stored', async (wrong) => {
  const payload = { page: 'product', device: 'phone', lcp: 2431, ...wrong };
  const { statusCode } = await world.app.inject({ method: 'POST', url: PATH, payload });
  expect(statusCode).toBe(400);
  expect(await rows()).toEqual([]);
});

it('a body that is too large or not JSON is refused', async () => {
  const send = (payload: string) =>
    world.app.inject({ method: 'POST', url: PATH, headers: { 'content-type': 'application/json' }, payload });
  const large = await send(JSON.stringify({ page: 'product', device: 'phone', more: 'x'.repeat(17_000) }));
  expect([large.statusCode, (await send('{"page":')).statusCode]).toEqual([413, 400]);
});

it('more than 120 beacons in 15 minutes from one address are refused', async () => {
  const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await report()).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});
