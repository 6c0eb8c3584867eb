import { afterAll, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../../testkit/goods.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const HOUR_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A guest whose cart holds one other thing, and the goods that they add. */
async function createGuest({ stock = 9 } = {}) {
  const { skuId: sku } = await putOnSale(world, { stock });
  const other = await putOnSale(world);
  const first = await world.rest('cartAdd', { sku: other.skuId, qty: 1, addons: [] });
  const session = first.answer.sessionKey;
  const add = async (idempotency_key: string | null, qty = 1) => {
    const { status, answer } = await world.rest('cartAdd', {
      sku,
      qty,
      addons: [],
      session,
      idempotency_key,
    });
    return { status, qty: answer.items?.find((item) => item.sku_id === sku)?.qty };
  };
  return { add };
}

it('a repeated request adds nothing, even if no stock is left', async () => {
  const { add } = await createGuest({ stock: 2 });
  for (const _time of [1, 2]) expect(await add('press-1', 2)).toEqual({ status: 200, qty: 2 });
});

it('of simultaneous requests with the same key only one adds', async () => {
  const { add } = await createGuest();
  const answers = await Promise.all([add('press-1'), add('press-1'), add('press-1')]);
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ status: 200, qty: 1 })));
});

it('requests with another key, an empty key or no key add more', async () => {
  const { add } = await createGuest();
  for (const key of ['press-1', 'press-2', null, null, '', '']) await add(key);
  expect(await add('press-1')).toEqual({ status: 200, qty: 6 });
});

it('a refused request can be repeated with the same key', async () => {
  const { add } = await createGuest({ stock: 3 });
  expect((await add('press-1', 4)).status).toBe(422);
  expect(await add('press-1', 3)).toEqual({ status: 200, qty: 3 });
});

it('the same key is independent in another cart', async () => {
  const [one, other] = [await createGuest(), await createGuest()];
  await one.add('press-1');
  expect(await other.add('press-1')).toEqual({ status: 200, qty: 1 });
});

it('a key is remembered for a day', async () => {
  const { add } = await createGuest();
  const passHours = async (hours: number) => {
    world.now.current = new Date(world.now.current.getTime() + hours * HOUR_MS);
    await world.services.carts.sweep();
  };
  await add('press-1');
  await passHours(23);
  expect((await add('press-1')).qty).toBe(1);
  await passHours(2);
  expect((await add('press-1')).qty).toBe(2);
});
