import { glob } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { InMemoryCache } from '@apollo/client';
import { parse, print } from 'graphql';
import type { DocumentNode } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GRAPHQL_ACCEPT } from '../../src/rules/graphql-accept.ts';
import { persistedDocuments } from '../generated/persisted-documents.ts';
import { changeSku, putOnSale } from '../testkit/products.ts';
import { createShopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const accept = GRAPHQL_ACCEPT;
const everything = {
  url: 'photo-mug',
  group: 'slate',
  filter: {},
  sort: 'newest',
  first: 12,
  offset: 0,
  limit: 3,
  query: 'mug',
  id: 1,
  aspect: '16x9',
};

/** Returns those of the variables above that a document declares. */
function variablesOf(text: string): object {
  const [operation] = parse(text).definitions;
  const names =
    operation?.kind === 'OperationDefinition'
      ? operation.variableDefinitions?.map(({ variable }) => variable.name.value)
      : [];
  return Object.fromEntries(Object.entries(everything).filter(([name]) => names?.includes(name)));
}

const documents = Object.entries(persistedDocuments).map(([hash, text]) => ({
  name: /\w+(?=[({])/.exec(text)?.[0] ?? '',
  hash,
  text,
  variables: variablesOf(text),
}));

const getByHash = (hash: string, variables: object | string, headers: object = {}) => {
  const written = typeof variables === 'string' ? variables : JSON.stringify(variables);
  const query = { documentId: `sha256:${hash}`, variables: written };
  return world.app.inject({ url: '/graphql', query, headers: { accept, ...headers } });
};
const post = (payload: object, headers: object = {}) =>
  world.app.inject({ method: 'POST', url: '/graphql', payload, headers: { accept, ...headers } });

const hashOf = (wanted: string) => documents.find(({ name }) => name === wanted)?.hash ?? '';
const choices = () => hashOf('ProductChoices');

/** The definitions of a document, printed and sorted. */
const written = ({ definitions }: DocumentNode) =>
  definitions.map((definition) => print(definition)).toSorted();

describe('the storefront’s documents', () => {
  it('[APC-16] are registered by the hashes that they contain, as the browser’s cache sends them', async () => {
    const carried: Record<string, string[]> = {};
    for await (const file of glob('src/**/*.generated.ts')) {
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      for (const document of Object.values(module) as (DocumentNode & { __meta__?: { hash: string } })[])
        if (document.__meta__)
          carried[document.__meta__.hash] = written(new InMemoryCache().transformDocument(document));
    }
    const known = Object.entries(persistedDocuments).map(([hash, text]) => [hash, written(parse(text))]);
    expect(known.length).toBeGreaterThan(10);
    expect(carried).toEqual(Object.fromEntries(known));
  });

  it.each(documents)(
    '[APC-16] $name gets the same response by hash and by text',
    async ({ hash, text, variables }) => {
      const [byHash, batched, whole] = await Promise.all([
        getByHash(hash, variables),
        post([{ documentId: `sha256:${hash}`, variables }]),
        post({ query: text, variables }),
      ]);
      expect(whole.json()).not.toHaveProperty('errors');
      expect([byHash.statusCode, byHash.json()]).toEqual([200, whole.json()]);
      expect([batched.statusCode, batched.json()]).toEqual([200, [whole.json()]]);
    },
  );

  it('[APC-20] are within the limits for free queries, for a host of another release', async () => {
    const most = { first: 100, limit: 100 };
    for (const { name, text, variables } of documents) {
      const given = Object.keys(variables).map((key) => [key, { ...variables, ...most }[key as 'first']]);
      const { statusCode, body } = await post({ query: text, variables: Object.fromEntries(given) });
      expect([statusCode, body.includes('"errors"')], name).toEqual([200, false]);
    }
  });

  it('[APC-16] have their arguments validated nevertheless', async () => {
    const found = documents.find(({ name }) => name === 'SearchProducts');
    const { statusCode, body } = await getByHash(String(found?.hash), {
      query: 'x',
      first: 5_000,
      offset: 0,
    });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('first: This must be at most 100')]);
  });
});

describe('a response by hash', () => {
  it('[APC-16] may be cached, and is revalidated by its tag', async () => {
    const first = await getByHash(choices(), { url: 'photo-mug' });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const etag = String(first.headers.etag);
    const again = await getByHash(choices(), { url: 'photo-mug' }, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await getByHash(choices(), { url: 'cork-trivet' }, { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
  });

  it('[APC-16] of another release is 404, and in a batch a separate error', async () => {
    const alone = await getByHash('0'.repeat(64), {});
    expect([alone.statusCode, alone.headers.etag]).toEqual([404, undefined]);
    const unknown = { documentId: `sha256:${'0'.repeat(64)}` };
    const known = { documentId: `sha256:${choices()}`, variables: { url: 'x' } };
    const errors = [expect.objectContaining({ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } })];
    expect(alone.json()).toEqual({ errors });
    expect((await post([known, unknown])).json()).toEqual([{ data: { sellProduct: null } }, { errors }]);
  });

  it('[APC-20] is an error if the request has neither a hash nor a query', async () => {
    for (const payload of [{}, { documentId: 5 }, { documentId: '' }])
      expect((await post(payload)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await world.app.inject('/graphql?documentId=sha256:x&documentId=y')).statusCode).toBe(404);
    expect((await post({ documentId: 'sha256:x', query: '{ __typename }' })).json()).toEqual({
      data: { __typename: 'Query' },
    });
  });
});

const settled = () => world.services.shown.read();

type Query = (slug: string, headers?: object) => Promise<{ statusCode: number }>;
const byHashOrText: [string, Query][] = [
  ['by hash', (url, headers) => getByHash(choices(), { url }, headers)],
  ['as text', (url, headers) => post({ query: persistedDocuments[choices()], variables: { url } }, headers)],
];

/** Waits until the response is returned without loading the product. */
async function cacheResponse(query: Query, slug: string) {
  const loads = vi.spyOn(world.services.products, 'bySlug');
  const isLoaded = async () => {
    loads.mockClear();
    await query(slug);
    return loads.mock.calls.length > 0;
  };
  await expect.poll(isLoaded).toBe(false);
  return { loads, isLoaded };
}

describe.each(byHashOrText)('a cached response %s', (_way, query) => {
  afterEach(() => void vi.restoreAllMocks());

  it('needs no database until content changes in this process', async () => {
    const product = await putOnSale(world, { priceCents: 1111 });
    const { isLoaded } = await cacheResponse(query, product.slug);
    await changeSku(world, product, { price_cents: 2222 });
    expect(await isLoaded()).toBe(true);
  });

  it('is dropped when stock runs out, but not after a sale that leaves some', async () => {
    const product = await putOnSale(world, { stock: 2 });
    await settled();
    const { isLoaded } = await cacheResponse(query, product.slug);
    const sell = (available: number) =>
      world.services.database
        .updateTable('skus')
        .set({ available })
        .where('id', '=', product.skuId)
        .execute();
    await sell(1);
    await settled();
    expect(await isLoaded()).toBe(false);
    await sell(0);
    await settled();
    expect(await isLoaded()).toBe(true);
  });

  it('is not cached when the content changes while it is computed', async () => {
    const product = await putOnSale(world, { priceCents: 1111 });
    await settled();
    const { products } = world.services;
    const find = products.bySlug.bind(products);
    const loads = vi.spyOn(products, 'bySlug').mockImplementationOnce(async (slug) => {
      const found = await find(slug);
      await changeSku(world, product, { price_cents: 2222 });
      return found;
    });
    await query(product.slug);
    await settled();
    loads.mockClear();
    await query(product.slug);
    expect(loads).toHaveBeenCalledOnce();
  });

  it('is for anonymous requests only: others are computed anew', async () => {
    const product = await putOnSale(world);
    await settled();
    const { loads } = await cacheResponse(query, product.slug);
    const { token } = await createShopper(world);
    loads.mockClear();
    const response = await query(product.slug, { authorization: `Bearer ${token}` });
    expect([response.statusCode, loads.mock.calls.length]).toEqual([200, 1]);
  });
});

describe('a cached response by hash', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(documents)(
    '[APC-16] $name has the same bytes as a computed response',
    async ({ hash, variables }) => {
      await settled();
      const item = { documentId: `sha256:${hash}`, variables };
      const ways = [() => getByHash(hash, variables), () => post(item), () => post([item, item])];
      for (const query of ways) {
        const [first, second] = [await query(), await query()];
        await settled();
        const { date: _1, ...worked } = first.headers;
        const { date: _2, ...kept } = second.headers;
        expect([second.statusCode, second.body, kept]).toEqual([200, first.body, worked]);
        const pressed = await world.app.inject({
          url: '/graphql',
          query: { documentId: `sha256:${hash}`, variables: JSON.stringify(variables) },
          headers: { accept, 'accept-encoding': 'br' },
        });
        const isPressed = pressed.headers['content-encoding'] === 'br';
        const text = isPressed ? brotliDecompressSync(pressed.rawPayload).toString() : pressed.body;
        expect(text).toBe((await getByHash(hash, variables)).body);
      }
    },
  );

  it('[APC-20] is kept while strangers fill the cache of text queries', async () => {
    const product = await putOnSale(world);
    await settled();
    const { isLoaded } = await cacheResponse((url) => getByHash(choices(), { url }), product.slug);
    const fields = 'sellProducts(first: 100) { id name url content blurb }';
    let bytes = 0;
    for (let turn = 1; bytes < 10 * 1024 * 1024; turn += 1) {
      const { statusCode, body } = await post({ query: `{ turn${turn}: ${fields} }` });
      expect(statusCode, body).toBe(200);
      bytes += 2 * body.length;
    }
    expect(await isLoaded()).toBe(false);
  });

  const item = (name: string, variables: object) => ({
    documentId: `sha256:${hashOf(name)}`,
    variables,
  });
  const listOf = (price_from: number) =>
    item('ShopProducts', { filter: { price_from }, sort: 'newest', first: 100, offset: 0 });
  const home = (url = '/') => item('PageView', { url });
  it.each<[string, (turn: number) => Promise<{ statusCode: number; body: string }>]>([
    ['filters', (turn) => post(listOf(turn / 1e6))],
    ['batches', (turn) => post([home(), listOf(turn / 1e6)])],
    ['accepted types', (turn) => post(home(), { accept: `${accept}, x/${turn}` })],
    ['variables', (turn) => post(item('PageView', { url: '/', id: turn }))],
    ['blanks', (turn) => getByHash(hashOf('PageView'), `${' '.repeat(turn)}{"url":"/"}`)],
    ['slashes', (turn) => post(home('/'.repeat(turn)))],
  ])('[APC-20] is not evicted by requests with made-up %s', async (_what, query) => {
    const product = await putOnSale(world);
    await settled();
    const { isLoaded } = await cacheResponse((url) => getByHash(choices(), { url }), product.slug);
    let bytes = 0;
    for (let turn = 1; bytes < 7 * 1024 * 1024; turn += 1) {
      const { statusCode, body } = await query(turn);
      expect(statusCode, body).toBe(200);
      bytes += 2 * body.length;
    }
    expect(await isLoaded()).toBe(false);
  });

  it('is not stored if it has errors, or the request more than a hash and variables', async () => {
    const found = documents.find(({ name }) => name === 'SearchProducts')?.hash ?? '';
    await settled();
    const loads = vi.spyOn(world.services.search, 'products');
    const odd = {
      documentId: `sha256:${found}`,
      variables: { query: 'mug', first: 12, offset: 0 },
      extensions: {},
    };
    for (let turn = 1; turn <= 2; turn += 1) {
      loads.mockClear();
      expect((await post(odd)).statusCode).toBe(200);
      expect(loads).toHaveBeenCalled();
      expect((await getByHash(found, { query: 'x', first: 5_000, offset: 0 })).body).toContain('"errors"');
    }
  });

  const nested = (open: string, close: string, depth: number) =>
    `${open.repeat(depth)}0${close.repeat(depth)}`;
  it.each([
    ['lists', nested('[', ']', 60_000)],
    ['objects', nested('{"of":', '}', 25_000)],
  ])('[APC-20] is not a server error for %s as deep as a request allows', async (_which, deep) => {
    await settled();
    for (const variables of [`{"url":${deep}}`, `{"url":"mug","other":${deep}}`]) {
      const payload = `{"documentId":"sha256:${choices()}","variables":${variables}}`;
      const headers = { accept, 'content-type': 'application/json' };
      const response = await world.app.inject({ method: 'POST', url: '/graphql', payload, headers });
      expect(response.statusCode).toBeLessThan(500);
    }
  });
});
