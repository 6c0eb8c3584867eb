import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../generated/wire.ts';
import { sendFile, takeFiles } from '../../testkit/addon-file.ts';
import { offerEngraving, putOnSale } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { createShopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const HOUR_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Addons = { id: number; value: string[] }[];

async function add(product: TestProduct, qty = 1, addons: Addons = [], session?: string | null) {
  const { body } = await world.rest('cartAdd', { sku: product.skuId, qty, addons, session });
  const line = body.items.at(-1);
  if (!line || !body.sessionKey) throw new Error('nothing was added');
  return { session: body.sessionKey, line };
}
const remove = (id: number, session: string) => world.rest('cartRemove', { id, session });
const restore = (id: number, session: string | null, token?: string) =>
  world.rest('cartRestore', { id, session }, token === undefined ? {} : { token });
const passHours = (hours: number) =>
  (world.now.current = new Date(world.now.current.getTime() + hours * HOUR_MS));
const quantities = (cart: Cart) => cart.items.map(({ id, qty }) => [id, qty]);

it('[CRT-04] a removed line is restored with its id, engraving, quantity and position', async () => {
  const product = await putOnSale(world, { stock: 9 });
  const engraving = await offerEngraving(world, product);
  const { session, line } = await add(product, 3, [{ id: engraving, value: ['Ava'] }]);
  await add(await putOnSale(world), 1, [], session);
  await remove(line.id, session);
  const { status, body } = await restore(line.id, session);
  expect(status).toBe(200);
  expect(body.items[0]).toEqual({ ...line, can_purchase_qty: 9 });
  expect(body.item_count).toBe(4);
});

it('[CRT-04] restoring a line again, or one that is in the cart, changes nothing', async () => {
  const { session, line } = await add(await putOnSale(world), 2);
  await remove(line.id, session);
  for (const _time of [1, 2])
    expect(quantities((await restore(line.id, session)).body)).toEqual([[line.id, 2]]);
});

it('[CRT-04, A55] the uploaded file of a line is restored with it, however old it is', async () => {
  const product = await putOnSale(world);
  const logo = await takeFiles(world, product);
  const { body: file } = await sendFile(world, Buffer.from('%PDF-1.7\n'), { name: 'plan.pdf' });
  const { session, line } = await add(product, 1, [{ id: logo, value: [file.id] }], file.cart.sessionKey);
  passHours(48);
  await remove(line.id, session);
  passHours(23);
  await world.services.carts.sweep();
  await world.services.addonFiles.sweep();
  const { body } = await restore(line.id, session);
  expect(body.items[0]?.addons).toMatchObject([{ value: ['plan.pdf'], input: [file.id] }]);
  expect((await world.rest('cartAddonFile', { id: file.id, session })).status).toBe(200);
});

it('[CRT-12] a line is restored even if it is out of stock by then, and is marked', async () => {
  const product = await putOnSale(world, { stock: 3 });
  const { session, line } = await add(product, 3);
  await remove(line.id, session);
  await world.services.database
    .updateTable('skus')
    .set({ available: 1 })
    .where('id', '=', product.skuId)
    .execute();
  const { body } = await restore(line.id, session);
  expect(body).toMatchObject({
    all_in_stock: false,
    items: [{ id: line.id, qty: 3, can_purchase_qty: 1, in_stock: false }],
  });
});

it('[A56] restoring into an equal, newer line adds the quantity up to the stock', async () => {
  const product = await putOnSale(world, { stock: 4 });
  const { session, line } = await add(product, 3);
  await remove(line.id, session);
  const { line: another } = await add(product, 2, [], session);
  expect(quantities((await restore(line.id, session)).body)).toEqual([[another.id, 4]]);
});

it('[CRT-11] no other guest or user can restore it', async () => {
  const product = await putOnSale(world);
  const { session, line } = await add(product);
  await remove(line.id, session);
  const other = await add(product);
  const stranger = await createShopper(world);
  await stranger.add(product);
  const refusals = [
    await restore(line.id, other.session),
    await restore(line.id, null),
    await restore(line.id, session, stranger.token),
    await restore(2_000_000_000, session),
    await restore(-1, session),
  ];
  for (const { status, response } of refusals)
    expect([status, response.json()]).toMatchObject([404, { text_code: 'REMOVED_LINE_NOT_FOUND' }]);
  expect((await world.rest('cartGet', { session: other.session })).body.item_count).toBe(1);
  expect((await restore(line.id, session)).body.item_count).toBe(1);
});

it('[CRT-09] a line removed by a guest can be restored into the account’s cart', async () => {
  const { session, line } = await add(await putOnSale(world), 2);
  await remove(line.id, session);
  const { token } = await createShopper(world);
  await world.rest('cartMerge', { session }, { token });
  expect(quantities((await restore(line.id, null, token)).body)).toEqual([[line.id, 2]]);
});

it('restoring after a day, or after fifty later removals, is refused', async () => {
  const { session, line } = await add(await putOnSale(world));
  await remove(line.id, session);
  passHours(25);
  await world.services.carts.sweep();
  const { status, response } = await restore(line.id, session);
  expect([status, response.json()]).toMatchObject([
    404,
    { message: 'This was removed too long ago to be put back' },
  ]);

  const product = await putOnSale(world);
  const first = await add(product, 1, [], session);
  await remove(first.line.id, session);
  for (let time = 0; time < 50; time += 1) {
    passHours(0.001);
    await remove((await add(product, 1, [], session)).line.id, session);
  }
  expect((await restore(first.line.id, session)).status).toBe(404);
});
