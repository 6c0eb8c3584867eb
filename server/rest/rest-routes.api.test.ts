import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[APS-03] a body that violates its schema is refused with a message at each field', async () => {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/v1/sell/cart/cartAdd',
    payload: { sku: '7', addons: [] },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    text_code: 'VALIDATION_FAILED',
    params: {},
    details: [],
    message: 'Please check what you have entered',
    fields: { sku: 'This must be a whole number', qty: 'Please fill this in' },
    field_refusals: {
      sku: { text_code: 'FIELD_NOT_WHOLE', params: {}, details: [] },
      qty: { text_code: 'FIELD_REQUIRED', params: {}, details: [] },
    },
  });
});

it('[HTP-03] a zero byte anywhere in a body is refused at its field, as databases cannot store it', async () => {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/v1/sell/cart/cartAdd',
    payload: { sku: 7, qty: 1, addons: [{ id: 1, value: ['Rex', 'Be\0lla'] }] },
  });
  expect([response.statusCode, response.json().fields]).toEqual([
    400,
    { 'addons.0.value.1': 'This is not valid' },
  ]);
});

it.each([
  ['a body that is no JSON', { 'content-type': 'application/json' }, '{"sku":', 400, 'REQUEST_INVALID'],
  ['a body of another kind', { 'content-type': 'text/css' }, 'a{}', 415, 'MEDIA_TYPE_REFUSED'],
  [
    'a body of 2 MB',
    { 'content-type': 'application/json' },
    `"${'x'.repeat(2 ** 21)}"`,
    413,
    'REQUEST_TOO_LARGE',
  ],
])('[HTP-03] %s is refused with a code of the contract', async (_what, headers, payload, status, code) => {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/v1/sell/cart/cartAdd',
    headers,
    payload,
  });
  expect([response.statusCode, response.json().text_code]).toEqual([status, code]);
});

describe('a list of only invalid items', () => {
  const search = async (variations: unknown[]) => {
    const payload = { product: 1, addons: [], variations };
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/v1/sell/cart/searchsku',
      payload,
    });
    return { status: response.statusCode, fields: Object.keys(response.json().fields ?? {}) };
  };

  it('[APS-03] is refused with all of them while it is short', async () => {
    const fields = ['variations.0', 'variations.1', 'variations.2'];
    expect(await search([1, 1, 1])).toEqual({ status: 400, fields });
  });

  it.each([300, 3_000, 500_000])('is refused with a few of %i', async (length) => {
    const { status, fields } = await search(Array.from({ length }, () => 1));
    expect(status).toBe(400);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.length).toBeLessThanOrEqual(50);
  });
});
