import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { toJson } from '../db/columns.ts';
import { writeContent } from '../db/content-version.ts';
import { changeSku, putOnSale } from '../testkit/products.ts';
import { withRenderFetch } from '../testkit/render-fetch.ts';
import { createShopper } from '../testkit/shopper.ts';
import { listening } from '../testkit/socket.ts';
import type { SocketRequest } from '../testkit/socket.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from './storefront.ts';

type Fetch = typeof globalThis.fetch;
type Get = Awaited<ReturnType<typeof listening>>['get'];

/** Published by Fastify for each request that reaches a handler; a hot page is sent before that. */
const HANDLED = 'tracing:fastify.request.handler:start';

let storefront: Storefront;
let world: World;
let get: Get;
let port: number;
let gate: Promise<void> = Promise.resolve();
let handled = 0;
const count = () => void (handled += 1);

/** Makes renders wait for `gate`. */
const gated =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    await gate;
    return fetch(input, init);
  };

beforeAll(async () => {
  subscribe(HANDLED, count);
  storefront = await openSourceStorefront();
});
afterAll(() => unsubscribe(HANDLED, count));
beforeEach(async () => {
  gate = Promise.resolve();
  world = await createWorld({}, withRenderFetch(storefront, gated));
  ({ get, port } = await listening(world));
});
afterEach(() => world.close());

/** Returns a response, and whether no handler of Fastify was involved. */
async function hot(path: string, options: SocketRequest = {}) {
  handled = 0;
  const response = await get(path, options);
  return { ...response, text: response.body.toString('utf8'), isHot: handled === 0 };
}

const brotli = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
const PAGE = '/product/engraved-slate-coasters';
const later = (ms: number) => (world.now.current = new Date(world.now.current.getTime() + ms));
const seenInTime = { timeout: 15_000, interval: 50 };

/** Requests the page until it is hot. */
async function warm(path: string, options?: SocketRequest) {
  await expect.poll(async () => (await hot(path, options)).isHot, seenInTime).toBe(true);
}

