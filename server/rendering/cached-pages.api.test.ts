import { AsyncResource } from 'node:async_hooks';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/connection.ts';
import { writeContent } from '../db/content-version.ts';
import { localeValues } from '../generated/contract-rules.ts';
import { persistedDocuments } from '../generated/persisted-documents.ts';
import { createServices } from '../services.ts';
import { logInAdministrator } from '../testkit/administrator.ts';
import { changeSku, putOnSale } from '../testkit/products.ts';
import type { TestProduct } from '../testkit/products.ts';
import { withRenderFetch } from '../testkit/render-fetch.ts';
import { createShopper, endPayment } from '../testkit/shopper.ts';
import { payForVoucher } from '../testkit/vouchers.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from './storefront.ts';

const MINUTE_MS = 60_000;

let storefront: Storefront;
let world: World;
beforeAll(async () => {
  storefront = await openSourceStorefront();
});
beforeEach(async () => {
  world = await createWorld({}, storefront);
});
afterEach(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
const bodyOf = async (url: string) => (await get(url)).body;
const later = (ms: number) => (world.now.current = new Date(world.now.current.getTime() + ms));

/** Returns the instant at which a page was rendered. */
const renderedAt = (body: string) => /"now":"([^"]+)"/.exec(body)?.[1];

/** Whether two responses, with the clock advanced in between, come from a single render. */
async function isKept(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const first = renderedAt((await get(url, headers)).body);
  later(1);
  return first === renderedAt((await get(url, headers)).body);
}

/** Two seconds suffice on an otherwise idle machine (tested by `shown-version.test.ts`). */
const seenInTime = { timeout: 15_000, interval: 50 };
const availability = (body: string) => /schema\.org\/(InStock|OutOfStock)/.exec(body)?.[1];

/** Changes a price (cents) as another process does. */
async function changedElsewhere(product: TestProduct, price_cents: number): Promise<void> {
  const other = await openDatabase(world.services.environment);
  await writeContent(other.database, async (trx) => {
    await trx.updateTable('skus').set({ price_cents }).where('id', '=', product.skuId).execute();
  });
  await other.close();
}

/** Creates a stock-tracked product in the group of slate. */
async function lastInStock(): Promise<TestProduct> {
  const product = await putOnSale(world, { name: 'Last Slate Lamp', stock: 1 });
  await writeContent(world.services.database, async (trx) => {
    const group = await trx
      .selectFrom('groups')
      .select('id')
      .where('slug', '=', 'slate')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('product_groups')
      .values({ product_id: product.productId, group_id: group.id, sort_order: 1 })
      .execute();
  });
  return product;
}

describe('stock on cached pages', () => {
  it('selling the last item updates its page and in-stock listings, and so does its return', async () => {
    const product = await lastInStock();
    const pages = [`/product/${product.slug}`, '/shop/slate?stock=1'] as const;
    const shown = async () => [
      availability(await bodyOf(pages[0])),
      (await bodyOf(pages[1])).includes(product.slug),
    ];
    expect(await shown()).toEqual(['InStock', true]);
    expect(await isKept(pages[0])).toBe(true);
    const shopper = await createShopper(world);
    await shopper.add(product);
    const { payment } = await shopper.submit();
    await expect.poll(shown, seenInTime).toEqual(['OutOfStock', false]);
    await endPayment(world, payment, 'cancel');
    await expect.poll(shown, seenInTime).toEqual(['InStock', true]);
  });

  it('a sale that leaves some stock does not invalidate pages', async () => {
    const product = await putOnSale(world, { stock: 5 });
    const before = await bodyOf('/shop');
    const shopper = await createShopper(world);
    await shopper.add(product, 2);
    await shopper.submit();
    await world.services.shown.read();
    later(1);
    expect(renderedAt(await bodyOf('/shop'))).toBe(renderedAt(before));
  });
});

