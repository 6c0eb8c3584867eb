import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The button at the bottom edge; the form's own has no price in its name. */
const barButton = (page: Page, price: string) => page.getByRole('button', { name: `Add to cart ${price}` });

const topOf = (shopper: Shopper) =>
  shopper.button('Add to cart').evaluate((button) => {
    const { top, width } = button.getBoundingClientRect();
    return { top: Math.round(top + scrollY), width: Math.round(width) };
  });

/** Sums up layout shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shown = window as unknown as { shifts: number };
    shown.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[])
        if (!entry.hadRecentInput) shown.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** The bar hides nothing at the end of the page, whose board goes on beneath it. */
async function endsAboveBar(page: Page): Promise<void> {
  const bar = page.locator('[data-bottom-bar] > *');
  const last = page.getByRole('radio', { name: 'Dark' });
  const gap = async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const [ends, begins] = [await last.boundingBox(), await bar.boundingBox()];
    return (begins?.y ?? 0) - ((ends?.y ?? 0) + (ends?.height ?? Infinity));
  };
  const end = page.getByRole('region', { name: 'Language and colours' });
  const boardEnds = () => end.evaluate((part) => Math.round(part.getBoundingClientRect().bottom));
  // The space for the bar appears together with it.
  await expect(async () => {
    expect(await gap()).toBeGreaterThanOrEqual(0);
    expect(await boardEnds()).toBe(PHONE.viewport.height);
  }).toPass();
}

const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

test('on a phone a bottom bar shows the price and ‘Add to cart’ while the button is out of view, and covers nothing at the end of the page', async ({
  newShopper,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  await watchShifts(page);
  const bar = barButton(page, '$36.00');
  await expect(bar).toBeInViewport();
  await shopper.button('Add to cart').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'You may also be interested in:' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  expect(await shifts(page)).toBeCloseTo(0, 3);
  await endsAboveBar(page);

  // It submits the form, which leads to what is missing.
  await bar.tap();
  await expect(page.getByRole('radio', { name: 'Round' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Shape' })).toBeInViewport();
});

test('[ATC-01, ATC-02] on a phone a sheet confirms what was added without a layout shift, a failure after a press on the bottom bar is reported in view, and ‘Checkout now’ leads towards the checkout', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*cartAdd/);
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens(`/product/${trivet.slug}`);
  await shopper.configures(trivet);
  await watchShifts(page);
  const before = await topOf(shopper);
  await toTop(page);
  await barButton(page, '$22.00').tap();
  const sheet = page.getByRole('status').filter({ hasText: 'Added to cart' });
  await expect(sheet.getByText('Subtotal $22.00')).toBeInViewport();
  await expect(sheet.getByRole('link', { name: 'Checkout now' })).toBeInViewport();
  expect(await topOf(shopper)).toEqual(before);
  await expect(sheet.getByText('Subtotal $22.00')).toBeHidden();
  expect(await topOf(shopper)).toEqual(before);
  expect(await shifts(page)).toBeCloseTo(0, 3);

  await page.route('**/cartAdd', (route) => route.abort());
  await toTop(page);
  await barButton(page, '$22.00').tap();
  await expect(page.getByText('We cannot reach the shop. Your choice is kept.')).toBeInViewport();
  await page.getByRole('link', { name: 'Checkout now' }).tap();
  await expect(page).toHaveURL(/\/(checkout|login)/);
});
