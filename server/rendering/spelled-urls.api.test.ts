import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeContent } from '../db/content-version.ts';
import { redirectSeeds } from '../seed/pages/redirects.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject({ method: 'GET', url });
const leadsTo = async (url: string) => {
  const { statusCode, headers } = await get(url);
  return [statusCode, headers.location];
};

describe('a URL in another spelling', () => {
  it.each([
    ['/SHOP', '/shop'],
    ['/Cart?x=1', '/cart?x=1'],
    ['/cart/', '/cart'],
    ['/about/?utm=mail', '/about?utm=mail'],
    ['/SHOP/slate/2?sort=name', '/shop/slate/2?sort=name'],
    ['/Search/Koala%20LAMP', '/search/Koala%20LAMP'],
    ['/About?x=1', '/about?x=1'],
    ['/ABOUT-US/?x=1', '/about?x=1'],
    ['/product/Engraved-Slate-Coasters?Shape=Round', '/product/engraved-slate-coasters?Shape=Round'],
    ['/shop/Slate?sort=name&utm=mail', '/shop/slate?sort=name&utm=mail'],
    ['/shop//slate/', '/shop/slate'],
    ['/product/%70hoto-mug?Size=Large', '/product/photo-mug?Size=Large'],
    ['/%53hop/sl%61te', '/shop/slate'],
    ['/search/caf%c3%a9', '/search/caf%C3%A9'],
    ['/shop-christmas/Christmas-Table', '/shop-christmas/christmas-table'],
    ['/Blog/no-two-slates', '/blog/no-two-slates'],
    ['/gift-packs?a=b', '/shop/gift-packs?a=b'],
    ['/shop/christmas', '/shop-christmas'],
  ])('[RT-27] %s is redirected with 301 to %s', async (url, location) => {
    expect(await leadsTo(url)).toEqual([301, location]);
  });

  it('is not cached by browsers without revalidation, nor are the owner’s redirects', async () => {
    for (const url of ['/SHOP', '/shop/christmas', '/gift-packs'])
      expect((await get(url)).headers['cache-control'], url).toBe('public, no-cache');
  });

  it('[RT-27] redirects in at most two steps, and then gets 200', async () => {
    for (const url of ['/Product/Engraved-Slate-Coasters/', '/SHOP/Slate/']) {
      const [, second] = await leadsTo(url);
      const [status, third] = await leadsTo(String(second));
      expect(status === 200 || (await leadsTo(String(third)))[0] === 200, url).toBe(true);
    }
  });

  it('[RT-27] a path that the owner has written in capitals is not redirected', async () => {
    await writeContent(world.services.database, (trx) =>
      trx.updateTable('products').set({ slug: 'Cork-Trivet' }).where('slug', '=', 'cork-trivet').execute(),
    );
    expect((await get('/product/Cork-Trivet')).statusCode).toBe(200);
    expect((await get('/product/CORK-TRIVET')).statusCode).toBe(404);
  });
});

it('[RT-27] every redirect of a fresh shop leads to an existing page', async () => {
  for (const to of new Set(redirectSeeds.map((seed) => seed.to)))
    expect((await get(to)).statusCode, to).toBe(200);
});

it.each(['/cms', '/cms/orders'])(
  '[RT-24] %s is a page with noindex and without any content for administrators',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    expect(body).toMatch(/Back office<\/h1>/);
    expect(body).not.toContain('/cms/redirects');
  },
);

it.each([
  '/nonsense',
  '/Non-Sense',
  '/about/nothing',
  '/product/x',
  '/shop/Nothing',
  '/shop/slate/99',
  '/cart/x',
  '/cms/nonsense',
])('[GRD-13, GRD-14] %s is a complete page with menu and footer, and noindex', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).toMatch(/^<!DOCTYPE html><html lang="en" dir="ltr">.*<\/html>$/s);
  expect(body).toMatch(/<meta name="robots" content="noindex"/);
  expect(body).toContain('href="/shop/slate"');
  expect(body).toContain('Privacy policy');
  expect(body).toMatch(/Page not found<\/h1>|Couldn&#x27;t find the page you were looking for<\/h1>/);
});