describe('content on cached pages', () => {
  it('a change by this process is shown at once', async () => {
    const product = await putOnSale(world, { priceCents: 1111 });
    expect(await bodyOf(`/product/${product.slug}`)).toContain('$11.11');
    await changeSku(world, product, { price_cents: 2222 });
    expect(await bodyOf(`/product/${product.slug}`)).toContain('$22.22');
  });

  it('a change by another process is shown in time', async () => {
    const product = await putOnSale(world, { priceCents: 1111 });
    expect(await bodyOf(`/product/${product.slug}`)).toContain('$11.11');
    await changedElsewhere(product, 3333);
    await expect.poll(() => bodyOf(`/product/${product.slug}`), seenInTime).toContain('$33.33');
  });

  it('a change by another process during a render is on the page of the next visitor', async () => {
    let change: (() => Promise<unknown>) | null = null;
    // The group was read before, so the request still works with the version of the content of that time.
    const beforeListing = withRenderFetch(storefront, (fetch) => async (input, init) => {
      if (String(input).includes('/graphql?')) await change?.();
      return fetch(input, init);
    });
    await world.close();
    world = await createWorld({}, beforeListing);
    const product = await lastInStock();
    const price = async () => /\$(11\.11|22\.22)/.exec(await bodyOf('/shop/slate?stock=1'))?.[0];
    await changeSku(world, product, { price_cents: 1111 });
    await bodyOf('/shop/slate');
    // As of another request: the rendering one does not know of it.
    change = AsyncResource.bind(async () => {
      change = null;
      await changedElsewhere(product, 2222);
      await world.services.shown.read();
    });
    expect(await price()).toBe('$11.11');
    expect(await price()).toBe('$22.22');
  });

  it('[APC-02] a generic write by an administrator is on the cached page at once, and in time when another process handled it', async () => {
    const admin = await logInAdministrator(world);
    const page = await admin.make('page', {
      name: 'Sawdust',
      slug: 'sawdust',
      url: '/sawdust',
      title: 'Sawdust',
    });
    const row = await admin.make('row', { page, row_type: 'columns' });
    const block = await admin.make('block', { row });
    const written = (words: string) => ({ templatevar: { html: `<p>${words}</p>` } });
    const id = await admin.make('widget', { block, type: 'core/html', ...written('Swept on Monday') });
    expect(await bodyOf('/sawdust')).toContain('Swept on Monday');
    expect(await isKept('/sawdust')).toBe(true);
    await admin.write('widget', 'update', { id, data: written('Swept on Tuesday') });
    expect(await bodyOf('/sawdust')).toContain('Swept on Tuesday');
    expect(await isKept('/sawdust')).toBe(true);

    const { environment } = world.services;
    const connection = await openDatabase(environment);
    const other = await buildApp(
      await createServices({ environment, connection, clock: () => world.now.current }),
    );
    const { statusCode } = await other.inject({
      method: 'POST',
      url: '/api/v1/cognito/widget/update',
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { id, data: written('Swept on Friday') },
    });
    await other.close();
    await connection.close();
    expect(statusCode).toBe(200);
    await expect.poll(() => bodyOf('/sawdust'), seenInTime).toContain('Swept on Friday');
  });

  it('no page is older than ten minutes, since popularity changes without any write of content', async () => {
    const first = renderedAt(await bodyOf('/shop/slate?sort=popular'));
    later(10 * MINUTE_MS);
    expect(renderedAt(await bodyOf('/shop/slate?sort=popular'))).toBe(first);
    later(1);
    expect(renderedAt(await bodyOf('/shop/slate?sort=popular'))).not.toBe(first);
  });

  it('the most sold products come first when sorted by popularity, without any change of content', async () => {
    const product = await lastInStock();
    later(1_000);
    const newer = await lastInStock();
    const order = async () => {
      const body = await bodyOf('/shop/slate?sort=popular');
      return [product, newer].map(({ slug }) => body.indexOf(`/product/${slug}`));
    };
    const [older, newest] = await order();
    expect(older).toBeGreaterThan(newest ?? Number.NaN);
    const shopper = await createShopper(world);
    await shopper.add(product);
    await endPayment(world, (await shopper.submit()).payment, 'pay');
    await world.services.products.refreshSales();
    later(10 * MINUTE_MS + 1);
    const [sold, unsold] = await order();
    expect(sold).toBeLessThan(unsold ?? Number.NaN);
  });

  it('a cached page is available while the database is not', async () => {
    const first = await bodyOf('/shop');
    await world.services.connection.close();
    later(MINUTE_MS);
    expect(renderedAt(await bodyOf('/shop'))).toBe(renderedAt(first));
  });
});

