import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerEngraving, putOnSale } from '../../testkit/products.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const HOUR_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A guest whose cart holds another product, and the product that they add. */
async function createGuest({ stock = 9 } = {}) {
  const { skuId: sku } = await putOnSale(world, { stock });
  const other = await putOnSale(world);
  const first = await world.rest('cartAdd', { sku: other.skuId, qty: 1, addons: [] });
  const session = first.body.sessionKey;
  const add = async (idempotency_key: string | null, qty = 1) => {
    const { status, body } = await world.rest('cartAdd', {
      sku,
      qty,
      addons: [],
      session,
      idempotency_key,
    });
    return { status, qty: body.items?.find((item) => item.sku_id === sku)?.qty };
  };
  return { add };
}

it('a repeated request adds nothing, even if no stock is left', async () => {
  const { add } = await createGuest({ stock: 2 });
  for (const _time of [1, 2]) expect(await add('press-1', 2)).toEqual({ status: 200, qty: 2 });
});

it('of simultaneous requests with the same key only one adds', async () => {
  const { add } = await createGuest();
  const results = await Promise.all([add('press-1'), add('press-1'), add('press-1')]);
  expect(results).toEqual(Array.from({ length: 3 }, () => ({ status: 200, qty: 1 })));
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

it('a repeated edit changes nothing: what an equal line gave to the edited one stays', async () => {
  const product = await putOnSale(world);
  const engraving = await offerEngraving(world, product, {});
  const withText = (text: string) => ({ sku: product.skuId, addons: [{ id: engraving, value: [text] }] });
  const { body: one } = await world.rest('cartAdd', { ...withText('X'), qty: 2 });
  const session = one.sessionKey;
  const { body: two } = await world.rest('cartAdd', { ...withText('Y'), qty: 3, session });
  const id = two.items.at(-1)?.id ?? 0;
  const save = async (idempotency_key: string | null, qty = 3) => {
    const { body } = await world.rest('cartEdit', { id, ...withText('X'), qty, session, idempotency_key });
    return body.items?.map((item) => [item.id, item.qty]);
  };
  const together = await Promise.all([save('press-1'), save('press-1')]);
  expect([...together, await save('press-1')]).toEqual(Array.from({ length: 3 }, () => [[id, 5]]));
  expect(await save('press-2', 4)).toEqual([[id, 4]]);
  expect(await save(null, 1)).toEqual([[id, 1]]);
});

it('an edit that was refused may be repeated with its key', async () => {
  const { skuId: sku } = await putOnSale(world, { stock: 3 });
  const { body } = await world.rest('cartAdd', { sku, qty: 1, addons: [] });
  const save = (qty: number) => {
    const line = { id: body.items[0]?.id ?? 0, sku, qty, addons: [] };
    return world.rest('cartEdit', { ...line, session: body.sessionKey, idempotency_key: 'press-1' });
  };
  expect((await save(4)).status).toBe(422);
  expect((await save(3)).body.items).toMatchObject([{ qty: 3 }]);
});
