import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[APS-03] a body that breaks its schema is refused with a message at each field', async () => {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/v1/sell/cart/cartAdd',
    payload: { sku: '7', addons: [] },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    text_code: 'VALIDATION_FAILED',
    message: 'Please check what you have entered',
    fields: { sku: 'This must be a whole number', qty: 'Please fill this in' },
  });
});
