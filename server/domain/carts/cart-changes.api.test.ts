import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../../generated/wire.ts';
import { writeContent } from '../../db/content-version.ts';
import { offerEngraving, offerLetterings, putOnSale } from '../../testkit/products.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Creates a guest's cart with one line. */
async function cartWith(sku: number, qty = 1) {
  const { body } = await world.rest('cartAdd', { sku, qty, addons: [] });
  const line = body.items[0];
  if (!line || !body.sessionKey) throw new Error('nothing was added');
  return { session: body.sessionKey, line };
}

const refusalOf = (body: string) => JSON.parse(body) as { message: string; fields: Record<string, string> };

describe('adding to a cart', () => {
  it('[ATC-04, APS-03] sku, qty, add-ons and session create a line, and the response is the cart', async () => {
    const product = await putOnSale(world, { name: 'Slate Coaster', priceCents: 1990, stock: 5 });
    const engraving = await offerEngraving(world, product, { priceCents: 250 });
    const { status, body } = await world.rest('cartAdd', {
      sku: product.skuId,
      qty: 2,
      addons: [{ id: engraving, value: ['Mum', 'Dad'] }],
      session: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ item_count: 2, subtotal: 49.8, all_in_stock: true });
    expect(body.sessionKey).toMatch(/^[\w-]{22}$/);
    expect(body.items).toMatchObject([
      {
        url: product.slug,
        name: 'Slate Coaster',
        product_name: 'Slate Coaster',
        sku_id: product.skuId,
        sku: { code: product.code },
        addons: [{ id: engraving, name: 'Engraving', value: ['Mum', 'Dad'] }],
        qty: 2,
        price: 24.9,
        image: null,
        img: null,
        subtotal: 49.8,
        can_purchase_qty: 5,
        in_stock: true,
      },
    ]);
  });

  it('[ATC-04] the session selects the cart that is changed, and no other cart changes', async () => {
    const [coaster, lamp] = [await putOnSale(world), await putOnSale(world)];
    const { session } = await cartWith(coaster.skuId);
    const { body } = await world.rest('cartAdd', { sku: lamp.skuId, qty: 3, addons: [], session });
    expect(body.sessionKey).toBe(session);
    expect(body.items.map((line) => [line.sku_id, line.qty])).toEqual([
      [coaster.skuId, 1],
      [lamp.skuId, 3],
    ]);
    const stranger = await cartWith(lamp.skuId);
    expect(stranger.session).not.toBe(session);
    expect((await world.rest('cartGet', { session })).body.item_count).toBe(4);
  });

  it('[APS-08] a line has the picture of its SKU in three formats with a placeholder', async () => {
    const product = await putOnSale(world, { photoHash: 'seed:products/pine-phone-stand/pine' });
    const { sellProduct } = await world.graphql<{ sellProduct: { image: { url: string } } }>(
      '{ sellProduct(url: "pine-phone-stand") { image { url } } }',
    );
    const { line } = await cartWith(product.skuId);
    expect(line.image).toBe(line.img?.url);
    expect(line.img).toMatchObject({ aspect: '4x3', width: 300, height: 225 });
    expect(line.img?.url).toBe(sellProduct.image.url);
    expect(line.img?.webp_url).toMatch(/\.webp$/);
    expect(line.img?.placeholder).toMatch(/^data:/);
  });

  it('[CRT-09] quantities of the same SKU and texts are added up; other texts make a separate line (A56)', async () => {
    const product = await putOnSale(world);
    const engraving = await offerEngraving(world, product);
    let session: string | null | undefined;
    for (const text of ['Mum', ' Mum ', 'Dad']) {
      const addons = [{ id: engraving, value: [text] }];
      const added: { body: Cart } = await world.rest('cartAdd', {
        sku: product.skuId,
        qty: 1,
        addons,
        session,
      });
      session = added.body.sessionKey;
    }
    const { body } = await world.rest('cartGet', { session });
    expect(body.items.map((line) => [line.addons[0]?.value, line.qty])).toEqual([
      [['Mum'], 2],
      [['Dad'], 1],
    ]);
  });
});

