import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenderFetch } from '../rendering/render-fetch.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  await world.services.database.schema.dropTable('testimonials').execute();
});
afterEach(() => world.close());

const noted = () =>
  world.services.database.selectFrom('errors').select(['message', 'url', 'times']).execute();
const query = '{ one: cognitoTestimonials { id } other: cognitoTestimonials { id } }';
const payload = JSON.stringify({ query });
const headers = { 'content-type': 'application/json' };

it.each([
  [
    'over HTTP',
    async () => (await world.app.inject({ method: 'POST', url: '/graphql', payload, headers })).body,
  ],
  [
    'in a render',
    async () => {
      const fetchInRender = createRenderFetch(world.app, null);
      return (await fetchInRender('http://shop/graphql', { method: 'POST', body: payload, headers })).text();
    },
  ],
])('an error that a resolver throws %s is logged and stored, but not exposed', async (_how, send) => {
  const log = vi.spyOn(world.app.log, 'error');
  const response = await send();
  expect(response).toContain('Unexpected error.');
  expect(response).not.toMatch(/testimonials"? does not exist|no such table/);
  expect(log.mock.calls.map(([given]) => String(Object(given).err))).toEqual([
    expect.stringContaining('testimonials'),
  ]);
  await expect
    .poll(noted)
    .toEqual([{ message: expect.stringContaining('testimonials'), url: '/graphql', times: 1 }]);
});

it('an error in the query itself is not logged', async () => {
  const log = vi.spyOn(world.app.log, 'error');
  for (const wrong of ['{ nothing }', '{ sellProducts(first: -1) { id } }', '{'])
    await world.app.inject({ method: 'POST', url: '/graphql', payload: { query: wrong } });
  expect(log.mock.calls).toEqual([]);
  expect(await noted()).toEqual([]);
});
