import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, ProductFacets } from '../../generated/wire.ts';
import { changeSku, offerEngraving, putOnSale } from '../../testkit/products.ts';
import type { TestProduct, TestProductInput } from '../../testkit/products.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { writeContent } from '../../db/content-version.ts';

let world: World;
/** A group of the test's own, independent of the seed. */
const GROUP = 'usb-sticks';
const products: Record<string, TestProduct> = {};

async function createInGroup(
  name: string,
  input: TestProductInput,
  material: string,
  group = GROUP,
): Promise<TestProduct> {
  const made = await putOnSale(world, { ...input, name });
  await writeContent(world.services.database, async (trx) => {
    const { id } = await trx
      .selectFrom('groups')
      .select('id')
      .where('slug', '=', group)
      .executeTakeFirstOrThrow();
    const place = { product_id: made.productId, group_id: id, sort_order: 1 };
    await trx.insertInto('product_groups').values(place).execute();
    await trx.updateTable('products').set({ material }).where('id', '=', made.productId).execute();
  });
  return made;
}

beforeAll(async () => {
  world = await createWorld();
  await writeContent(world.services.database, async (trx) => {
    await trx.deleteFrom('product_groups').execute();
  });
  products['box'] = await createInGroup('Box', { priceCents: 1999, stock: 3 }, 'Pine, 9 mm');
  products['board'] = await createInGroup('board', { priceCents: 2000, stock: 0 }, 'Natural slate and brass');
  products['clock'] = await createInGroup('Clock', { priceCents: 9000 }, 'Birch ply, steel feet');
  products['pack'] = await createInGroup('Pack', { priceCents: null }, '');
});
afterAll(() => world.close());

interface Wish {
  filter?: object;
  sort?: string;
  group?: string;
}

async function names({ filter, sort, group = GROUP }: Wish = {}): Promise<string[]> {
  const data = await world.graphql<{ sellProducts: Product[]; sellProductCount: number }>(
    `query ($group: String, $filter: ProductFilterInput, $sort: String) {
      sellProducts(group: $group, filter: $filter, sort: $sort) { name }
      sellProductCount(group: $group, filter: $filter)
    }`,
    { group, filter, sort },
  );
  expect(data.sellProductCount).toBe(data.sellProducts.length);
  return data.sellProducts.map((product) => product.name);
}

async function facets(filter: object = {}): Promise<ProductFacets> {
  const data = await world.graphql<{ sellProductFacets: ProductFacets }>(
    `query ($group: String, $filter: ProductFilterInput) {
      sellProductFacets(group: $group, filter: $filter) {
        materials { name count } prices { price_from price_below count } in_stock personalised
      }
    }`,
    { group: GROUP, filter },
  );
  return data.sellProductFacets;
}

describe('the order of a listing', () => {
  it('is by price, ascending or descending, with unpriced products last', async () => {
    expect(await names({ sort: 'price' })).toEqual(['Box', 'board', 'Clock', 'Pack']);
    expect(await names({ sort: 'price-desc' })).toEqual(['Clock', 'board', 'Box', 'Pack']);
  });

  it('is by name, ignoring case, and newest first by default or for unknown values', async () => {
    expect(await names({ sort: 'name' })).toEqual(['board', 'Box', 'Clock', 'Pack']);
    expect(await names({ sort: '1; drop table products' })).toEqual(await names());
    expect(await names()).toEqual(['Pack', 'Clock', 'board', 'Box']);
  });

  it('reflects a price that the owner has just changed', async () => {
    const box = products['box'];
    if (!box) throw new Error('no box');
    await changeSku(world, box, { price_cents: 30_000 });
    expect((await names({ sort: 'price-desc' }))[0]).toBe('Box');
    await changeSku(world, box, { price_cents: 1999 });
    expect((await names({ sort: 'price' }))[0]).toBe('Box');
  });
});

