import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile, takeFiles } from '../../testkit/addon-file.ts';
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

async function add(product: TestProduct, qty = 1, addons: Addons = [], session?: string | null) {
  const { body } = await world.rest('cartAdd', { sku: product.skuId, qty, addons, session });
  const line = body.items.at(-1);
  if (!line || !body.sessionKey) throw new Error('nothing was added');
  return { session: body.sessionKey, line };
}

interface Wanted {
  qty?: number;
  addons?: Addons;
  session: string | null;
  token?: string;
}
const edit = (id: number, product: TestProduct, { qty = 1, addons = [], session, token }: Wanted) =>
  world.rest(
    'cartEdit',
    { id, sku: product.skuId, qty, addons, session },
    token === undefined ? {} : { token },
  );
const linesOf = async (session: string) => (await world.rest('cartGet', { session })).body.items;

it('[CRT-01] a line is changed in place to another SKU, with other add-ons and quantity', async () => {
  const [round, square] = [await putOnSale(world), await putOnSale(world, { priceCents: 3000 })];
  const engraving = await offerEngraving(world, square, { priceCents: 100 });
  const { session, line } = await add(round, 2);
  await add(await putOnSale(world), 1, [], session);
  const { status, body } = await edit(line.id, square, {
    qty: 3,
    addons: [{ id: engraving, value: ['Oliver'] }],
    session,
  });
  expect(status).toBe(200);
  expect(body.items).toHaveLength(2);
  expect(body.items[0]).toMatchObject({
    id: line.id,
    sku_id: square.skuId,
    url: square.slug,
    sku: { code: square.code },
    qty: 3,
    price: 31,
    subtotal: 93,
    addons: [{ value: ['Oliver'], input: ['Oliver'] }],
  });
});

it('[A06] repeating the same edit changes nothing', async () => {
  const product = await putOnSale(world);
  const { session, line } = await add(product);
  for (const _time of [1, 2]) {
    const { body } = await edit(line.id, product, { qty: 4, session });
    expect(body.items.map(({ id, qty }) => [id, qty])).toEqual([[line.id, 4]]);
  }
});

it('[A56] a line that becomes equal to another one is merged with it', async () => {
  const product = await putOnSale(world, { stock: 9 });
  const engraving = await offerEngraving(world, product);
  const text = (value: string) => [{ id: engraving, value: [value] }];
  const { session, line } = await add(product, 1, text('Olivr'));
  await add(product, 2, text('Oliver'), session);
  const { body } = await edit(line.id, product, { qty: 1, addons: text('Oliver'), session });
  expect(body.items.map(({ id, qty }) => [id, qty])).toEqual([[line.id, 3]]);
});

describe('an edit refuses', () => {
  it('[A56] a quantity beyond the stock, not counting the line itself, and nothing is lost', async () => {
    const product = await putOnSale(world, { stock: 3 });
    const engraving = await offerEngraving(world, product);
    const { session, line } = await add(product, 2);
    await add(product, 1, [{ id: engraving, value: ['Mum'] }], session);
    const { status, response } = await edit(line.id, product, { qty: 3, session });
    expect([status, response.json()]).toMatchObject([
      422,
      { fields: { qty: 'Sorry, only 3 can be bought, and 1 is in your cart already' } },
    ]);
    expect((await linesOf(session)).map(({ qty }) => qty)).toEqual([2, 1]);
    expect((await edit(line.id, product, { qty: 2, session })).status).toBe(200);
  });

  it('[ATC-07] invalid add-ons, SKU and quantity, each at its field, as when adding', async () => {
    const product = await putOnSale(world);
    const engraving = await offerEngraving(world, product, { required: true, maxLength: 5 });
    const good = [{ id: engraving, value: ['Ava'] }];
    const { session, line } = await add(product, 1, good);
    const refusedAt = async (wanted: { sku?: number; qty?: number; addons?: Addons }) => {
      const { status, response } = await world.rest('cartEdit', {
        id: line.id,
        sku: product.skuId,
        qty: 1,
        addons: good,
        session,
        ...wanted,
      });
      return [status, Object.keys(response.json().fields ?? {})];
    };
    expect(await refusedAt({ sku: 0 })).toEqual([422, ['sku']]);
    expect(await refusedAt({ sku: 2_000_000_000 })).toEqual([422, ['sku']]);
    expect(await refusedAt({ qty: 0 })).toEqual([422, ['qty']]);
    expect(await refusedAt({ qty: 1.5 })).toEqual([400, ['qty']]);
    expect(await refusedAt({ addons: [] })).toEqual([422, [`addons.${engraving}`]]);
    expect(await refusedAt({ addons: [{ id: engraving, value: ['Oliver'] }] })).toEqual([
      422,
      [`addons.${engraving}`],
    ]);
    expect(await linesOf(session)).toMatchObject([{ id: line.id, addons: [{ value: ['Ava'] }] }]);
  });

  it('[CRT-11] a line of another guest or user, or an unknown line', async () => {
    const product = await putOnSale(world);
    const own = await add(product);
    const other = await add(product);
    const stranger = await createShopper(world);
    const refusals = [
      await edit(own.line.id, product, { qty: 5, session: other.session }),
      await edit(own.line.id, product, { qty: 5, session: null }),
      await edit(own.line.id, product, { qty: 5, session: own.session, token: stranger.token }),
      await edit(2_000_000_000, product, { session: own.session }),
      await edit(-1, product, { session: own.session }),
    ];
    for (const { status, response } of refusals)
      expect([status, response.json()]).toMatchObject([404, { text_code: 'CART_LINE_NOT_FOUND' }]);
    expect(await linesOf(own.session)).toMatchObject([{ qty: 1 }]);
  });

  it('a line that was removed meanwhile, with a message', async () => {
    const product = await putOnSale(world);
    const { session, line } = await add(product);
    await world.rest('cartRemove', { id: line.id, session });
    const { status, response } = await edit(line.id, product, { session });
    expect([status, response.json()]).toMatchObject([404, { message: 'This is not in your cart any more' }]);
    expect(await linesOf(session)).toEqual([]);
  });
});

it('two simultaneous edits both succeed, and the line is as one of them requested', async () => {
  const product = await putOnSale(world);
  const engraving = await offerEngraving(world, product);
  const { session, line } = await add(product);
  const wanted = ['Ava', 'Eva'].map((text, at) => ({
    qty: at + 1,
    addons: [{ id: engraving, value: [text] }],
    session,
  }));
  const responses = await Promise.all(wanted.map((each) => edit(line.id, product, each)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const lines = await linesOf(session);
  expect(lines).toHaveLength(1);
  expect(wanted.map(({ qty, addons }) => [qty, addons[0]?.value])).toContainEqual([
    lines[0]?.qty,
    lines[0]?.addons[0]?.value,
  ]);
});

it('[A55] a file that an edit removes is deleted, one that remains is kept', async () => {
  const product = await putOnSale(world);
  const logo = await takeFiles(world, product);
  const { body: file } = await sendFile(world, Buffer.from('%PDF-1.7\n'), { name: 'plan.pdf' });
  const addons = [{ id: logo, value: [file.id] }];
  const { session, line } = await add(product, 1, addons, file.cart.sessionKey);
  const opened = async () => (await world.rest('cartAddonFile', { id: file.id, session })).status;
  await edit(line.id, product, { qty: 2, addons, session });
  expect(await opened()).toBe(200);
  await edit(line.id, product, { qty: 2, session });
  expect(await opened()).toBe(404);
});