describe('refusals', () => {
  it.each([
    [0, 1, 'sku', 'Select options'],
    [2_000_000_000, 1, 'sku', 'Sorry, this is not for sale any more'],
    [9_000_000_000_000, 1, 'sku', 'Sorry, this is not for sale any more'],
    [-1, 1, 'sku', 'Sorry, this is not for sale any more'],
  ])('[ATC-07] SKU %i gets a message at its field', async (sku, qty, field, message) => {
    const { status, response } = await world.rest('cartAdd', { sku, qty, addons: [] });
    expect(status).toBe(422);
    expect(refusalOf(response.body)).toMatchObject({ message, fields: { [field]: message } });
  });

  it.each([
    [0, 422, 'Please choose at least 1'],
    [-1, 422, 'Please choose at least 1'],
    [1.5, 400, 'This must be a whole number'],
    [1_000_000_000, 422, 'Sorry, only 3 can be bought'],
    [4, 422, 'Sorry, only 3 can be bought'],
  ])('[ATC-07] a quantity of %d with a stock of 3 gets a message at qty', async (qty, expected, message) => {
    const product = await putOnSale(world, { stock: 3 });
    const { status, response } = await world.rest('cartAdd', { sku: product.skuId, qty, addons: [] });
    expect(status).toBe(expected);
    expect(refusalOf(response.body).fields).toEqual({ qty: message });
  });

  it('[ATC-07] a product that is quoted by e-mail cannot be added', async () => {
    const product = await putOnSale(world, { priceCents: null });
    const { status, response } = await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: [] });
    expect(status).toBe(422);
    expect(refusalOf(response.body).fields['sku']).toContain('quoted by e-mail');
  });

  it.each([
    ['a missing text', [], 'Please fill this in'],
    ['too many texts', ['a', 'b', 'c'], 'Please give at most 2 values'],
    ['a text that is too long', ['x'.repeat(21)], /20/],
  ])('[ATC-07] %s is refused at its add-on', async (_what, value, message) => {
    const product = await putOnSale(world);
    const id = await offerEngraving(world, product, { required: true, maxLength: 20, maxQty: 2 });
    const { status, response } = await world.rest('cartAdd', {
      sku: product.skuId,
      qty: 1,
      addons: [{ id, value }],
    });
    expect(status).toBe(422);
    const { fields } = refusalOf(response.body);
    expect(Object.keys(fields)).toEqual([`addons.${id}`]);
    expect(fields[`addons.${id}`]).toMatch(message);
  });

  it('[ATC-07] a text that the chosen lettering cannot write is refused with a code, and accepted in another one', async () => {
    const product = await putOnSale(world);
    const text = await offerEngraving(world, product);
    const { id, options } = await offerLetterings(world, product, {
      Stencil: 'U+20-7E',
      Serif: 'U+20-7E, U+A0-17F',
    });
    const add = (lettering: string, value: string) =>
      world.rest('cartAdd', {
        sku: product.skuId,
        qty: 1,
        addons: [
          { id: text, value: [value] },
          { id, value: [String(options.get(lettering))] },
        ],
      });
    const { status, response } = await add('Stencil', 'Zoë');
    const told = JSON.parse(response.body) as { field_refusals: Record<string, unknown> };
    expect(status).toBe(422);
    expect(told.field_refusals).toEqual({
      [`addons.${text}`]: {
        text_code: 'LETTERING_LACKS',
        params: { lettering: 'Stencil', characters: 'ë' },
        details: [{ text_code: 'LETTERING_OTHERS_HAVE', params: { letterings: ['Serif'] }, details: [] }],
      },
    });
    expect((await add('Serif', 'Zoë')).status).toBe(200);
    expect((await add('Serif', '🐨')).status).toBe(422);
  });

  it('[CRT-12] a line whose text the lettering no longer supports is marked, and cannot be ordered', async () => {
    const product = await putOnSale(world);
    const text = await offerEngraving(world, product);
    const { id, options } = await offerLetterings(world, product, { Serif: 'U+20-7E, U+A0-17F' });
    const { body: added } = await world.rest('cartAdd', {
      sku: product.skuId,
      qty: 1,
      addons: [
        { id: text, value: ['Zoë'] },
        { id, value: [String(options.get('Serif'))] },
      ],
    });
    await writeContent(world.services.database, async (trx) => {
      await trx
        .updateTable('addon_options')
        .set({ characters: 'U+20-7E' })
        .where('addon_id', '=', id)
        .execute();
    });
    const { body } = await world.rest('cartGet', { session: added.sessionKey });
    expect(body).toMatchObject({
      all_in_stock: false,
      items: [{ in_stock: false, refusal: { text_code: 'LINE_UNMAKEABLE' } }],
    });
    expect(body.items[0]?.message).toContain('Serif has no ë');
    expect(body.items[0]?.can_purchase_qty).toBeGreaterThan(0);
  });

  it('[ATC-07] the quantity in the cart, over all lines of the SKU, counts, and a refusal keeps the cart', async () => {
    const product = await putOnSale(world, { stock: 3 });
    const engraving = await offerEngraving(world, product);
    const { session } = await cartWith(product.skuId, 2);
    const addons = [{ id: engraving, value: ['Mum'] }];
    const { status, response } = await world.rest('cartAdd', { sku: product.skuId, qty: 2, addons, session });
    expect(status).toBe(422);
    expect(refusalOf(response.body).fields['qty']).toBe(
      'Sorry, only 3 can be bought, and 2 are in your cart already',
    );
    const { body } = await world.rest('cartGet', { session });
    expect(body).toMatchObject({ item_count: 2, items: [{ qty: 2 }] });
  });

  it('[ATC-07] the limit and the quantity in the message both count all lines of the SKU', async () => {
    const product = await putOnSale(world, { stock: 22 });
    const engraving = await offerEngraving(world, product);
    const { session } = await cartWith(product.skuId, 3);
    const engraved = [{ id: engraving, value: ['Mum'] }];
    await world.rest('cartAdd', { sku: product.skuId, qty: 1, addons: engraved, session });
    const { response } = await world.rest('cartAdd', { sku: product.skuId, qty: 19, addons: [], session });
    expect(refusalOf(response.body).fields['qty']).toBe(
      'Sorry, only 22 can be bought, and 4 are in your cart already',
    );
    expect((await world.rest('cartAdd', { sku: product.skuId, qty: 18, addons: [], session })).status).toBe(
      200,
    );
  });

  it('[APS-03, APS-11] cartAdd, cartEdit and searchsku accept a single add-on value as a list of one (A54)', async () => {
    const product = await putOnSale(world);
    const engraving = await offerEngraving(world, product);
    const post = (url: string, payload: object) =>
      world.app.inject({ method: 'POST', url: `/api/v1/sell/cart/${url}`, payload });
    const single = (value: unknown) => [{ id: engraving, value }];
    const added = await post('cartAdd', { sku: product.skuId, qty: 1, addons: single('Mum') });
    const { sessionKey: session, items } = added.json<Cart>();
    expect(items).toMatchObject([{ addons: [{ id: engraving, value: ['Mum'] }] }]);
    const line = { id: items[0]?.id, sku: product.skuId, qty: 2, session };
    const edited = await post('cartEdit', { ...line, addons: single('Dad') });
    expect(edited.json<Cart>().items).toMatchObject([{ qty: 2, addons: [{ value: ['Dad'] }] }]);
    const question = { product: product.productId, variations: [], addons: single('Nan') };
    expect((await post('searchsku', question)).json()).toMatchObject({ sku: product.skuId });
    const refused = await post('cartAdd', { sku: product.skuId, qty: 1, addons: single({ text: 'Mum' }) });
    expect(refusalOf(refused.body).fields).toEqual({ 'addons.0.value': 'This must be a list' });
    const noObject = await post('cartAdd', { sku: product.skuId, qty: 1, addons: ['Mum'] });
    expect(refusalOf(noObject.body).fields).toEqual({ 'addons.0': 'This must be an object' });
  });

  it('[ATC-07] a refused first addition creates no cart', async () => {
    const count = () =>
      world.services.database
        .selectFrom('carts')
        .select((row) => row.fn.countAll<number>().as('carts'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await world.rest('cartAdd', { sku: 0, qty: 1, addons: [] });
    await world.rest('cartGet', {});
    expect(await count()).toEqual(before);
  });
});

