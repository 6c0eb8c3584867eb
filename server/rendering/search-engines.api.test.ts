import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeContent } from '../db/content-version.ts';
import { putOnSale } from '../testkit/products.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const SHOP = 'https://shop.example';

let world: World;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: SHOP });
});
afterAll(() => world.close());

/** Parses a file strictly as XML, so that it must be well-formed. */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const textOf = (within: ParentNode, name: string) =>
  [...(within as Element).getElementsByTagName(name)].map((element) => element.textContent);

async function sitemap(): Promise<Map<string, { lastmod: string; priority: string; images: string[] }>> {
  const { body } = await world.app.inject('/sitemap.xml');
  const urls = [...parse(body).getElementsByTagName('url')];
  return new Map(
    urls.map((url) => [
      textOf(url, 'loc')[0] ?? '',
      {
        lastmod: textOf(url, 'lastmod')[0] ?? '',
        priority: textOf(url, 'priority')[0] ?? '',
        images: textOf(url, 'image:loc'),
      },
    ]),
  );
}

it('[SEO-03, A49] the sitemap has every URL of initialData with its date and its priority as a fraction of 1.0', async () => {
  const found = await sitemap();
  const { sitemap: entries } = (await world.rest('domainInitialData', {})).body;
  expect(entries.length).toBeGreaterThan(100);
  for (const { url, lastmod, priority } of entries)
    expect(found.get(SHOP + url), url).toMatchObject({ lastmod, priority: (priority / 100).toFixed(1) });
  const one = (path: string) => found.get(SHOP + path);
  expect([one('/'), one('/shop'), one('/shop/slate')].map((entry) => entry?.priority)).toEqual([
    '1.0',
    '0.9',
    '0.8',
  ]);
  expect(one('/product/engraved-slate-coasters')).toMatchObject({ priority: '0.8' });
  // The others are further pages of listings.
  const others = [...found.keys()].filter((url) => !entries.some((entry) => SHOP + entry.url === url));
  expect(others.length).toBeGreaterThan(0);
  for (const url of others)
    expect(url).toMatch(/^https:\/\/shop\.example\/shop(-christmas)?(\/[\w-]+)?\/\d+$/);
});

it('[SEO-03] products and groups have their pictures in the sitemap', async () => {
  const found = await sitemap();
  const images = found.get(`${SHOP}/product/engraved-slate-coasters`)?.images ?? [];
  expect(images).toHaveLength(5);
  for (const url of images)
    expect(url).toMatch(/^https:\/\/shop\.example\/assets\/i\/[0-9a-f]{32}\/4x3\/1184\.jpg$/);
  expect(found.get(`${SHOP}/shop/slate`)?.images).toHaveLength(1);
});

it('[SEO-03] a new product is in the sitemap after the next change, and a redirected one is not', async () => {
  const product = await putOnSale(world, { name: 'Sign' });
  const isListed = async (slug: string) => (await sitemap()).has(`${SHOP}/product/${slug}`);
  expect(await isListed('cork-trivet')).toBe(true);
  await world.services.redirects.save({ from: '/product/cork-trivet', to: '/shop' });
  expect([await isListed('cork-trivet'), await isListed(product.slug)]).toEqual([false, true]);
});

it('[SEO-03, RT-21] unlisted pages are in neither the sitemap nor its indexes', async () => {
  const found = await sitemap();
  for (const path of ['/demo_asdf', '/readme', '/cart', '/login', '/search'])
    expect(found.has(SHOP + path)).toBe(false);
});

/** Whether a robot may request a path, by RFC 9309. */
function isAllowed(robots: string, path: string): boolean {
  const rules = robots.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const pattern = (rule: string) => RegExp(`^${rule.replace(/[.?]/g, '\\$&')}`);
  return !rules.some((rule) => pattern(rule).test(path));
}

it('[SEO-03] robots.txt excludes no page of the sitemap, whatever the owner names the pages', async () => {
  const names = ['authors', 'search-tips', 'cms-guide', 'graphql-news', 'token-login-help', 'authorized'];
  const texts = { meta_description: '', content: '' };
  const now = world.now.current.toISOString();
  await writeContent(world.services.database, async (trx) => {
    for (const slug of names)
      await trx
        .insertInto('pages')
        .values({
          ...texts,
          slug,
          url: `/${slug}`,
          name: slug,
          title: slug,
          created_at: now,
          updated_at: now,
        })
        .execute();
  });
  const { body } = await world.app.inject('/robots.txt');
  const paths = [...(await sitemap()).keys()].map((url) => url.slice(SHOP.length));
  expect(paths).toEqual(expect.arrayContaining(names.map((slug) => `/${slug}`)));
  expect(paths.filter((path) => !isAllowed(body, path))).toEqual([]);
  const kept = [
    '/search',
    '/search?keyword=a',
    '/search/slate',
    '/cms',
    '/cms/orders',
    '/auth?code=1',
    '/graphql',
    '/print-tickets/1?key=a',
  ];
  expect(kept.filter((path) => isAllowed(body, path))).toEqual([]);
});

it('robots.txt names the sitemap and excludes non-pages; unchanged files are not sent again', async () => {
  const { body, headers } = await world.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`Sitemap: ${SHOP}/sitemap.xml`);
  expect(body).toContain('Disallow: /api/');
  const again = await world.app.inject({
    url: '/robots.txt',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await world.app.inject('/sitemap-1.xml')).statusCode).toBe(200);
  expect((await world.app.inject('/sitemap-0.xml')).statusCode).toBe(404);
  expect((await world.app.inject('/sitemap-2.xml')).statusCode).toBe(404);
});

it('files for robots are public, and sent in the smallest accepted encoding', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/feeds/products.xml', '/feeds/blog.xml']) {
    const get = (encoding: string) => world.app.inject({ url, headers: { 'accept-encoding': encoding } });
    const [plain, gzip, brotli] = [await get('identity'), await get('gzip'), await get('br, gzip')];
    const encodings = [plain, gzip, brotli].map(({ headers }) => headers['content-encoding']);
    expect(encodings, url).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip.rawPayload).toString(), url).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString(), url).toBe(plain.body);
    expect(
      new Set([plain, gzip, brotli].map(({ headers }) => `${headers.etag} ${headers.vary}`)).size,
      url,
    ).toBe(1);
  }
});
