import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('[APC-06, ENT-10] domain settings have every field; keys and social links are blank in the seed', async () => {
  const { body } = await world.rest('domainCurrent', {});
  expect(body).toMatchObject({
    name: 'Kerf & Grain',
    organisation_abn: '00 000 000 000',
    organisation_address: 'Gladstone QLD 4680',
    organisation_email: 'hello@kerfandgrain.example',
    organisation_phone: '',
    theme_colour: '#FBF8F3',
    dark_theme_colour: '#16130F',
  });
  const blank = [
    'google_analytics_key',
    'google_tag_manager',
    'google_site_verification',
    'bing_site_verification',
    'facebook_pixel',
    'matomo_site_url',
    'matomo_site_id',
    'facebook',
    'twitter',
    'instagram',
    'linkedin',
    'youtube',
    'pinterest',
    'github',
    'xing',
    'skype',
  ] as const;
  expect(blank.map((key) => body[key])).toEqual(blank.map(() => ''));
  const others = ['favicon', 'favicon_dark', 'seo_title_prefix', 'seo_title_suffix', 'organisation_name'];
  const logos = ['organisation_logo', 'organisation_logo_dark'];
  expect(Object.keys(body)).toEqual(expect.arrayContaining([...others, ...logos]));
});

it('[APC-07, ENT-11] the sitemap has home at 100, the shop and top-level pages at 90, categories, products and articles at 80', async () => {
  const { sitemap } = (await world.rest('domainInitialData', {})).body;
  const entry = (url: string) => sitemap.find((candidate) => candidate.url === url);
  expect(entry('/')).toEqual({
    url: '/',
    lastmod: '2026-10-28T00:00:00.000Z',
    model: '',
    priority: 100,
    seo_title: 'Laser-cut and engraved gifts, made in Gladstone',
    seo_meta_description: expect.stringContaining('family workshop'),
  });
  expect(entry('/shop')).toMatchObject({ priority: 90, model: '' });
  expect(entry('/blog')).toMatchObject({ priority: 90 });
  const articles = sitemap.filter((one) => one.url.startsWith('/blog/'));
  expect(articles.length).toBeGreaterThan(0);
  expect(new Set(articles.map(({ priority }) => priority))).toEqual(new Set([80]));
  expect(entry('/shop/slate')).toMatchObject({ priority: 80, model: '', seo_title: 'Slate' });
  expect(entry('/product/cork-trivet')).toMatchObject({ priority: 80, model: 'product' });
  expect(sitemap.filter((one) => one.url.startsWith('/shop/'))).toHaveLength(22);
  expect(entry('/shop-christmas')).toMatchObject({ priority: 90, seo_title: 'Christmas' });
  expect(sitemap.filter((one) => one.url.startsWith('/shop-christmas/'))).toHaveLength(7);
  expect(new Set(sitemap.map((one) => one.url)).size).toBe(sitemap.length);
});

it('the redirect table is available without the sitemap', async () => {
  const whole = (await world.rest('domainInitialData', {})).body;
  const { body } = await world.rest('domainInitialData', { sitemap: 0 });
  expect(body).toEqual({ sitemap: [], redirects: whole.redirects });
  expect(body.redirects.length).toBeGreaterThan(0);
});

it('[APC-11] every menu link leads to a URL of the sitemap, or to a screen that is never listed there', async () => {
  const { sitemap } = (await world.rest('domainInitialData', {})).body;
  const { data } = (await world.rest('linkList', {})).body;
  const known = new Set([...sitemap.map((entry) => entry.url), '/cart', '/my-account']);
  const links = data.flatMap((link) => [link, ...(link.children ?? [])]);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !known.has(link.link))).toEqual([]);
});

it('[APC-11, A31] a menu includes its total and page number, by GET and by POST', async () => {
  const { body } = await world.rest('linkList', { parent: 'footer' });
  expect(body).toMatchObject({ total: 4, page: 1, page_size: 100 });
  const second = { parent: 'footer', page: 2, page_size: 3 };
  const [get, post] = [
    await world.rest('linkList', second),
    await world.rest('linkList', second, { alternate: true }),
  ];
  expect(get.body).toMatchObject({ data: [body.data[3]], total: 4, page: 2, page_size: 3 });
  expect(post.body).toEqual(get.body);
});

it('[APC-11, ENT-11] a menu is an ordered list of links with their children', async () => {
  const menu = async (parent: string) => (await world.rest('linkList', { parent })).body.data;
  expect((await menu('footer')).map((link) => link.name)).toEqual([
    'Shop',
    'Your order',
    'The workshop',
    'Good to know',
  ]);
  expect((await menu('footer'))[1]?.children).toMatchObject([
    { name: 'Shopping cart', link: '/cart', icon: null },
    { name: 'My account', link: '/my-account' },
  ]);
  expect((await menu('help')).map((link) => link.icon)).toEqual([
    'truck',
    'file-text',
    'info',
    'mail',
    'leaf',
  ]);
  expect(await menu('no-such-menu')).toEqual([]);
});