describe('a page that was requested before', () => {
  it.each([
    ['brotli', 'GET', { 'accept-encoding': 'gzip, deflate, br' }],
    ['gzip', 'GET', { 'accept-encoding': 'gzip' }],
    ['its head only', 'HEAD', { 'accept-encoding': 'br' }],
    ['a language that is not shown', 'GET', { 'accept-encoding': 'br', cookie: 'a=1; locale=zz' }],
    ['somebody else’s cookies', 'GET', { 'accept-encoding': 'br', cookie: 'cart=abc; visit=x' }],
  ])('is answered before Fastify, with the same response: %s', async (_what, method, headers) => {
    const first = await hot(PAGE, { method, headers });
    const second = await hot(PAGE, { method, headers });
    expect([first.isHot, second.isHot]).toEqual([false, true]);
    const seen = ({ status, headers: { date: _date, ...rest }, body }: typeof first) => ({
      status,
      rest,
      body,
    });
    expect(seen(second)).toEqual(seen(first));
    expect(second.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('gets 304 with the same headers if the client has it, and a whole response if it has another one', async () => {
    const { etag } = (await hot(PAGE, brotli)).headers;
    const known = { headers: { ...brotli.headers, 'if-none-match': String(etag) } };
    const slow = await world.app.inject({ url: PAGE, ...known });
    const again = await hot(PAGE, known);
    expect([again.isHot, again.status, again.text]).toEqual([true, 304, '']);
    const { date: _1, connection: _2, 'keep-alive': _3, ...headers } = again.headers;
    const { date: _4, connection: _5, ...expected } = slow.headers;
    expect(headers).toEqual(expected);
    const other = await hot(PAGE, { headers: { ...known.headers, 'if-none-match': '"other"' } });
    expect([other.isHot, other.status]).toEqual([true, 200]);
  });

  it('keeps the headers for search engines', async () => {
    await writeContent(world.services.database, (trx) =>
      trx.updateTable('pages').set({ listed: 0 }).where('url', '=', '/about').execute(),
    );
    await warm('/about', brotli);
    expect((await hot('/about', brotli)).headers['x-robots-tag']).toBe('noindex');
  });

  it('is compressed further once it is requested often, and is otherwise the same', async () => {
    await warm(PAGE, brotli);
    const { headers, body } = await hot(PAGE, brotli);
    const html = brotliDecompressSync(body);
    const seen = async () => {
      const again = await hot(PAGE, brotli);
      expect([again.isHot, again.headers.etag]).toEqual([true, headers.etag]);
      expect(brotliDecompressSync(again.body).equals(html)).toBe(true);
      expect(again.headers['content-length']).toBe(String(again.body.length));
      return again.body.length;
    };
    await expect.poll(seen, seenInTime).toBeLessThan(body.length * 0.95);
    const gzip = await hot(PAGE, { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('is not compressed further if its URL can be invented', async () => {
    const search = '/search/slate';
    await warm(search, brotli);
    const { body } = await hot(search, brotli);
    for (let times = 0; times < 8; times += 1) await hot(search, brotli);
    await warm(PAGE, brotli);
    const before = (await hot(PAGE, brotli)).body.length;
    await expect.poll(async () => (await hot(PAGE, brotli)).body.length, seenInTime).toBeLessThan(before);
    expect((await hot(search, brotli)).body.length).toBe(body.length);
  });

  it('is answered by Fastify if the request is not plain', async () => {
    await warm(PAGE, brotli);
    const twoHosts = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${PAGE} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text));
    });
    expect(twoHosts).toMatch(/^HTTP\/1\.1 400 /);
    expect((await hot(PAGE, { ...brotli, method: 'POST' })).status).toBe(404);
    expect((await hot(`${PAGE}/`, brotli)).status).toBe(301);
  });
});

describe('a visitor’s private page', () => {
  it('is not served from the hot cache', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { isHot, headers } = await hot('/cart', brotli);
      expect([isHot, headers['cache-control']]).toEqual([false, 'public, no-cache']);
    }
  });

  it('is separate in the language of a cookie', async () => {
    await world.close();
    world = await createWorld({ PREVIEW_LOCALES: 'de' }, storefront);
    ({ get, port } = await listening(world));
    const plain = { 'accept-encoding': 'identity;q=1, br' };
    const german = { headers: { ...plain, cookie: 'x=1; locale=de' } };
    await warm('/shop', german);
    await warm('/shop', { headers: plain });
    expect((await hot('/shop', german)).headers['cache-control']).toBe('private, no-cache');
    expect((await hot('/shop', { headers: plain })).headers['cache-control']).toBe('public, no-cache');
  });
});

describe('a hot page after a change', () => {
  it('is updated at once when this process has written', async () => {
    const product = await putOnSale(world, { priceCents: 1111 });
    const page = `/product/${product.slug}`;
    await warm(page, brotli);
    await changeSku(world, product, { price_cents: 2222 });
    const { headers } = await hot(page, brotli);
    const plain = await world.app.inject(page);
    expect([headers.etag, plain.body.includes('$22.22')]).toEqual([plain.headers.etag, true]);
  });

  it('is updated in time when the owner has changed a price in SQL, or the last item is sold', async () => {
    const product = await putOnSale(world, { priceCents: 1111, stock: 1 });
    const page = `/product/${product.slug}`;
    const etag = async () => (await hot(page, brotli)).headers.etag;
    await warm(page, brotli);
    const first = await etag();
    const other = await openDatabase(world.services.environment);
    // Like an owner using SQL, without regard to versions.
    await other.database
      .updateTable('skus')
      .set({ price_cents: 3333 })
      .where('id', '=', product.skuId)
      .execute();
    await other.close();
    await expect.poll(async () => (later(1_000), etag()), seenInTime).not.toBe(first);
    expect((await world.app.inject(page)).body).toContain('$33.33');
    await warm(page, brotli);
    const second = await etag();
    const shopper = await createShopper(world);
    await shopper.add(product);
    await shopper.submit();
    await expect.poll(async () => (later(1_000), etag()), seenInTime).not.toBe(second);
    expect((await world.app.inject(page)).body).toContain('schema.org/OutOfStock');
  });

  it('changes exactly when its blocks begin and end', async () => {
    const { database } = world.services;
    const end = new Date(world.now.current.getTime() + 1_000).toISOString();
    await writeContent(database, async (trx) => {
      const { id } = await trx
        .selectFrom('pages')
        .select('id')
        .where('url', '=', '/about')
        .executeTakeFirstOrThrow();
      const variables = toJson({ html: '<p>until one</p>' });
      const block = {
        page_id: id,
        sort_order: 99,
        name: 'x',
        template: 'core/html',
        variables,
        end_time: end,
      };
      await trx.insertInto('page_contents').values(block).execute();
    });
    await warm('/about', brotli);
    const { etag } = (await hot('/about', brotli)).headers;
    later(1_000);
    expect(await hot('/about', brotli)).toMatchObject({ isHot: true, headers: { etag } });
    later(1);
    const after = await hot('/about', brotli);
    expect([after.isHot, after.headers.etag === etag]).toEqual([false, false]);
    expect((await world.app.inject('/about')).body).not.toContain('<p>until one</p>');
  });

  it('counts down the days at the workshop’s midnight, and shows no countdown once the day is over', async () => {
    const { settings } = world.services;
    const page = '/shop-christmas/christmas-table';
    world.now.current = new Date('2026-12-06T13:59:59Z');
    await settings.change('domain.order_by_day', '2026-12-07');
    await settings.change('domain.order_by_words', 'Post before Christmas');
    await warm(page, brotli);
    expect((await hot(page, brotli)).isHot).toBe(true);
    const said = async () => (await world.app.inject(page)).body;
    expect(await said()).toContain('1 day left');
    later(1_000);
    expect((await hot(page, brotli)).isHot).toBe(false);
    expect(await said()).toContain('today is the last day');
    later(24 * 60 * 60 * 1000);
    expect(await said()).not.toContain('Post before Christmas</span>');
  });

  it('is not cached if its render began before the change', async () => {
    const product = await putOnSale(world, { priceCents: 1111 });
    const page = `/product/${product.slug}`;
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const slow = hot(page, brotli);
    await expect.poll(() => handled, seenInTime).toBeGreaterThan(0);
    await changeSku(world, product, { price_cents: 2222 });
    open();
    await slow;
    await warm(page, brotli);
    const { etag } = (await world.app.inject(page)).headers;
    expect((await hot(page, brotli)).headers.etag).toBe(etag);
    expect((await world.app.inject(page)).body).toContain('$22.22');
  });
});

describe('while a page is rendered again after a write by another process', () => {
  /** Another process changes something not shown on `/about`, and this one notices. */
  async function change() {
    const other = await openDatabase(world.services.environment);
    await writeContent(other.database, async () => {});
    await other.close();
    await world.services.shown.read();
  }

  it('the previous page is served for half a second, and no longer', async () => {
    await warm('/about', brotli);
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    await change();
    expect((await hot('/about', brotli)).status).toBe(200);
    later(501);
    let hasResponse = false;
    const waiting = hot('/about', brotli).then((response) => {
      hasResponse = true;
      return response;
    });
    await hot('/no-such-file.txt', { method: 'POST' });
    expect(hasResponse).toBe(false);
    open();
    expect((await waiting).status).toBe(200);
  });

  it('the new page becomes hot without a waiting request', async () => {
    await warm('/about', brotli);
    const before = renderedAt((await world.app.inject('/about')).body);
    later(1);
    await change();
    expect((await hot('/about', brotli)).status).toBe(200);
    await expect
      .poll(async () => renderedAt((await world.app.inject('/about')).body), seenInTime)
      .not.toBe(before);
    expect((await hot('/about', brotli)).isHot).toBe(true);
  });
});

const renderedAt = (body: string) => /"now":"([^"]+)"/.exec(body)?.[1];