describe('the language of a page', () => {
  it('an invalid cookie counts as no cookie, and evicts no cached page', async () => {
    const page = await get('/shop');
    for (const locale of ['zz', 'EN', '', 'de-AT', 'x'.repeat(3000)]) {
      later(1);
      const { body, headers } = await get('/shop', { cookie: `locale=${locale}` });
      expect(body).toBe(page.body);
      expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' });
    }
  });

  it('[I18-02] an untranslated language is not declared: the page is the public one', async () => {
    const page = await get('/shop');
    const { pageLocaleOf } = await storefront.load();
    const missing = localeValues.filter((locale) => pageLocaleOf(locale) === 'en');
    for (const locale of missing) {
      const { body, headers } = await get('/shop', { cookie: `locale=${locale}` });
      expect(body).toBe(page.body);
      expect(body).toContain('<html lang="en" dir="ltr">');
      expect(headers['cache-control']).toBe('public, no-cache');
    }
  });

  it('a page in the language of a cookie is private', async () => {
    await world.close();
    world = await createWorld({ PREVIEW_LOCALES: 'de' }, storefront);
    const { body, headers } = await get('/shop', { cookie: 'locale=de' });
    expect(body).toContain('<html lang="de"');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(await isKept('/shop', { cookie: 'locale=de' })).toBe(true);
  });
});

describe('the encoding of a page', () => {
  it.each([
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, deflate, br;q=0.1', 'br'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
  ])('for a visitor who accepts %s is %s', async (accepted, encoding) => {
    const { statusCode, headers, rawPayload } = await get('/cart', { 'accept-encoding': accepted });
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    expect(rawPayload.toString('utf8').startsWith('<!DOCTYPE html>')).toBe(encoding === undefined);
  });

  it('all encodings share one weak tag, and a client that has it gets no body', async () => {
    const responses = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => get('/cart', { 'accept-encoding': accepted })),
    );
    const [tag, ...others] = new Set(responses.map(({ headers }) => headers.etag));
    expect(others).toEqual([]);
    expect(tag).toMatch(/^W\/"/);
    for (const known of [String(tag), `"older", ${tag}`, String(tag).slice(2), '*']) {
      const { statusCode, body } = await get('/cart', { 'if-none-match': known });
      expect([known, statusCode, body]).toEqual([known, 304, '']);
    }
    expect((await get('/cart', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

it('[PRE-03] known query parameters cause one query per render and none for a cached page', async () => {
  const queries: string[] = [];
  const counting = withRenderFetch(storefront, (fetch) => (input, init) => {
    const hashes = `${String(input)} ${String(init?.body)}`.match(/(?<=sha256(?::|%3A))[0-9a-f]{64}/g) ?? [];
    queries.push(...hashes.map((hash) => persistedDocuments[hash] ?? ''));
    return fetch(input, init);
  });
  const counter = await createWorld({}, counting);
  const url = '/product/engraved-slate-coasters?Shape=Round&utm_source=mail';
  expect((await counter.app.inject(url)).body).toContain('Round');
  expect(queries.filter((text) => text.startsWith('query ProductChoices'))).toHaveLength(1);
  queries.length = 0;
  await counter.app.inject(url);
  expect(queries).toEqual([]);
  await counter.close();
});

it('[A39] order pages exist for everyone who has the id, and get 404 for an unknown order, cached or not', async () => {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world, { name: 'Cork Trivet' }));
  const { order_id: id } = await shopper.submit();
  const statusOf = async (url: string) => (await get(url)).statusCode;
  const none = 'A'.repeat(22);
  for (const url of [`/order/${none}`, `/order/${none}`, `/invoice/print/${none}`, '/order/%00'])
    expect(await statusOf(url), url).toBe(404);
  for (const url of [`/order/${id}`, `/order/${id}`, `/invoice/${id}`])
    expect(await statusOf(url), url).toBe(200);
});

it('[RT-19, A39] card pages exist for everyone who has the id, and get 404 for an unknown card, cached or not', async () => {
  const { database } = world.services;
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world, { name: 'Cork Trivet' }));
  const { order_id: order, payment } = await shopper.submit();
  await endPayment(world, payment, 'pay');
  const bought = await payForVoucher(world, {}, shopper.token);
  await payForVoucher(world, {}, shopper.token);
  await endPayment(world, bought.body.payment, 'pay');
  const vouchers = await database.selectFrom('vouchers').select('public_id').orderBy('id').execute();
  const [voucher, unpaid] = vouchers.map(({ public_id }) => public_id);
  const statusOf = async (id: string | null | undefined) => (await get(`/print-tickets/${id}`)).statusCode;
  for (const id of ['A'.repeat(22), 'A'.repeat(22), 'unknown', '%00', unpaid, order])
    expect([id, await statusOf(id)]).toEqual([id, 404]);
  await database
    .updateTable('orders')
    .set({ is_pick_up: 1 })
    .where('public_id', '=', order ?? '')
    .execute();
  for (const id of [voucher, voucher, order]) expect([id, await statusOf(id)]).toEqual([id, 200]);
});
