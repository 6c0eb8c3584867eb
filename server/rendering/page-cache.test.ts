import { beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { PageOrRedirect, RenderResult } from './page-cache.ts';

const HOUR_MS = 3_600_000;
let now: Date;
let rendered: string[];
beforeEach(() => {
  now = new Date('2026-11-21T00:00:00Z');
  rendered = [];
});

const page = (bytes = 10): PageOrRedirect => ({
  kind: 'page',
  status: 200,
  etag: 'W/"x"',
  brotli: Buffer.alloc(bytes),
  gzip: null,
  ready: new Map(),
});

/** Renders a page of this size (bytes) and records it. */
const rendering =
  (name: string, { bytes = 10, holdsMs = HOUR_MS } = {}) =>
  async (): Promise<RenderResult> => {
    rendered.push(name);
    return { content: page(bytes), validUntil: now.getTime() + holdsMs };
  };

const createCache = (maxBytes?: number) => new PageCache({ clock: () => now, maxBytes });
const known = (key: string) => ({ key, isOpenEnded: false });
const madeUp = (key: string) => ({ key, isOpenEnded: true });

describe('the page cache', () => {
  it('[PRE-03] renders a page once for all simultaneous requests, and for later ones', async () => {
    const cache = createCache();
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => cache.get('1', known('/shop'), rendering('/shop'))),
    );
    expect(await cache.get('1', known('/shop'), rendering('/shop'))).toBe(pages[0]);
    expect(new Set(pages).size).toBe(1);
    expect(rendered).toEqual(['/shop']);
  });

  it('renders a page again for another version, and keeps nothing of the older one', async () => {
    const cache = createCache();
    for (const version of ['1', '2', '1']) await cache.get(version, known('/'), rendering(version));
    expect(rendered).toEqual(['1', '2', '1']);
  });

  it('does not keep a page whose render began under an older version', async () => {
    const cache = createCache();
    let finish = () => {};
    const slow = cache.get('1', known('/'), async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return rendering('slow')();
    });
    await cache.get('2', known('/about'), rendering('about'));
    finish();
    await slow;
    await cache.get('2', known('/'), rendering('fresh'));
    expect(rendered).toEqual(['about', 'slow', 'fresh']);
  });

  it('renders a page again once it has expired', async () => {
    const cache = createCache();
    await cache.get('1', known('/'), rendering('first', { holdsMs: 1000 }));
    now = new Date(now.getTime() + 1000);
    await cache.get('1', known('/'), rendering('too early'));
    now = new Date(now.getTime() + 1);
    await cache.get('1', known('/'), rendering('second'));
    expect(rendered).toEqual(['first', 'second']);
  });

  it('does not keep a page that is valid only once', async () => {
    const cache = createCache();
    await cache.get('1', known('/'), rendering('first', { holdsMs: 0 }));
    await cache.get('1', known('/'), rendering('second'));
    expect(rendered).toEqual(['first', 'second']);
  });

  it('evicts the least recently used page when its size limit is exceeded', async () => {
    const cache = createCache(25_000);
    const get = (name: string) => cache.get('1', known(name), rendering(name, { bytes: 3000 }));
    for (const name of ['/a', '/b', '/a', '/c', '/a', '/b']) await get(name);
    expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
  });

  it('retries after a failure, which all waiting requests get', async () => {
    const cache = createCache();
    const failing = () => Promise.reject(new Error('no database'));
    const requests = [cache.get('1', known('/'), failing), cache.get('1', known('/'), rendering('not yet'))];
    expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    await cache.get('1', known('/'), rendering('again'));
    expect(rendered).toEqual(['again']);
  });

  it('lets pages with invented URLs evict only each other', async () => {
    const cache = createCache(60_000);
    const get = (name: string) => cache.get('1', madeUp(name), rendering(name, { bytes: 1000 }));
    await cache.get('1', known('/'), rendering('/', { bytes: 1000 }));
    for (let index = 0; index < 100; index += 1) await get(`/search/${index}`);
    rendered = [];
    await cache.get('1', known('/'), rendering('/'));
    await get('/search/99');
    expect(rendered).toEqual([]);
    await get('/search/0');
    expect(rendered).toEqual(['/search/0']);
  });

  it('does not evict pages for redirects and long URLs', async () => {
    const cache = createCache(60_000);
    const redirect = async (): Promise<RenderResult> => ({
      content: { kind: 'redirect', status: 301, location: '/shop' },
      validUntil: now.getTime() + HOUR_MS,
    });
    await cache.get('1', known('/'), rendering('/', { bytes: 1000 }));
    for (let index = 0; index < 100; index += 1) await cache.get('1', known(`/shop/${index}/1`), redirect);
    const long = `/${'a'.repeat(600)}`;
    for (const name of ['first', 'second']) await cache.get('1', known(long), rendering(name));
    await cache.get('1', known('/'), rendering('/'));
    expect(rendered).toEqual(['/', 'first', 'second']);
  });

  it('returns the previous version’s page for half a second, as long as it is valid', async () => {
    const cache = createCache();
    const first = await cache.get('1', known('/'), rendering('first'));
    await cache.get('1', known('/short'), rendering('short', { holdsMs: 200 }));
    expect([cache.cached('1', '/'), cache.stale('/')]).toEqual([first, null]);
    expect([cache.cached('2', '/'), cache.stale('/')]).toEqual([null, first]);
    now = new Date(now.getTime() + 300);
    expect(cache.stale('/short')).toBeNull();
    now = new Date(now.getTime() + 200);
    expect(cache.stale('/')).toBe(first);
    now = new Date(now.getTime() + 1);
    expect(cache.stale('/')).toBeNull();
  });

  it.each([1, 2, 3])('does not restore a page whose render began %i versions ago', async (moves) => {
    const cache = createCache();
    for (let version = 0; version <= moves; version += 1)
      await cache.get(String(version), known('/'), rendering(`version ${version}`));
    await cache.get('0', known('/'), rendering('late'));
    await cache.get(String(moves), known('/'), rendering('not needed'));
    expect(rendered.slice(moves)).toEqual([`version ${moves}`, 'late']);
  });
});
