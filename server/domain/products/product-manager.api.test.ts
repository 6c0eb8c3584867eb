import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { writeContent } from '../../db/content-version.ts';
import { refreshListings } from './listing-store.ts';
import { returnStock, takeStock } from './stock-store.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

async function skuId(code: string): Promise<number> {
  const { database } = world.services;
  const row = await database
    .selectFrom('skus')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return row.id;
}

const availableNow = async (code: string) =>
  (await world.services.products.skuForSale(await skuId(code)))?.available;

describe('a SKU for the cart', () => {
  it('[CRT-01] has its names, price, stock, photo and add-on rules', async () => {
    const id = await skuId('BBS-DRK');
    const sku = await world.services.products.skuForSale(id);
    const photos = (await world.services.products.bySlug('bamboo-board-set'))?.details.photos;
    expect(sku).toMatchObject({
      id,
      code: 'BBS-DRK',
      slug: 'bamboo-board-set',
      productName: 'Bamboo Board Set',
      name: 'Bamboo Board Set, Dark bamboo',
      priceCents: 6300,
      fullPriceCents: 7800,
      onSpecial: true,
      stockTracked: true,
      available: 5,
      imageHash: photos?.find((photo) => photo.name === 'dark')?.hash,
    });
    expect(sku?.addons[0]).toMatchObject({ name: 'Engraving text', priceCents: 0, maxLength: 40, minQty: 1 });
  });

  it('[ATC-07] does not exist when unknown, disabled, or of a disabled product', async () => {
    const { database, products } = world.services;
    const [tag, mug] = [await skuId('EPT-STL-DSC'), await skuId('SUM-RED')];
    const countOfMugs = () => products.count({ group: 'sublimation-products', byIsNew: false });
    const before = await countOfMugs();
    await writeContent(database, async (transaction) => {
      await transaction.updateTable('skus').set({ enabled: 0 }).where('id', '=', tag).execute();
      await transaction
        .updateTable('products')
        .set({ enabled: 0 })
        .where('slug', '=', 'sublimated-mug')
        .execute();
      await refreshListings(transaction);
    });
    const found = await products.skusForSale([tag, mug, 0, -1, 1.5, 10 ** 12, await skuId('CTR-PLA')]);
    expect([...found.values()].map((sku) => sku.code)).toEqual(['CTR-PLA']);
    expect(await products.bySlug('sublimated-mug')).toBeNull();
    expect(await countOfMugs()).toBe(before - 1);
  });
});

describe('the product cache', () => {
  it('[APC-16] is updated at once by content writes, and stock also without one', async () => {
    const { database, products } = world.services;
    const board = async () =>
      (await products.bySlug('marble-cheese-board')) ?? { details: null, skus: async () => [] };
    expect((await board()).details?.name).toBe('Marble Cheese Board');
    await writeContent(database, (transaction) =>
      transaction
        .updateTable('products')
        .set({ name: 'Cheese Slab' })
        .where('slug', '=', 'marble-cheese-board')
        .execute(),
    );
    expect((await board()).details?.name).toBe('Cheese Slab');
    await database.updateTable('skus').set({ available: 1 }).where('code', '=', 'MCB-BLK').execute();
    expect((await (await board()).skus()).map((sku) => sku.available)).toEqual([8, 1]);
  });
});

describe('taking stock', () => {
  const take = (lines: { skuId: number; qty: number }[]) =>
    world.services.database.transaction().execute((transaction) => takeStock(transaction, lines));

  it('[CHK-12] sums quantities per SKU and reports SKUs with too little stock', async () => {
    const [black, white, coaster] = [await skuId('MCB-BLK'), await skuId('MCB-WHT'), await skuId('ESC-RND')];
    expect(
      await take([
        { skuId: black, qty: 1 },
        { skuId: coaster, qty: 500 },
        { skuId: black, qty: 2 },
      ]),
    ).toEqual([]);
    expect(await availableNow('MCB-BLK')).toBe(0);
    expect(await availableNow('ESC-RND')).toBeNull();
    expect(
      await take([
        { skuId: white, qty: 5 },
        { skuId: white, qty: 4 },
        { skuId: 987_654, qty: 1 },
      ]),
    ).toEqual([white, 987_654]);
  });

  it('[CHK-12] never sells one item twice, and returns what it took', async () => {
    const last = await skuId('BUS-WAL-64');
    const line = [{ skuId: last, qty: 1 }];
    const short = await Promise.all([take(line), take(line), take(line)]);
    expect(short.filter((ids) => ids.length === 0)).toHaveLength(1);
    await world.services.database.transaction().execute((transaction) => returnStock(transaction, line));
    expect(await availableNow('BUS-WAL-64')).toBe(1);
  });
});
