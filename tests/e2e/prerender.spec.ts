import { expect, test } from '../testkit/fixtures.ts';
import { valuesIn } from '../testkit/crawl.ts';
import { dataFolderOf } from '../testkit/shared-renditions.ts';
import { startShop } from '../testkit/shop-process.ts';
import { coasters, trivet } from '../testkit/shopper.ts';
import { startStaticSite } from '../testkit/static-site.ts';
import type { StaticSite } from '../testkit/static-site.ts';
import type { ShopProcess } from '../testkit/shop-process.ts';

// Renders the whole shop.
test.describe.configure({ timeout: 300_000, mode: 'default' });

const product = `/product/${trivet.slug}`;
let host: ShopProcess;
/** Files without a host. */
let site: StaticSite;
let said: string;
/** Files that name a host. */
let calling: StaticSite;

// Both at once, since calls to a host keep their distance of each other.
test.beforeAll(async ({ shop }) => {
  test.setTimeout(300_000);
  site = await startStaticSite(shop.url);
  calling = await startStaticSite(shop.url);
  const dataDir = dataFolderOf(test.info().project);
  host = await startShop({ dataDir, variables: { ALLOWED_ORIGINS: calling.url } });
  const calls = calling.writes({ API_BASE: host.url }, [product]);
  [said] = await Promise.all([site.writes({}), calls]);
});
test.afterAll(() => Promise.all([host, site, calling].map((one) => one.remove())));

test('[PRE-01, SEO-02] the whole shop can be served as static files, and shows where to go where it cannot search or sell', async ({
  newShopper,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*no-such-page/);
  expect(said).toMatch(/✓ 1\d\d pages/);
  await test.step('every page of the sitemap exists, and needs nothing but its file', async () => {
    const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
    const urls = valuesIn(sitemap, /<loc>([^<]*)<\/loc>/g);
    expect(urls.length).toBeGreaterThan(120);
    for (const url of urls) {
      const response = await request.get(url, { headers: { 'accept-encoding': 'br' } });
      const html = await response.text();
      expect([response.status(), response.headers()['content-encoding']], url).toEqual([200, 'br']);
      expect(valuesIn(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([url]);
      expect(html).toContain('<meta property="og:title"');
      expect(html).toMatch(/<h1[\s>]/);
      expect(html).not.toContain('action="/language"');
    }
  });

  const { page } = await newShopper({ baseURL: site.url });
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (/\/(?:api|graphql)/.test(sent.url())) calls.push(sent.url());
  });
  await page.goto('/shop/slate');
  await page.getByRole('main').getByRole('link', { name: coasters.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(coasters.name);
  await expect(page.getByRole('main').getByText('$36.00')).toBeVisible();
  await expect(page.getByRole('img', { name: `${coasters.name}, photo 1 of` })).toBeVisible();

  await page.goto('/cart');
  const notice = page.getByRole('heading', { name: 'This is a copy of the shop to look around in' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@kerfandgrain.example' }).first()).toBeVisible();
  await page.goto('/search?keyword=slate');
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'See all categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  const missing = await page.goto('/no-such-page');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(calls).toEqual([]);

  const first = await newShopper({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  await first.page.goto('/shop');
  await expect(first.page.locator('html'), 'the shop’s own letters come').not.toHaveAttribute('data-fonts');
  expect(await first.page.evaluate(() => localStorage.getItem('fonts'))).toBe('1');
});

test('[PRE-01, HTP-02, HTP-06] static files that name a host call it from another origin: search results and the cart are shown', async ({
  newShopper,
}) => {
  const { page } = await newShopper({ baseURL: calling.url });
  await page.goto(product);
  const photo = page.getByRole('img', { name: `${trivet.name}, photo 1 of` });
  await expect(photo).toHaveJSProperty('complete', true);
  // The host's pictures, not the folder's.
  expect(
    await photo.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]),
  ).toEqual([expect.stringMatching(`^${host.url}/assets/i/`), true]);
  await page.getByRole('radio', { name: 'Banksia' }).check({ force: true });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.getByRole('link', { name: /^Cart 1/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
  await expect(page.getByRole('main').getByText(trivet.name).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('slate');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('slate');
  await expect(page.getByRole('article').first()).toBeVisible();
});
