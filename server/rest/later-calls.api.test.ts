import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { restSchemas } from '../generated/rest-schemas.ts';
import { laterCalls } from './later-calls.ts';
import { restDomains } from './rest-domains.ts';
import { unhandledCalls } from './rest-routes.ts';

/** How many calls were still to be built when this was last lowered. */
const MOST = 4;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('the calls that nobody handles are exactly those in the list, and the list does not grow', () => {
  expect(unhandledCalls(restDomains(world.services)).toSorted()).toEqual(laterCalls.toSorted());
  expect(laterCalls.length).toBeLessThanOrEqual(MOST);
});

it.each(laterCalls)('%s says that it is not available yet', async (name) => {
  const { url } = restSchemas[name];
  const payload = {
    theme_id: 1,
    amount: 50,
    url: 'x',
    code: 'x',
    image: 'x',
    grant_type: 'x',
    client_id: 'x',
  };
  const response = await world.app.inject({ method: 'POST', url, payload });
  expect(response.statusCode).toBe(501);
  expect(response.json()).toMatchObject({ text_code: 'NOT_IMPLEMENTED' });
});
