import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const NARROW = { width: 320, height: 600 };

const topOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);

/** Scrolls by `by` px. */
async function scrolls(page: Page, by: number) {
  const { y } = await page.evaluate((distance) => {
    window.scrollBy(0, distance);
    return { y: window.scrollY };
  }, by);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
}

/** Checks that the header is one row that fits this width. */
async function isOneRow(page: Page, width: number) {
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBe(56);
  for (const name of ['Menu', 'Open search'])
    expect((await page.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('the header of a phone is one row of 56 px that fits 320 px, hides on scrolling down, returns on scrolling up, and causes no layout shift', async ({
  newShopper,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens('/shop/laser-kut');
  await isOneRow(page, PHONE.viewport.width);
  await page.evaluate(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => (seen.shifts += list.getEntries().length)).observe({
      type: 'layout-shift',
      buffered: false,
    });
  });
  await scrolls(page, 600);
  await expect.poll(() => topOf(page)).toBe(-56);
  await scrolls(page, -80);
  await expect.poll(() => topOf(page)).toBe(0);
  await scrolls(page, 400);
  await expect.poll(() => topOf(page)).toBe(-56);
  await page.getByRole('button', { name: 'Open search' }).focus();
  await expect.poll(() => topOf(page)).toBe(0);
  await scrolls(page, 200);
  expect(await topOf(page)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  await page.setViewportSize(NARROW);
  await isOneRow(page, NARROW.width);
});

test('[RT-14] on a phone an icon opens the search over the header, with its suggestions', async ({
  newShopper,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens('/cart');
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Open search' }).click();
  await expect(field).toBeFocused();
  await field.fill('slate');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Open search' }).click();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Open search' }).click();
  await field.fill('marble');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/marble');
  await expect(field).toBeHidden();
});

test('[RT-14] the search of a phone works without JavaScript', async ({ newShopper }) => {
  const { page } = await newShopper({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Open search' }).click();
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill('slate');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/slate');
});
