import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/run-tool.ts';
import { test as journey, expect } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { builtShop, startShop } from '../testkit/shop-process.ts';
import { coasters, lastStick, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { moveClock } from './move-clock.ts';

const WIDTHS = [390, 768, 1440];
const HEIGHT = 900;
/** px; Chromium renders nothing new beyond 16,384, so long pages are captured in parts. */
const MAX_PICTURE_HEIGHT = 8_000;

/** The time assumed by shop and browser, ms, so that dates and countdowns are the same on both sides. */
const BEGINS_AT = Number(process.env['CLOCK_BEGINS_AT'] ?? Date.now());

/** The journeys' `test` with the shop in `SHOP_ROOT`. */
const test = journey.extend<object, { shop: Awaited<ReturnType<typeof startShop>> }>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({
        root: process.env['SHOP_ROOT'] ?? projectRoot,
        script: ['--import', import.meta.resolve('./moved-clock.ts'), builtShop],
        variables: { CLOCK_BEGINS_AT: String(BEGINS_AT), TEST_API: '1' },
      });
      // The list of current work changes from minute to minute.
      new ShopOwner(shop.dataDir).changesSetting('show_bench', false);
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shopper: async ({ newShopper }, use) => {
    const shopper = await newShopper({ reducedMotion: 'reduce' });
    await shopper.context.addInitScript(moveClock, BEGINS_AT - Date.now());
    await use(shopper);
  },
});

/** Scrolls through the whole screen so that lazy pictures load, and back to the top. */
async function loadsAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Painted with the rest of the page instead of in a later frame.
    for (const image of document.images) image.decoding = 'sync';
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  const missing = () =>
    page.locator('img:visible').evaluateAll((images) =>
      images.flatMap((image) => {
        const { complete, currentSrc, naturalWidth } = image as HTMLImageElement;
        const isThere = complete && (naturalWidth > 0 || currentSrc.endsWith('.svg'));
        // A hidden slide waits until it is shown.
        const isAway = image.closest('[inert]') !== null;
        return isAway || (isThere && !currentSrc.startsWith('data:')) ? [] : [image.outerHTML];
      }),
    );
  await expect.poll(missing).toEqual([]);
}

/** Compares screenshots of the whole screen from top to bottom, without moving or third-party content. */
async function isComparedWithBefore(page: Page, name: string, width: number): Promise<void> {
  await page.locator('video, iframe').evaluateAll((frames) => {
    for (const frame of frames) (frame as HTMLElement).style.visibility = 'hidden';
  });
  const total = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < total; y += MAX_PICTURE_HEIGHT) {
    await page.evaluate((top) => {
      document.documentElement.style.marginBlockStart = `${-top}px`;
    }, y);
    const clip = { x: 0, y: 0, width, height: Math.min(MAX_PICTURE_HEIGHT, total - y) };
    const part = y === 0 ? '' : `-from-${y}`;
    await expect.soft(page).toHaveScreenshot(`${name}${part}.png`, { fullPage: true, clip });
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('margin-block-start'));
}

/** Waits until a shop that is generating pictures, possibly on a busy machine, serves the page. */
const isServed = (page: Page) =>
  expect.poll(async () => (await page.request.get(page.url())).status(), { timeout: 120_000 }).not.toBe(503);

/** Opens a path and waits for hydration, in any language. */
async function opensInAnyLanguage(shopper: Shopper, path: string): Promise<void> {
  await shopper.reads(path);
  // After hydration the cart link has a status text, even for an empty cart.
  await expect(shopper.page.locator('header a[href="/cart"] + [role=status]')).not.toBeEmpty();
}

/**
 * Captures the current screen at every width and in both themes; a difference does not stop the others. Each
 * width has its own tab, since browsers reuse a larger picture that the tab already loaded.
 */
