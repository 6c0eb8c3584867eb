import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.now.current = new Date('2026-11-21T10:00:00.000Z');
});
afterAll(() => world.close());

it('everyone can look up localities by name or postcode, with state and postcode', async () => {
  const { status, body } = await world.rest('localityList', { suburb: 'tannum' });
  expect(status).toBe(200);
  expect(body).toEqual({ data: [{ suburb: 'Tannum Sands', state: 'QLD', postcode: '4680' }] });
  const byPostcode = await world.rest('localityList', { postcode: '4680' });
  expect(byPostcode.body.data[0]).toEqual({ suburb: 'Gladstone', state: 'QLD', postcode: '4680' });
  expect(byPostcode.body.data).toHaveLength(20);
  expect((await world.rest('localityList', {})).body).toEqual({ data: [] });
});

it.each([
  { suburb: 'x'.repeat(61) },
  { postcode: '46800' },
  { postcode: '4%' },
  { suburb: 'Gladstone', state: 'Queensland' },
])('an invalid beginning of a place is refused: %o', async (input) => {
  expect((await world.rest('localityList', input as object)).status).toBe(400);
});

it('one address can look up localities 300 times a minute; more is refused with Retry-After', async () => {
  const search = (remoteAddress: string) =>
    world.app.inject({ url: '/api/v1/sell/locality?suburb=tannum', remoteAddress });
  const statuses = new Set<number>();
  for (let count = 1; count <= 300; count += 1) statuses.add((await search('192.0.2.7')).statusCode);
  expect([...statuses]).toEqual([200]);
  const refused = await search('192.0.2.7');
  expect([refused.statusCode, refused.json().text_code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused.headers['retry-after']).toBe('60');
  expect((await search('192.0.2.8')).statusCode).toBe(200);
});
