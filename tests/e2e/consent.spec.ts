import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { startShop } from '../testkit/shop-process.ts';
import type { ShopProcess } from '../testkit/shop-process.ts';

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await startShop();
});
test.afterAll(() => shop.remove());

/** Sets one of the domain settings. */
function sets(name: string, value: string): void {
  const database = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'), { timeout: 5_000 });
  database
    .prepare('update settings set value = ? where key = ?')
    .run(JSON.stringify(value), `domain.${name}`);
  database.exec('update content_version set version = version + 1');
  database.close();
}

test('[SEO-07] without a key no request leaves the shop, with one and no consent none either, and after it just that one', async ({
  newShopper,
}) => {
  const { page, context } = await newShopper({ baseURL: shop.url });
  const strangers: string[] = [];
  await context.route(
    ({ origin }) => origin !== shop.url,
    (route) => {
      strangers.push(new URL(route.request().url()).href);
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  const isIdle = () =>
    page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('idle-work')),
    );
  const choices = page.getByRole('complementary', { name: 'Your data' });

  await page.goto('/');
  await isIdle();
  await expect(choices).toHaveCount(0);

  sets('google_analytics_key', 'G-ABC1234');
  await page.goto('/shop');
  await expect(choices.getByText('May we measure')).toBeVisible();
  expect((await axeOn(page).include('aside[aria-label="Your data"]').analyze()).violations).toEqual([]);
  await choices.getByRole('button', { name: 'no' }).click();
  await page.goto('/product/slate-wall-clock');
  await isIdle();
  await expect(choices.getByRole('button', { name: 'Your data' })).toBeAttached();
  expect(strangers).toEqual([]);

  await choices.getByRole('button', { name: 'Your data' }).click();
  await choices.getByRole('button', { name: 'yes' }).click();
  await expect.poll(() => strangers).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234']);
  const told = () =>
    page.evaluate(() =>
      (window as Window & { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((given) => String(given[1])),
    );
  await expect.poll(told).toContain('view_item');
});
