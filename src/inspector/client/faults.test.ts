// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { TabFaults } from './faults.ts';

const CALL = '/api/v1/sell/cart';

function brokenShop(respond = () => Response.json({ payment: 'http://localhost:3000/sandbox-payment/abc' })) {
  const requests: string[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${String(input)}`);
    const response = respond();
    if (String(input).includes('sandbox'))
      Object.defineProperty(response, 'url', { value: 'http://localhost:3000/payment-result/abc' });
    return response;
  };
  let changes = 0;
  const faults = new TabFaults(send, () => (changes += 1));
  return { faults, requests, changes: () => changes };
}

describe('simulated faults', () => {
  test.each([
    ['TOKEN_EXPIRED', 401, 'TOKEN_EXPIRED'],
    ['TOKEN_INVALID', 401, 'TOKEN_INVALID'],
    ['422', 422, 'VALIDATION'],
    ['500', 500, 'INTERNAL'],
  ] as const)('%s is the answer to the next call only', async (fault, status, code) => {
    const { faults, requests, changes } = brokenShop();
    faults.set(fault, true);
    const met = await faults.fetch(CALL);
    expect([met.status, (await met.json()).text_code]).toEqual([status, code]);
    expect([requests, faults.on, changes()]).toEqual([[], [], 2]);
    expect((await faults.fetch(CALL)).status).toBe(200);
  });

  test('offline lasts until it is switched off, notifies the page, and does not affect pictures', async () => {
    const { faults, requests } = brokenShop();
    const told: string[] = [];
    for (const type of ['offline', 'online'])
      window.addEventListener(type, () => told.push(type), { once: true });
    faults.set('offline', true);
    await expect(faults.fetch(CALL)).rejects.toThrow('Failed to fetch');
    await expect(faults.fetch('/graphql')).rejects.toThrow('Failed to fetch');
    await faults.fetch('/assets/i/a/4x3/300.avif');
    faults.set('offline', false);
    await faults.fetch(CALL);
    expect(requests).toEqual(['GET /assets/i/a/4x3/300.avif', `GET ${CALL}`]);
    expect(told).toEqual(['offline', 'online']);
  });

  test('offline and slow last into the next document of the tab until they are switched off, no other fault does', () => {
    const { faults } = brokenShop();
    for (const fault of ['offline', 'slow', '500', 'declined'] as const) faults.set(fault, true);
    expect(brokenShop().faults.on).toEqual(['offline', 'slow']);
    faults.set('slow', false);
    expect(brokenShop().faults.on).toEqual(['offline']);
    faults.set('offline', false);
    expect(brokenShop().faults.on).toEqual([]);
  });

  test.each(['{', '3', '["500", "dream", null]', '{"a": "slow"}'])(
    'invalid stored faults (%s) are ignored',
    (text) => {
      sessionStorage.setItem('machines:faults', text);
      expect(brokenShop().faults.on).toEqual([]);
    },
  );

  test('a declined payment is declined at the gateway, and the order leads to the gateway’s target', async () => {
    const { faults, requests } = brokenShop();
    faults.set('declined', true);
    const response = await faults.fetch(CALL, { method: 'POST' });
    expect(await response.json()).toEqual({ payment: 'http://localhost:3000/payment-result/abc' });
    expect(requests).toEqual([`POST ${CALL}`, 'POST http://localhost:3000/sandbox-payment/abc']);
    expect(faults.on).toEqual([]);
  });

  test('a declined payment waits for the call that places an order', async () => {
    const { faults } = brokenShop(() => Response.json({ items: [] }));
    faults.set('declined', true);
    await faults.fetch(CALL);
    expect(faults.on).toEqual(['declined']);
  });
});
