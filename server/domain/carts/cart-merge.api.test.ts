import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cart } from '../../generated/wire.ts';
import { offerEngraving, putOnSale } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { createShopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Addons = { id: number; value: string[] }[];

/** Creates a guest's cart with these products. */
async function guestWith(wanted: { product: TestProduct; qty: number; addons?: Addons }[]): Promise<string> {
  let session: string | null | undefined;
  for (const { product, qty, addons = [] } of wanted) {
    const added: { body: Cart } = await world.rest('cartAdd', { sku: product.skuId, qty, addons, session });
    session = added.body.sessionKey;
  }
  return session ?? '';
}

const linesOf = (cart: { items: { sku_id: number; qty: number; addons: { value: string[] }[] }[] }) =>
  cart.items.map((line) => [line.sku_id, line.qty, line.addons.flatMap((addon) => addon.value).join()]);

it('[CRT-09] quantities of the same SKU and texts are added up, other lines are appended, nothing is lost (A56)', async () => {
  const shopper = await createShopper(world);
  const box = await putOnSale(world);
  const tag = await putOnSale(world);
  const text = await offerEngraving(world, tag);
  const saying = (value: string) => [{ id: text, value: [value] }];
  await shopper.add(box, 2);
  await shopper.add(tag, 1, saying('Rex'));
  const session = await guestWith([
    { product: box, qty: 3 },
    { product: tag, qty: 1, addons: saying('Rex') },
    { product: tag, qty: 4, addons: saying('Bella') },
  ]);
  const { status, body } = await world.rest('cartMerge', { session }, { token: shopper.token });
  expect(status).toBe(200);
  expect(linesOf(body)).toEqual([
    [box.skuId, 5, ''],
    [tag.skuId, 2, 'Rex'],
    [tag.skuId, 4, 'Bella'],
  ]);
});

it('[APS-06] a second call with the same session changes nothing, and the guest’s cart no longer exists', async () => {
  const shopper = await createShopper(world);
  const session = await guestWith([{ product: await putOnSale(world), qty: 2 }]);
  const first = await world.rest('cartMerge', { session }, { token: shopper.token });
  const second = await world.rest('cartMerge', { session }, { token: shopper.token });
  expect(first.body.item_count).toBe(2);
  expect(second.body).toEqual(first.body);
  expect((await world.rest('cartGet', { session })).body).toMatchObject({
    sessionKey: null,
    item_count: 0,
  });
});

it('[APS-06] simultaneous merges in several tabs merge once', async () => {
  const shopper = await createShopper(world);
  const box = await putOnSale(world);
  const session = await guestWith([{ product: box, qty: 2 }]);
  const merges = [1, 2, 3].map(() => world.rest('cartMerge', { session }, { token: shopper.token }));
  expect((await Promise.all(merges)).map((merge) => merge.status)).toEqual([200, 200, 200]);
  const { body } = await world.rest('cartGet', {}, { token: shopper.token });
  expect(linesOf(body)).toEqual([[box.skuId, 2, '']]);
});

it('[CRT-09, CRT-11] when two users claim the cart of one browser at once, one gets it, nothing is lost, and the other sees none of it', async () => {
  const [ann, bob] = [await createShopper(world), await createShopper(world)];
  const [box, own] = [await putOnSale(world), await putOnSale(world)];
  await bob.add(own);
  await ann.add(own);
  const session = await guestWith([{ product: box, qty: 2 }]);
  const claim = (token: string) => world.rest('cartMerge', { session }, { token });
  const claims = await Promise.all([ann, bob, ann, bob].map(({ token }) => claim(token)));
  expect(claims.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const carts = await Promise.all(
    [ann, bob].map(async ({ token }) => linesOf((await world.rest('cartGet', {}, { token })).body)),
  );
  const mine = [own.skuId, 1, ''];
  expect(carts.toSorted((one, other) => one.length - other.length)).toEqual([
    [mine],
    [mine, [box.skuId, 2, '']],
  ]);
  const keys = new Set(claims.map(({ body }) => body.sessionKey));
  expect(keys.has(session)).toBe(false);
});

it('[CRT-11] a user who logs in where the cookie of a claimed cart was left sees only their own cart', async () => {
  const [ann, bob] = [await createShopper(world), await createShopper(world)];
  const session = await guestWith([{ product: await putOnSale(world), qty: 2 }]);
  await world.rest('cartMerge', { session }, { token: ann.token });
  const { body: anns } = await world.rest('cartGet', {}, { token: ann.token });
  for (const left of [session, anns.sessionKey ?? '']) {
    const headers = { cookie: `cart=${left}; XSRF-TOKEN=x`, 'x-xsrf-token': 'x' };
    const read = await world.rest('cartGet', {}, { token: bob.token, headers });
    const merged = await world.rest('cartMerge', { session: left }, { token: bob.token, headers });
    for (const { status, body } of [read, merged])
      expect([status, body.item_count, body.sessionKey]).not.toContain(left);
    expect([read.body.item_count, merged.body.item_count]).toEqual([0, 0]);
  }
  expect((await world.rest('cartGet', {}, { token: ann.token })).body.item_count).toBe(2);
});

it('[CRT-09] a merge is limited by the stock, over all lines of the SKU', async () => {
  const shopper = await createShopper(world);
  const box = await putOnSale(world, { stock: 5 });
  const text = await offerEngraving(world, box);
  await shopper.add(box, 3);
  const session = await guestWith([
    { product: box, qty: 4 },
    { product: box, qty: 1, addons: [{ id: text, value: ['Mum'] }] },
  ]);
  const { body } = await world.rest('cartMerge', { session }, { token: shopper.token });
  expect(linesOf(body)).toEqual([
    [box.skuId, 5, ''],
    [box.skuId, 1, 'Mum'],
  ]);
  expect(body.all_in_stock).toBe(false);
});

/** Fills a cart with up to the maximum number of lines, each with its own text. */
async function fill(session: string, count: number, text: string): Promise<void> {
  const { database } = world.services;
  const cart = await database
    .selectFrom('carts')
    .select('id')
    .where('session_key', '=', session)
    .executeTakeFirstOrThrow();
  const line = await database
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow();
  const { id: _id, ...values } = line;
  const lines = Array.from({ length: count }, (_, index) => ({ ...values, identity: `${text} ${index}` }));
  await database.insertInto('cart_lines').values(lines).execute();
}

it('[CRT-09] lines that do not fit into the user’s cart stay in the guest’s cart', async () => {
  const shopper = await createShopper(world);
  const [box, tag] = [await putOnSale(world), await putOnSale(world)];
  await shopper.add(box, 2);
  const own = await world.rest('cartGet', {}, { token: shopper.token });
  await fill(own.body.sessionKey ?? '', 97, 'own');
  const session = await guestWith([
    { product: tag, qty: 1 },
    { product: box, qty: 3 },
  ]);
  await fill(session, 3, 'guest');
  const merge = () => world.rest('cartMerge', { session }, { token: shopper.token });
  const { body } = await merge();
  expect(body.items).toHaveLength(100);
  expect(body.items.find(({ sku_id, qty }) => sku_id === box.skuId && qty === 5)).toBeDefined();
  expect(body.sessionKey).toBe(session);
  expect((await world.rest('cartGet', { session })).body.items).toHaveLength(2);
  for (const { id } of body.items.slice(0, 2))
    await world.rest('cartRemove', { id }, { token: shopper.token });
  const rest = await merge();
  expect(rest.body.items).toHaveLength(100);
  expect(rest.body.sessionKey).not.toBe(session);
  expect((await world.rest('cartGet', { session })).body.items).toHaveLength(0);
});

it('[CRT-09] before the merge, a user’s response keeps the guest’s session key, so that the cart is not lost', async () => {
  const shopper = await createShopper(world);
  const box = await putOnSale(world);
  await shopper.add(box);
  const session = await guestWith([{ product: box, qty: 1 }]);
  const { body } = await world.rest('cartGet', { session }, { token: shopper.token });
  expect(body).toMatchObject({ sessionKey: session, item_count: 1 });
  const merged = await world.rest('cartMerge', { session }, { token: shopper.token });
  expect(merged.body.item_count).toBe(2);
  expect(merged.body.sessionKey).not.toBe(session);
});

it('[CRT-10] after logout the old session gets an empty guest cart', async () => {
  const shopper = await createShopper(world);
  const session = await guestWith([{ product: await putOnSale(world), qty: 1 }]);
  const merged = await world.rest('cartMerge', { session }, { token: shopper.token });
  await world.rest('userLogout', {}, { token: shopper.token });
  const { body } = await world.rest('cartGet', { session: merged.body.sessionKey });
  expect(body).toMatchObject({ sessionKey: null, item_count: 0 });
});

it('[APS-06] a merge requires a login, and an unknown session merges nothing', async () => {
  expect((await world.rest('cartMerge', { session: 'x' })).status).toBe(401);
  const shopper = await createShopper(world);
  const { status, body } = await world.rest('cartMerge', { session: 'x' }, { token: shopper.token });
  expect([status, body.item_count]).toEqual([200, 0]);
});
