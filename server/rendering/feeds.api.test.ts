import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSku, putOnSale } from '../testkit/products.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const SHOP = 'https://shop.example';

let world: World;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: SHOP });
});
afterAll(() => world.close());

/** Returns the items of a feed by the text of one of their elements. */
async function items(url: string, key: string): Promise<Map<string, (name: string) => string[]>> {
  const { body } = await world.app.inject(url);
  const document = new JSDOM(body, { contentType: 'application/xml' }).window.document;
  return new Map(
    [...document.getElementsByTagName('item')].map((item) => {
      const texts = (name: string) => [...item.getElementsByTagName(name)].map((one) => one.textContent);
      return [texts(key)[0] ?? '', texts];
    }),
  );
}

const productsIn = () => items('/feeds/products.xml', 'g:link');

it('[SEO-04] the product feed has every product with the price and availability shown on its page', async () => {
  const found = await productsIn();
  const { sitemap } = (await world.rest('domainInitialData', {})).body;
  const productUrls = sitemap.filter(({ model }) => model === 'product').map(({ url }) => SHOP + url);
  // Quoted by e-mail.
  const unpriced = ['client', 'teacher', 'new-home'].map((name) => `${SHOP}/product/${name}-gift-pack`);
  expect(productUrls.filter((url) => !found.has(url)).sort()).toEqual(unpriced.sort());
  expect(found.size).toBe(productUrls.length - unpriced.length);
  const coasters = found.get(`${SHOP}/product/engraved-slate-coasters`);
  expect(coasters?.('g:price')).toEqual(['36.00 AUD']);
  expect(coasters?.('g:availability')).toEqual(['in_stock']);
  expect(coasters?.('g:brand')).toEqual(['Kerf & Grain']);
  expect(coasters?.('g:product_type')).toEqual(['Laser Kut Products > Slate']);
  expect(coasters?.('g:image_link')[0]).toMatch(
    /^https:\/\/shop\.example\/assets\/i\/[0-9a-f]{32}\/4x3\/1184\.jpg$/,
  );
  expect(coasters?.('g:additional_image_link')).toHaveLength(4);
  expect(new Set([...found.values()].map((texts) => texts('g:id')[0])).size).toBe(found.size);
});

it('[SEO-04] a special has both prices; products without price or picture are omitted and logged', async () => {
  const { database } = world.services;
  const { hash } = await database.selectFrom('product_photos').select('hash').executeTakeFirstOrThrow();
  const product = await putOnSale(world, { name: 'Sign "<b>" & board', priceCents: 4000, photoHash: hash });
  const bare = await putOnSale(world, { name: 'Bare' });
  await changeSku(world, product, { special_price_cents: 3550 });
  const warned: unknown[] = [];
  const warn = world.app.log.warn;
  world.app.log.warn = (...said: unknown[]) => void warned.push(said[0]);
  await world.services.redirects.save({ from: '/feed-test', to: '/shop' });
  const found = await productsIn();
  world.app.log.warn = warn;
  const texts = found.get(`${SHOP}/product/${product.slug}`);
  expect([texts?.('g:price'), texts?.('g:sale_price')]).toEqual([['40.00 AUD'], ['35.50 AUD']]);
  expect(texts?.('g:title')[0]).toContain('Sign "<b>" & board');
  expect(found.has(`${SHOP}/product/${bare.slug}`)).toBe(false);
  expect(warned).toHaveLength(1);
  expect(warned[0]).toMatchObject({
    problems: [
      { product: bare.slug, problem: 'it has no picture' },
      ...Array(3).fill({ problem: 'it has no price' }),
    ],
  });
});

it('[A73] the blog feed has its articles, newest first', async () => {
  const found = await items('/feeds/blog.xml', 'link');
  const { sitemap } = (await world.rest('domainInitialData', {})).body;
  const articles = sitemap.filter(({ url }) => url.startsWith('/blog/')).map(({ url }) => SHOP + url);
  expect([...found.keys()].sort()).toEqual(articles.sort());
  const days = [...found.values()].map((texts) => Date.parse(texts('pubDate')[0] ?? ''));
  expect(days).toEqual([...days].sort((a, b) => b - a));
  const [first] = found.values();
  expect(first?.('guid')).toEqual(first?.('link'));
  expect(first?.('title')[0]).not.toBe('');
});

it('a shop that uses another host leaves the feeds to that host', async () => {
  const other = await createWorld({ API_BASE: 'http://127.0.0.1:9' });
  const { statusCode } = await other.app.inject('/feeds/products.xml');
  const { statusCode: sitemap } = await other.app.inject('/sitemap.xml');
  await other.close();
  expect([statusCode, sitemap]).toEqual([404, 500]);
});
