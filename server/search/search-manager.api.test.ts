import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeContent } from '../db/content-version.ts';
import type { ProductSearch, SearchSuggestions } from '../generated/wire.ts';
import { putOnSale } from '../testkit/goods.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function search(query: string, page: { first?: number; offset?: number } = {}): Promise<ProductSearch> {
  const data = await world.graphql<{ sellProductSearch: ProductSearch }>(
    `query ($query: String!, $first: Int, $offset: Int) {
      sellProductSearch(query: $query, first: $first, offset: $offset) { total fuzzy products { slug name } }
    }`,
    { query, ...page },
  );
  return data.sellProductSearch;
}

const slugs = async (query: string) => (await search(query)).products.map((product) => product.slug);

describe('a search for products', () => {
  it('[RT-14, A72] finds by name, material and category, and pages through what it finds', async () => {
    expect((await slugs('Southern Cross Cork Trivet'))[0]).toBe('cork-trivet');
    expect((await search('cowhide')).total).toBeGreaterThan(0);
    const all = await search('coasters', { first: 100 });
    const second = await search('coasters', { first: 1, offset: 1 });
    expect(second.total).toBe(all.total);
    expect(second.products).toEqual(all.products.slice(1, 2));
  });

  it('[RT-14, A72] forgives a mistake', async () => {
    const found = await search('trivvet cork');
    expect(found.products.map((product) => product.slug)).toContain('cork-trivet');
    expect(found.fuzzy).toBe(true);
  });

  it('[RT-14, A72] knows at once what has come and what has gone', async () => {
    expect((await search('quokka')).total).toBe(0);
    const goods = await putOnSale(world, { name: 'Quokka Bookend' });
    const { database } = world.services;
    await writeContent(database, () => Promise.resolve());
    expect(await slugs('quokka')).toEqual([goods.slug]);
    await writeContent(database, (trx) =>
      trx.updateTable('products').set({ enabled: 0 }).where('id', '=', goods.productId).execute(),
    );
    expect(await slugs('quokka')).toEqual([]);
  });

  it('[RT-14, A72] answers the same by REST, with the whole product', async () => {
    const { status, answer } = await world.rest('productSearch', { query: 'cork trivet', first: 2 });
    const alternate = await world.rest(
      'productSearch',
      { query: 'cork trivet', first: 2 },
      { alternate: true },
    );
    const graphql = await search('cork trivet', { first: 2 });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ total: graphql.total, page: 1, page_size: 2 });
    expect(answer.data.map((product) => product.slug)).toEqual(graphql.products.map(({ slug }) => slug));
    expect(alternate.answer).toEqual(answer);
  });

  it.each(['', ' ', '%', '_', '"\'', '🎄', '\\', 'zq qz zqz'])(
    '[RT-14, A72] %j finds nothing, and is answered',
    async (query) => expect(await search(query)).toMatchObject({ total: 0, products: [] }),
  );

  it('[RT-14, A72] of markup only the words count', async () => {
    expect(await search('<b>cork</b>\'"trivet%')).toEqual(await search('b cork b trivet'));
  });

  it('[RT-14, A72] a text that is too long is refused', async () => {
    await expect(search('x'.repeat(201))).rejects.toThrow(/at most 200/);
    expect((await world.rest('productSearch', { query: 'x'.repeat(201) })).status).toBe(400);
  });
});

it('[RT-14] suggestions are products, categories and pages', async () => {
  const suggest = async (query: string) => {
    const data = await world.graphql<{ sellSearchSuggestions: SearchSuggestions }>(
      `query ($query: String!) {
        sellSearchSuggestions(query: $query) { products { name } categories { name slug } pages { name url } }
      }`,
      { query },
    );
    return data.sellSearchSuggestions;
  };
  const slate = await suggest('slat');
  expect(slate.products.length).toBeGreaterThan(0);
  expect(slate.products.length).toBeLessThanOrEqual(5);
  expect(slate.categories[0]).toEqual({ name: 'Slate', slug: 'slate' });
  await writeContent(world.services.database, (trx) =>
    trx
      .insertInto('pages')
      .values({
        slug: 'wombat-care',
        url: '/wombat-care',
        name: 'Wombat care',
        title: 'How we care for wombats',
        meta_description: '',
        content: '',
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: '2026-11-01T00:00:00.000Z',
      })
      .execute(),
  );
  const page = { name: 'How we care for wombats', url: '/wombat-care' };
  expect((await suggest('wombats')).pages).toEqual([page]);
  expect(await suggest('')).toEqual({ products: [], categories: [], pages: [] });
});