async function isPhotographed(shopper: Shopper, name: string, isReady?: (tab: Shopper) => Promise<void>) {
  for (const width of WIDTHS) {
    const tab = await shopper.inAnotherTab();
    const { page } = tab;
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.setViewportSize({ width, height: HEIGHT });
    await isServed(shopper.page);
    await opensInAnyLanguage(tab, shopper.page.url());
    await isReady?.(tab);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await loadsAllPictures(page);
      await isComparedWithBefore(page, `${name}-${width}-${colorScheme}`, width);
    }
    await page.close();
  }
}

const screens = {
  home: '/',
  shop: '/shop',
  group: '/shop/slate',
  product: `/product/${coasters.slug}`,
  login: '/login',
  widgets: '/demo_asdf',
  'page-not-found': '/no-such-page',
  'group-not-found': '/shop/no-such-group',
};

for (const [name, path] of Object.entries(screens))
  test(`${path} looks as before`, async ({ shopper, consoleErrors }) => {
    if (path.includes('no-such')) consoleErrors.expect(/404 /);
    await shopper.opens(path);
    await isPhotographed(shopper, name);
  });

/**
 * The right-to-left language and, of German and Ukrainian, the one with the longer words: 1.20 of the English
 * ones, Ukrainian 1.05. French has 1.21, the longest of all.
 */
const OTHER_LANGUAGES = ['ar', 'de'];

for (const language of OTHER_LANGUAGES)
  for (const name of ['home', 'group', 'product', 'login'] as const)
    test(`${screens[name]} looks as before in ${language}`, async ({ shopper, shop }) => {
      await shopper.context.addCookies([{ name: 'locale', value: language, url: shop.url }]);
      await opensInAnyLanguage(shopper, screens[name]);
      await isPhotographed(shopper, `${name}-${language}`);
    });

/** The same in every captured language, English first. */
async function isPhotographedInAll(
  shopper: Shopper,
  name: string,
  isReady: (tab: Shopper) => Promise<void>,
): Promise<void> {
  await isPhotographed(shopper, name, isReady);
  const { origin } = new URL(shopper.page.url());
  for (const language of OTHER_LANGUAGES) {
    await shopper.context.addCookies([{ name: 'locale', value: language, url: origin }]);
    await isPhotographed(shopper, `${name}-${language}`, isReady);
  }
  await shopper.context.clearCookies({ name: 'locale' });
}

/** Selects the first shipping method and waits for the price of the order, in any language. */
async function choosesFirstShipping({ page }: Shopper): Promise<void> {
  await page.locator('main label:has(input[name=shipping])').first().click();
  await expect(page.locator('main button').filter({ hasText: '$' })).toBeVisible();
}

test('cart, checkout, success and order look as before', async ({ shopper }) => {
  const { page } = shopper;
  shopper.email = 'ada@shopper.example';
  for (const item of [coasters, trivet, lastStick]) await shopper.addsToCart(item);
  await shopper.opens('/cart');
  await isPhotographedInAll(shopper, 'cart', ({ page: tab }) =>
    expect(tab.locator('main li').filter({ hasText: '$22.00' }).first()).toBeVisible(),
  );
  await shopper.opens('/checkout');
  await shopper.logsIn();
  await shopper.savesAddress();
  await shopper.choosesShipping();
  await isPhotographedInAll(shopper, 'checkout', choosesFirstShipping);
  await shopper.orders();
  await shopper.ends('Pay');
  const order = page.getByRole('link', { name: 'See your order' });
  await expect(order).toBeVisible();
  await isPhotographed(shopper, 'success', ({ page: tab }) =>
    expect(tab.getByText('1 Goondoon Street').or(tab.getByText('For Nan')).first()).toBeVisible(),
  );
  await order.click();
  await expect(page).toHaveURL(/\/order\//);
  await isPhotographedInAll(shopper, 'order', ({ page: tab }) =>
    expect(tab.getByText('1 Goondoon Street')).toBeVisible(),
  );
});
