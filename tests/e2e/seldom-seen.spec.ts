import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { inBundaberg, trivet } from '../testkit/shopper.ts';

/** A screenshot of an element while nothing has the focus. */
async function lookOf(page: Page, selector: string): Promise<string> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(0, 0);
  return (await page.locator(selector).first().screenshot()).toString('base64');
}

test('[SEC-06] with forced colours, a chosen option, the focus and the progress bar are still distinguishable', async ({
  newShopper,
  host,
}) => {
  const shopper = await newShopper({ forcedColors: 'active', reducedMotion: 'reduce' });
  const { page } = shopper;
  await shopper.opens(`/product/${trivet.slug}`);
  const chip = 'main label:has(input[type=radio])';
  const open = await lookOf(page, chip);
  await page.locator(chip).first().click();
  const chosen = await lookOf(page, chip);
  expect(chosen).not.toBe(open);
  await page.locator(`${chip} input`).first().focus();
  const focused = await page
    .locator(chip)
    .first()
    .evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(focused).toBe('solid');

  await host.fails({ path: '/graphql', kind: 'delay', delay_ms: 1_500, times: 3 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping and returns' }).click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  const [bare, painted] = await bar.evaluate((element) => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(painted).not.toBe(bare);
  expect(painted).not.toBe('rgba(0, 0, 0, 0)');
});

test('[SEC-07] on a slow network the checkout shows a placeholder until it loads, and nothing is too wide at 2560 px', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: { width: 2560, height: 1200 }, isNew: true });
  const { page } = shopper;
  const fits = async (shown: Page) => {
    const widths = await shown.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths, shown.url()).toEqual([2560, 2560]);
  };
  const reader = await newShopper({ viewport: { width: 2560, height: 1200 }, javaScriptEnabled: false });
  for (const path of ['/', '/shop/slate', `/product/${trivet.slug}`]) {
    await reader.reads(path);
    await fits(reader.page);
  }
  await shopper.isLoggedIn({ address: inBundaberg });
  await shopper.hasInCart(trivet);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/checkout');
  const waiting = page.locator('main [role=status][aria-busy=true]');
  await expect(waiting).toBeVisible();
  await fits(page);
  release();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await fits(page);
});
