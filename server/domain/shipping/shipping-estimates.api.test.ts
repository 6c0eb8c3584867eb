import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../../http/rate-limits.ts';
import { changeBusiness } from '../../testkit/products.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => {
  // Monday evening in Gladstone.
  world.now.current = new Date('2026-11-23T08:00:00Z');
});
afterAll(() => world.close());

async function estimate(postcode: string, suburb: string | null = null, items_total = 36) {
  return (await world.rest('shippingEstimate', { postcode, suburb, items_total })).body;
}

it('[GEN-05, GEN-06, APS-09] everyone can get the cost and arrival dates of postage for a postcode', async () => {
  expect(await estimate('2000')).toEqual({
    suburbs: [],
    quotes: [
      {
        shipping_type_id: expect.any(Number),
        shipping_name: 'Standard Post',
        amount: 10.6,
        is_pick_up: false,
        description: '3 to 5 business days',
        arrives_from: '2026-11-30',
        arrives_by: '2026-12-03',
      },
      expect.objectContaining({
        shipping_name: 'Express Post',
        amount: 14.1,
        arrives_from: '2026-11-27',
        arrives_by: '2026-12-01',
      }),
    ],
  });
});

it('[GEN-03, GEN-04, A10] where the suburb matters, it is requested, and only the right one gets free delivery', async () => {
  const names = async (suburb: string | null) => {
    const { suburbs, quotes } = await estimate('4680', suburb);
    expect(suburbs).toEqual(['Calliope', 'Gladstone']);
    return quotes.map(({ shipping_name }) => shipping_name);
  };
  expect(await names('Gladstone')).toEqual(['Local Delivery', 'Standard Post', 'Express Post']);
  expect(await names(' calliope ')).toContain('Local Delivery');
  for (const suburb of [null, '', 'Boyne Island'])
    expect(await names(suburb)).not.toContain('Local Delivery');
});

it.each([
  [200, 10.6],
  [200.01, 0],
])('[GEN-07] the postage of products for %d dollars costs %d (A09)', async (subtotal, amount) => {
  const { quotes } = await estimate('2000', null, subtotal);
  expect(quotes[0]?.amount).toBe(amount);
});

it('[APS-09] making and transit times follow the owner’s settings, and may be left open', async () => {
  await changeBusiness(world, 'min_making_days', 0);
  await changeBusiness(world, 'max_making_days', 0);
  const types = world.services.database.updateTable('shipping_types').where('name', '=', 'Express Post');
  await types.set({ min_transit_days: null }).execute();
  const { quotes } = await estimate('2000');
  expect(quotes.map(({ arrives_from, arrives_by }) => [arrives_from, arrives_by])).toEqual([
    ['2026-11-26', '2026-11-30'],
    [null, null],
  ]);
  await types.set({ min_transit_days: 2 }).execute();
  await changeBusiness(world, 'min_making_days', 2);
  await changeBusiness(world, 'max_making_days', 3);
});

it('a minimum making time stored above the maximum is taken for both', async () => {
  await changeBusiness(world, 'min_making_days', 6);
  const span = async () =>
    (await estimate('2000')).quotes.map(({ arrives_from, arrives_by }) => [arrives_from, arrives_by]);
  const above = await span();
  await changeBusiness(world, 'max_making_days', 6);
  expect(above).toEqual(await span());
  await changeBusiness(world, 'min_making_days', 2);
  await changeBusiness(world, 'max_making_days', 3);
});

it.each(['', '200', '20000', 'abcd', '٢٠٠٠'])('[GEN-02] "%s" is not a postcode', async (postcode) => {
  const { status, body } = await world.rest('shippingEstimate', { postcode, items_total: 36 });
  expect([status, body]).toMatchObject([
    422,
    { fields: { postcode: 'An Australian postcode has 4 digits' } },
  ]);
});

it('[SEC-02] too many requests from one address are refused', async () => {
  const [{ max }] = rateLimits.shippingEstimate;
  const url = '/api/v1/sell/shippingEstimate?postcode=2000&items_total=36';
  const remoteAddress = '203.0.113.77';
  const statuses: number[] = [];
  for (let count = 0; count <= max; count += 1)
    statuses.push((await world.app.inject({ url, remoteAddress })).statusCode);
  expect([statuses.slice(0, max).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
});
