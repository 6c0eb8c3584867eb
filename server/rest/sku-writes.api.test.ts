import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAdministrator } from '../testkit/administrator.ts';
import type { Administrator } from '../testkit/administrator.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let admin: Administrator;
beforeAll(async () => {
  world = await createWorld();
  admin = await logInAdministrator(world);
});
afterAll(() => world.close());

let made = 0;
const makeProduct = () => admin.make('product', { name: 'Stool', slug: `stool-${(made += 1)}` });

async function makeVariation(product: number, name: string, options: string[]) {
  const variation = await admin.make('variation', { product, name });
  const ids = [];
  for (const option of options) ids.push(await admin.make('variationOption', { variation, name: option }));
  return { variation, options: ids };
}

/** Creates a product in sizes S and L, of oak and ash. */
async function makeStool() {
  const product = await makeProduct();
  const { variation: size, options: sizes } = await makeVariation(product, 'Size', ['S', 'L']);
  const { variation: wood, options: woods } = await makeVariation(product, 'Wood', ['Oak', 'Ash']);
  const [small = 0, large = 0] = sizes;
  const [oak = 0, ash = 0] = woods;
  return { product, size, wood, small, large, oak, ash };
}

const skuOf = (product: number, options: number[]) => ({
  data: { product, code: `ST-${(made += 1)}`, price: 80, options },
});
const createSku = (product: number, options: number[]) =>
  admin.write('sku', 'create', skuOf(product, options));
const makeSku = (product: number, options: number[]) => admin.make('sku', skuOf(product, options).data);

const refusalOf = ({ status, body }: Awaited<ReturnType<Administrator['write']>>) => [status, body['fields']];
const NOT_VALID = [422, { options: 'This is not valid' }];
const TAKEN = [422, { options: 'There is another one with this already' }];

async function searchSku(product: number, chosen: Record<string, string>) {
  const variations = Object.entries(chosen).map(([name, value]) => ({ name, value: [value] }));
  return (await world.rest('cartSearchSku', { product, variations, addons: [] })).body;
}

describe('the options of a SKU', () => {
  it('[APC-02] are exactly one of each variation of its own product', async () => {
    const stool = await makeStool();
    const other = await makeStool();
    const { product, small, large, oak } = stool;
    for (const options of [[], [large], [small, large], [small, large, oak], [large, other.oak]])
      expect(refusalOf(await createSku(product, options)), `${options.length} options`).toEqual(NOT_VALID);
    const sku = await makeSku(product, [large, oak]);
    const fewer = await admin.write('sku', 'update', { id: sku, data: { options: [large] } });
    expect(refusalOf(fewer)).toEqual(NOT_VALID);
    const moved = await admin.write('sku', 'update', { id: sku, data: { product: other.product } });
    expect(refusalOf(moved)).toEqual(NOT_VALID);
    expect(await searchSku(product, { Size: 'L', Wood: 'Oak' })).toMatchObject({ sku, price_each: 80 });
  });

  it('[APC-02] are not those of another SKU on sale', async () => {
    const { product, large, oak, ash } = await makeStool();
    const first = await makeSku(product, [large, oak]);
    expect(refusalOf(await createSku(product, [oak, large]))).toEqual(TAKEN);
    const second = await makeSku(product, [large, ash]);
    const same = await admin.write('sku', 'update', { id: second, data: { options: [large, oak] } });
    expect(refusalOf(same)).toEqual(TAKEN);
    await admin.write('sku', 'disable', { id: first });
    await makeSku(product, [large, oak]);
    expect(refusalOf(await admin.write('sku', 'enable', { id: first }))).toEqual(TAKEN);
    const plain = await makeProduct();
    await makeSku(plain, []);
    expect(refusalOf(await createSku(plain, []))).toEqual(TAKEN);
  });

  it('[APC-02] can be completed after a variation was added, until when the SKU is not found', async () => {
    const { product, large, oak } = await makeStool();
    const sku = await makeSku(product, [large, oak]);
    const { options } = await makeVariation(product, 'Legs', ['Three', 'Four']);
    const chosen = { Size: 'L', Wood: 'Oak', Legs: 'Three' };
    expect(await searchSku(product, chosen)).toMatchObject({ sku: 0, reason: 'unavailable' });
    const dearer = await admin.write('sku', 'update', { id: sku, data: { price: 90 } });
    expect(dearer.status).toBe(200);
    const data = { options: [large, oak, options[0]] };
    expect((await admin.write('sku', 'update', { id: sku, data })).status).toBe(200);
    expect(await searchSku(product, chosen)).toMatchObject({ sku, price_each: 90 });
    expect(await searchSku(product, { ...chosen, Legs: 'Four' })).toMatchObject({ reason: 'unavailable' });
  });
});

describe('a part of a product', () => {
  it('[APC-02] keeps its owner while a SKU uses it', async () => {
    const { product, size, wood, large, oak, ash } = await makeStool();
    const another = await makeProduct();
    const photo = await admin.make('productPhoto', { product, name: 'Oak', photo: 'places/bench' });
    const sku = await makeSku(product, [large, oak]);
    await admin.write('sku', 'update', { id: sku, data: { sku_photo_id: photo } });
    const move = async (model: string, id: number, data: Record<string, number>) =>
      refusalOf(await admin.write(model, 'update', { id, data }));
    const fixed = 'This cannot be changed here';
    expect(await move('variation', wood, { product: another })).toEqual([422, { product: fixed }]);
    expect(await move('variationOption', oak, { variation: size })).toEqual([422, { variation: fixed }]);
    expect(await move('productPhoto', photo, { product: another })).toEqual([422, { product: fixed }]);
    expect(await move('variation', wood, { product })).toEqual([200, undefined]);
    expect(await move('variationOption', ash, { variation: size })).toEqual([200, undefined]);
  });

  it('[APC-02] cannot be an add-on whose minimum quantity exceeds its maximum', async () => {
    const addon = await admin.make('addon', { code: 'felt-pads', name: 'Felt pads', type: 'dropdown' });
    const id = await admin.make('productAddon', {
      product: await makeProduct(),
      addon,
      min_qty: 1,
      max_qty: 4,
    });
    const limit = async (data: Record<string, number>) =>
      refusalOf(await admin.write('productAddon', 'update', { id, data }));
    expect(await limit({ min_qty: 5 })).toEqual([422, { min_qty: 'This must be at most 4' }]);
    expect(await limit({ min_qty: 4 })).toEqual([200, undefined]);
    expect(await limit({ max_qty: 3 })).toEqual([422, { min_qty: 'This must be at most 3' }]);
  });
});
