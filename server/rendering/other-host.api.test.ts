import { afterEach, beforeAll, expect, it } from 'vitest';
import { putOnSale } from '../testkit/products.ts';
import { withRenderFetch } from '../testkit/render-fetch.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from './storefront.ts';

let storefront: Storefront;
beforeAll(async () => {
  storefront = await openSourceStorefront();
});

const worlds: World[] = [];
async function open(...given: Parameters<typeof createWorld>): Promise<World> {
  const world = await createWorld(...given);
  worlds.push(world);
  return world;
}
afterEach(async () => {
  for (const world of worlds.splice(0).reverse()) await world.close();
});

it('[HTP-02] with another host configured, pages show that host’s products, pages and redirects, not our own', async () => {
  const other = await open();
  const theirs = await putOnSale(other, { name: 'Brass Sundial', priceCents: 7777 });
  await other.services.redirects.save({ from: '/old-sundial', to: `/product/${theirs.slug}` });
  const apiBase = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const own = await open({ API_BASE: apiBase }, storefront);
  const ours = await putOnSale(own, { name: 'Oak Barometer' });
  await own.services.redirects.save({ from: '/shop', to: '/about' });
  const get = (url: string) => own.app.inject(url);

  const page = await get(`/product/${theirs.slug}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Brass Sundial');
  expect(page.body).toContain('$77.77');
  expect((await get(`/product/${ours.slug}`)).statusCode).toBe(404);
  expect((await get('/shop')).statusCode).toBe(200);
  const { statusCode, headers } = await get('/old-sundial');
  expect([statusCode, headers.location]).toEqual([301, `/product/${theirs.slug}`]);
});

it('[HTP-02] an unreachable host results in an error page, which disappears once it is back', async () => {
  const other = await open();
  const apiBase = await other.app.listen({ host: '127.0.0.1', port: 0 });
  let isDown = true;
  const flaky = withRenderFetch(
    storefront,
    (fetch) => (input, init) => fetch(isDown ? 'http://127.0.0.1:9/' : input, init),
  );
  const own = await open({ API_BASE: apiBase }, flaky);
  const page = await own.app.inject('/shop');
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('We cannot reach the shop right now');
  expect(page.body).toContain('"errors":{"root":{"status":503,');
  isDown = false;
  expect((await own.app.inject('/shop')).statusCode).toBe(200);
});

it('[HTP-02, SEO-03] the sitemap, with further files and pictures, comes from that host, with the address of this one', async () => {
  const other = await open({ PUBLIC_URL: 'https://theirs.example' });
  const apiBase = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const own = await open({ API_BASE: apiBase, PUBLIC_URL: 'https://copy.example' });
  const read = async ({ app }: World) => {
    const { body } = await app.inject('/sitemap.xml');
    const values = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, value = '']) => value);
    return {
      pages: values(/<loc>([^<]*)</g),
      pictures: values(/<image:loc>([^<]*)</g),
      priorities: values(/<priority>([^<]*)</g),
    };
  };
  const [theirs, ours] = [await read(other), await read(own)];
  const at = (origin: string) => (url: string) => url.replace('https://theirs.example', origin);
  expect(theirs.pages.some((url) => url.endsWith('/2'))).toBe(true);
  expect(theirs.pictures.length).toBeGreaterThan(100);
  expect(ours).toEqual({
    pages: theirs.pages.map(at('https://copy.example')),
    pictures: theirs.pictures.map(at(apiBase)),
    priorities: theirs.priorities,
  });
});
