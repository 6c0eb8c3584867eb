import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeContent } from '../db/content-version.ts';
import type { ProductSearch, SearchSuggestions } from '../generated/wire.ts';
import { putOnSale } from '../testkit/products.ts';
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
      sellProductSearch(query: $query, first: $first, offset: $offset) { total fuzzy terms price_to products { slug name price } }
    }`,
    { query, ...page },
  );
  return data.sellProductSearch;
}

const writesPage = (url: string, title: string) =>
  writeContent(world.services.database, (trx) =>
    trx
      .insertInto('pages')
      .values({
        slug: url.slice(1),
        url,
        name: title,
        title,
        meta_description: '',
        content: '',
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: '2026-11-01T00:00:00.000Z',
      })
      .execute(),
  );

const slugs = async (query: string) => (await search(query)).products.map((product) => product.slug);

describe('a search for products', () => {
  it('[RT-14, A72] finds by name, material and category, and pages through the results', async () => {
    expect((await slugs('Southern Cross Cork Trivet'))[0]).toBe('cork-trivet');
    expect((await search('cowhide')).total).toBeGreaterThan(0);
    const all = await search('coasters', { first: 100 });
    const second = await search('coasters', { first: 1, offset: 1 });
    expect(second.total).toBe(all.total);
    expect(second.products).toEqual(all.products.slice(1, 2));
  });

  it('[RT-14, A72] tolerates a typo', async () => {
    const found = await search('trivvet cork');
    expect(found.products.map((product) => product.slug)).toContain('cork-trivet');
    expect(found.fuzzy).toBe(true);
  });

  it('[RT-14, A72] reflects added and removed products at once', async () => {
    expect((await search('quokka')).total).toBe(0);
    const product = await putOnSale(world, { name: 'Quokka Bookend' });
    const { database } = world.services;
    await writeContent(database, () => Promise.resolve());
    expect(await slugs('quokka')).toEqual([product.slug]);
    await writeContent(database, (trx) =>
      trx.updateTable('products').set({ enabled: 0 }).where('id', '=', product.productId).execute(),
    );
    expect(await slugs('quokka')).toEqual([]);
  });

  it('[RT-14, A72] a price limit excludes more expensive products, and is returned', async () => {
    const found = await search('slate under 40');
    expect(found).toMatchObject({ terms: 'slate', price_to: 40, fuzzy: false });
    expect(found.products.length).toBeGreaterThan(2);
    for (const { price } of found.products) expect(price).toBeLessThanOrEqual(40);
    expect(await search('slate')).toMatchObject({ terms: 'slate', price_to: null });
    expect((await search('slate wall clock up to $78.99')).products).toEqual([]);
    expect((await search('slate wall clock up to $79')).products[0]?.slug).toBe('slate-wall-clock');
  });

  it('[RT-14, A72] a price limit alone, or with a general word for gifts, returns all products below it', async () => {
    const found = await search('under 40', { first: 100 });
    expect(found.total).toBeGreaterThan(30);
    expect(found.products).toHaveLength(found.total);
    expect(Math.max(...found.products.map(({ price }) => price ?? Infinity))).toBeLessThanOrEqual(40);
    for (const terms of ['gift ideas below $40', 'gift under $40']) {
      const gifts = await search(terms, { first: 100 });
      expect({ ...gifts, terms: '' }, terms).toEqual({ ...found, terms: '' });
    }
    const second = await search('under 40', { first: 1, offset: 1 });
    expect(second.products).toEqual(found.products.slice(1, 2));
  });

  it('[RT-14, A72] the owner’s synonyms apply at once', async () => {
    const { database } = world.services;
    const means = (meanings: string) =>
      writeContent(database, (trx) =>
        trx
          .insertInto('search_synonyms')
          .values({ phrase: 'Footy Final', meanings })
          .onConflict((conflict) => conflict.column('phrase').doUpdateSet({ meanings }))
          .execute(),
      );
    expect(await slugs('footy final')).not.toContain('engraved-travel-cup');
    await means('travel cup, hip flask');
    for (const typed of ['footy final', 'FootyFinals', 'fotoy final', 'footy fin', 'footy final gift'])
      expect((await slugs(typed)).slice(0, 2), typed).toEqual(['engraved-travel-cup', 'engraved-hip-flask']);
    await means('night light');
    expect(await slugs('footy final')).toEqual(['acrylic-night-light']);
    await writeContent(database, (trx) =>
      trx.deleteFrom('search_synonyms').where('phrase', '=', 'granny').execute(),
    );
    expect(await slugs('granny')).not.toContain('personalised-apron');
  });

  it('[RT-14, A72] returns the same by REST, with complete products', async () => {
    const { status, body } = await world.rest('productSearch', { query: 'cork trivet', first: 2 });
    const alternate = await world.rest(
      'productSearch',
      { query: 'cork trivet', first: 2 },
      { alternate: true },
    );
    const graphql = await search('cork trivet', { first: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: graphql.total, page: 1, page_size: 2 });
    expect(body.data.map((product) => product.slug)).toEqual(graphql.products.map(({ slug }) => slug));
    expect(alternate.body).toEqual(body);
  });

  it.each(['', ' ', '%', '_', '"\'', '🎄', '\\', 'zq qz zqz'])(
    '[RT-14, A72] %j finds nothing, and is no error',
    async (query) => expect(await search(query)).toMatchObject({ total: 0, products: [] }),
  );

  it('[RT-14, A72] only the words of markup count', async () => {
    expect((await search('<b>cork</b>\'"trivet%')).products).toEqual(
      (await search('b cork b trivet')).products,
    );
  });

  it('[RT-14, A72] a text that is too long is refused', async () => {
    await expect(search('x'.repeat(201))).rejects.toThrow(/at most 200/);
    expect((await world.rest('productSearch', { query: 'x'.repeat(201) })).status).toBe(400);
  });
});

it('[RT-14] a word that occurs on a page is not treated as a typo', async () => {
  expect(await search('shipping')).toMatchObject({ total: 0, fuzzy: false });
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
  await writesPage('/wombat-care', 'How we care for wombats');
  const page = { name: 'How we care for wombats', url: '/wombat-care' };
  expect((await suggest('wombats')).pages).toEqual([page]);
  expect((await suggest('wombat clock')).pages).toEqual([]);
  expect((await suggest('keyrings')).categories[0]).toEqual({ name: 'Key Rings', slug: 'key-rings' });
  expect((await suggest('mum under 40')).products[0]).toEqual({ name: 'Marble Ring Dish' });
  expect(await suggest('')).toEqual({ products: [], categories: [], pages: [] });
});

it('[RT-14] the index is built before the first search', async () => {
  const fresh = await createWorld();
  try {
    const { database, search: manager } = fresh.services;
    await manager.prepare();
    // A change that leaves the version unchanged: only an already built index has the earlier name.
    await database.updateTable('products').set({ name: 'Quoll' }).where('slug', '=', 'cork-trivet').execute();
    const found = await manager.products('Southern Cross Cork Trivet', { first: 1, offset: 0 }, null);
    expect(found.products.map(({ details }) => details.slug)).toEqual(['cork-trivet']);
  } finally {
    await fresh.close();
  }
});