describe('the filter of a listing', () => {
  it('matches any of the given materials; unknown ones are ignored', async () => {
    expect(await names({ filter: { materials: ['Wood'] } })).toEqual(['Clock', 'Box']);
    expect(await names({ filter: { materials: ['slate', 'metal'] } })).toEqual(['board']);
    expect(await names({ filter: { materials: ['Unobtainium'] } })).toHaveLength(4);
  });

  it('has a minimum price and an upper bound; products without a price are excluded', async () => {
    expect(await names({ filter: { price_below: 20 } })).toEqual(['Box']);
    expect(await names({ filter: { price_from: 20, price_below: 40 } })).toEqual(['board']);
    expect(await names({ filter: { price_from: 20 } })).toEqual(['Clock', 'board']);
    expect(await names({ filter: { price_from: 1e9 } })).toEqual([]);
    expect(await names({ filter: { price_from: -1e9, price_below: 1e9 } })).toEqual([
      'Clock',
      'board',
      'Box',
    ]);
    expect(await names({ filter: { price_from: 'free' } })).toHaveLength(4);
  });

  it('excludes sold out products as soon as they are noticed', async () => {
    expect(await names({ filter: { in_stock: true } })).toEqual(['Pack', 'Clock', 'Box']);
    const { database, shown } = world.services;
    const stockTo = async (available: number) => {
      await database
        .updateTable('skus')
        .set({ available })
        .where('id', '=', products['box']?.skuId ?? 0)
        .execute();
      await shown.read();
    };
    await stockTo(0);
    expect(await names({ filter: { in_stock: true } })).toEqual(['Pack', 'Clock']);
    await stockTo(3);
  });

  it('selects personalisable products', async () => {
    const clock = products['clock'];
    if (!clock) throw new Error('no clock');
    await offerEngraving(world, clock);
    await changeSku(world, clock, { available: 0 });
    expect(await names({ filter: { personalised: true } })).toEqual(['Clock']);
  });

  it('[RT-09, A27] selects seasonal products: on special, or in a group of the seasonal tree', async () => {
    expect(await names({ filter: { seasonal: true } })).toEqual([]);
    const bauble = await createInGroup('Bauble', {}, '', 'christmas-baubles');
    await writeContent(world.services.database, async (trx) => {
      const { id } = await trx
        .selectFrom('groups')
        .select('id')
        .where('slug', '=', GROUP)
        .executeTakeFirstOrThrow();
      const place = { product_id: bauble.productId, group_id: id, sort_order: 2 };
      await trx.insertInto('product_groups').values(place).execute();
      await trx
        .updateTable('skus')
        .set({ special_price_cents: 1500 })
        .where('id', '=', products['box']?.skuId ?? 0)
        .execute();
    });
    expect(await names({ filter: { seasonal: true } })).toEqual(['Bauble', 'Box']);
    expect(await names({ filter: { seasonal: true }, group: 'christmas' })).toEqual(['Bauble']);
    await writeContent(world.services.database, (trx) =>
      trx.deleteFrom('products').where('id', '=', bauble.productId).execute(),
    );
  });
});

describe('the facets of a listing', () => {
  it('count the results of each choice, ignoring other choices of the same kind', async () => {
    const all = await facets();
    expect(all.materials).toEqual([
      { name: 'Metal', count: 1 },
      { name: 'Slate', count: 1 },
      { name: 'Wood', count: 2 },
    ]);
    expect(all.prices.map(({ price_from, count }) => [price_from, count])).toEqual([
      [0, 1],
      [20, 1],
      [40, 0],
      [80, 1],
    ]);
    expect(all.in_stock).toBe(3);
    const wood = await facets({ materials: ['Wood'] });
    expect(wood.materials).toEqual(all.materials);
    expect(wood.prices.map((band) => band.count)).toEqual([1, 0, 0, 1]);
    expect(wood.in_stock).toBe(2);
  });

  it('are empty for a group that does not exist', async () => {
    const data = await world.graphql<{ sellProductFacets: ProductFacets }>(
      `{ sellProductFacets(group: "moon") { materials { name } prices { count } in_stock personalised } }`,
    );
    expect(data.sellProductFacets).toEqual({ materials: [], prices: [], in_stock: 0, personalised: 0 });
  });
});
