import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeBusiness, offerEngraving, putOnSale } from '../../testkit/products.ts';
import { createShopper, endPayment } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const QUESTION = '{ sellWorkQueue { product item_count } }';
const queue = async () => (await world.graphql<{ sellWorkQueue: unknown }>(QUESTION)).sellWorkQueue;
const days = (count: number) => count * 24 * 60 * 60 * 1_000;

it('the work queue shows the name of the oldest paid product that is not posted, and the number of items waiting', async () => {
  expect(await queue()).toBeNull();
  const shopper = await createShopper(world);
  const coasters = await putOnSale(world, { name: 'Slate Coasters' });
  const text = await offerEngraving(world, coasters, {});
  await shopper.add(coasters, 2, [{ id: text, value: ['For Ada Byron'] }]);
  const first = await shopper.submit();
  expect(await queue()).toBeNull();
  await endPayment(world, first.payment, 'pay');
  expect(await queue()).toEqual({ product: 'Slate Coasters', item_count: 2 });
  const other = await createShopper(world);
  await other.add(await putOnSale(world, { name: 'Cork Trivet' }));
  await endPayment(world, (await other.submit()).payment, 'pay');
  expect(await queue()).toEqual({ product: 'Slate Coasters', item_count: 3 });

  await changeBusiness(world, 'show_bench', false);
  expect(await queue()).toBeNull();
  await changeBusiness(world, 'show_bench', true);

  const { database } = world.services;
  await database
    .updateTable('orders')
    .set({ status: 'dispatched' })
    .where('public_id', '=', first.order_id ?? '')
    .execute();
  expect(await queue()).toEqual({ product: 'Cork Trivet', item_count: 1 });
  world.now.current = new Date(world.now.current.getTime() + days(8));
  expect(await queue()).toBeNull();
});
