import type { Page } from '@playwright/test';
import budgets from '../../scripts/verify/size-budgets.config.ts';
import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

const PRODUCT = '/product/slate-wall-clock';
/** Pages that are the same without a script, and pages that it completes. */
const readPages = ['/shop', '/shop/slate', '/about', '/blog', '/contact', '/terms-and-conditions'];
const openedPages = ['/', '/cart', '/login', PRODUCT];

const holdsFontsBack = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['fonts'] === 'later');

/** The fonts loaded by the page, without content hashes. */
async function fontsOf(page: Page): Promise<string[]> {
  await expect.poll(() => holdsFontsBack(page)).toBe(false);
  await page.evaluate(() => document.fonts.ready);
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
  );
  return urls.map((url) => /\/([a-z-]+?)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? url).sort();
}

test('a page references the scripts that its budget counts', async ({ request }) => {
  const budgeted = {
    '/': 'first script of /',
    '/shop/slate': 'first script of a group',
    [PRODUCT]: 'first script of a product',
  };
  for (const [url, name] of Object.entries(budgeted)) {
    const html = await (await request.get(url)).text();
    const files = budgets.find((budget) => budget.name === name)?.path ?? [];
    const counted = files.flatMap((file) => /\/static\/[^/]+$/.exec(file)?.[0] ?? []);
    const named = [...html.matchAll(/(?:href|src)="(\/static\/[^"]+\.js)"/g)].map(([, file]) => file);
    expect([...named].sort(), url).toEqual(counted.sort());
  }
});

/** Loads two small fonts and no other. */
async function needsTwoFonts({ page }: Shopper): Promise<void> {
  const lang = await page.locator('html').getAttribute('lang');
  expect([lang, ...(await fontsOf(page))], page.url()).toEqual([
    'en',
    'bricolage-english',
    'figtree-english',
  ]);
}

test('an English page loads only two small fonts, until a letter that they lack loads the font that contains it', async ({
  newShopper,
}) => {
  // A browser that has shown other pages restores the fonts that one of them needed.
  const reader = await newShopper({ javaScriptEnabled: false, isNew: true });
  const shopper = await newShopper({ isNew: true });
  for (const url of readPages) {
    await reader.reads(url);
    await needsTwoFonts(reader);
  }
  for (const url of openedPages) {
    await shopper.opens(url);
    await needsTwoFonts(shopper);
  }
  const { page } = shopper;
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' café'));
  await expect.poll(() => fontsOf(page)).toContain('bricolage-latin');
});

test('fonts load after the first picture, until the browser has loaded them once', async ({ newShopper }) => {
  const { page } = await newShopper({ storageState: { cookies: [], origins: [] } });
  let letCome: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/i/**', async (route) => {
    await pending;
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isFont = (url: string) => url.endsWith('.woff2');
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => requested.some((url) => url.includes('/assets/i/'))).toBe(true);
  expect(await holdsFontsBack(page)).toBe(true);
  expect(requested.filter(isFont)).toEqual([]);
  letCome();
  await expect.poll(() => holdsFontsBack(page)).toBe(false);
  await expect.poll(() => requested.filter(isFont).length).toBe(2);
  const atOnce = page.waitForRequest((request) => isFont(request.url()));
  await page.goto('/about', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await holdsFontsBack(page)).toBe(false);
  await atOnce;
});

test('loading the fonts does not move a heading', async ({ page }) => {
  let letCome: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.woff2', async (route) => {
    await pending;
    await route.continue();
  });
  const requested = page.waitForRequest('**/bricolage-*.woff2');
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
  await requested;
  const top = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect());
  const before = await top();
  letCome();
  expect(await fontsOf(page)).toHaveLength(2);
  const after = await top();
  expect([after.top, after.height]).toEqual([before.top, before.height]);
});
