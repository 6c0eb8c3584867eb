import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { Outbox } from '../testkit/outbox.ts';
import { startShopCopy } from '../testkit/shop-copy.ts';
import { coasters, Shopper, trivet } from '../testkit/shopper.ts';
import { isTakenOver, isThere, walks } from './walk.ts';

/** Walk options for parts that open over a screen. */
const over = { isFramed: false };
const onPhones = { isFramed: false, widths: [320, 390] };

async function opensProduct({ page }: Shopper, slug: string): Promise<void> {
  await page.goto(`/product/${slug}`);
  await isThere(page);
  await isTakenOver(page);
}

test('a photo in its viewer is accessible', async ({ shopper }) => {
  await shopper.page.goto('/robots.txt');
  await walks(
    shopper,
    'a photo in its viewer',
    async ({ page }) => {
      await opensProduct(shopper, coasters.slug);
      await page.locator('main [role=group] button[aria-haspopup=dialog]').first().click();
      await expect(page.locator('[role=dialog] img:visible').first()).toBeVisible();
    },
    over,
  );
});

test('a size chart is accessible', async ({ shopper }) => {
  await shopper.page.goto('/robots.txt');
  await walks(
    shopper,
    'a size chart',
    async ({ page }) => {
      await opensProduct(shopper, 'personalised-cotton-tee');
      await page.locator('main a[aria-haspopup=dialog]').click();
      await expect(page.locator('dialog[open] img')).toBeVisible();
    },
    over,
  );
});

test('the search of a phone with its suggestions is accessible', async ({ shopper }) => {
  await shopper.page.goto('/robots.txt');
  await walks(
    shopper,
    'the search of a phone',
    async ({ page }) => {
      await page.goto('/');
      await isTakenOver(page);
      await page.locator('header button[popovertarget]').first().click();
      await page.locator('header [popover] input').fill('slate');
      await expect(page.locator('header [popover] [role=option]').first()).toBeVisible();
    },
    onPhones,
  );
});

test('the notice on a phone that an item was added is accessible', async ({ shopper }) => {
  await shopper.page.goto('/robots.txt');
  await walks(
    shopper,
    'added to the cart',
    async ({ page }) => {
      await opensProduct(shopper, trivet.slug);
      await page.locator('main form [role=radiogroup] label, main form fieldset label').first().click();
      await page.locator('main form button[type=submit]').first().click();
      await expect(page.locator('.bottom-bar.sheet-in')).toBeVisible();
    },
    onPhones,
  );
});

for (const language of ['de', 'ar'])
  test(`the offer of a language is accessible (${language})`, async ({ newShopper }) => {
    const shopper = await newShopper({ locale: language });
    await shopper.page.goto('/robots.txt');
    await walks(
      shopper,
      `${language} is offered`,
      async ({ page, context }) => {
        await context.clearCookies({ name: 'locale' });
        await page.goto('/');
        await isTakenOver(page);
        await expect(page.locator(`aside[lang=${language}]`)).toBeVisible();
      },
      { isTranslated: false },
    );
  });

test('the offline bar is accessible', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { page, context } = shopper;
  await page.goto('/robots.txt');
  await walks(shopper, 'offline', async () => {
    await context.setOffline(false);
    await page.goto('/about');
    await isThere(page);
    await isTakenOver(page);
    await context.setOffline(true);
    await expect(page.locator('[role=status] > .tone-sec')).toBeVisible();
  });
});

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Resolves once a service worker controls the page. */
  const isControlled = (page: Page) =>
    expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  test('is announced accessibly', async ({ browser }) => {
    const copy = await startShopCopy();
    const context = await browser.newContext({ baseURL: copy.url });
    try {
      const shopper = new Shopper(context, await context.newPage(), new Outbox(copy.dataDir));
      const { page } = shopper;
      await page.goto('/contact');
      await isControlled(page);
      copy.deploys();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await walks(shopper, 'a new version', async () => {
        await page.goto('/contact');
        await isThere(page);
        await expect(
          page.locator('.fixed [role=status] button, [role=status].fixed button').first(),
        ).toBeVisible();
      });
    } finally {
      await context.close();
      await copy.remove();
    }
  });
});