describe('changing a line', () => {
  it('[APS-05] the quantity is absolute, so that repeating the call changes nothing (A06)', async () => {
    const { session, line } = await cartWith((await putOnSale(world)).skuId);
    for (const _time of [1, 2]) {
      const { body } = await world.rest('cartUpdate', { id: line.id, qty: 4, session });
      expect(body.items[0]?.qty).toBe(4);
    }
  });

  it.each([0, -1, 100])(
    '[APS-05] a quantity of %i of a made-to-order product is refused, and the line is kept',
    async (qty) => {
      const { session, line } = await cartWith((await putOnSale(world)).skuId, 2);
      const { status, response } = await world.rest('cartUpdate', { id: line.id, qty, session });
      expect(status).toBe(422);
      expect(refusalOf(response.body).fields['qty']).toBeTruthy();
      expect((await world.rest('cartGet', { session })).body.items[0]?.qty).toBe(2);
    },
  );

  it('[CRT-03] a line whose stock has fallen below its quantity is marked and can be reduced step by step', async () => {
    const product = await putOnSale(world, { stock: 5 });
    const { session, line } = await cartWith(product.skuId, 5);
    await world.services.database
      .updateTable('skus')
      .set({ available: 3 })
      .where('id', '=', product.skuId)
      .execute();
    const before = (await world.rest('cartGet', { session })).body;
    expect(before).toMatchObject({ all_in_stock: false, items: [{ can_purchase_qty: 3, in_stock: false }] });
    expect((await world.rest('cartUpdate', { id: line.id, qty: 6, session })).status).toBe(422);
    expect((await world.rest('cartUpdate', { id: line.id, qty: 4, session })).status).toBe(200);
    const { body } = await world.rest('cartUpdate', { id: line.id, qty: 3, session });
    expect(body).toMatchObject({ all_in_stock: true, items: [{ qty: 3, in_stock: true }] });
  });

  it('[APS-04] a line is removed, and removing it again is not an error', async () => {
    const { session, line } = await cartWith((await putOnSale(world)).skuId);
    for (const _time of [1, 2]) {
      const { status, body } = await world.rest('cartRemove', { id: line.id, session });
      expect(status).toBe(200);
      expect(body).toMatchObject({ item_count: 0, items: [], sessionKey: session, total_amount: 0 });
    }
  });

  it('[APS-05] a line that is not in this cart is not found, even if it is in another cart', async () => {
    const other = await cartWith((await putOnSale(world)).skuId);
    const { session } = await cartWith((await putOnSale(world)).skuId);
    expect((await world.rest('cartUpdate', { id: other.line.id, qty: 3, session })).status).toBe(404);
    await world.rest('cartRemove', { id: other.line.id, session });
    const { body } = await world.rest('cartGet', { session: other.session });
    expect(body.items).toMatchObject([{ id: other.line.id, qty: 1 }]);
  });
});
