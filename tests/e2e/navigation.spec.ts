import type { Page, Request } from '@playwright/test';
import { persistedDocuments } from '../../server/generated/persisted-documents.ts';
import { expect, test } from '../testkit/fixtures.ts';

const CLOCK = 'Slate Wall Clock';
const MARKERS = 'Slate Herb Markers';
const COASTERS = 'Engraved Slate Coasters, Set of Four';

/** Identified by hash; simultaneous queries are batched, with the hash in the body. */
const isProductQuestion = (request: Request) =>
  Object.entries(persistedDocuments).some(
    ([hash, text]) =>
      text.startsWith('query ProductPage(') && `${request.url()} ${request.postData() ?? ''}`.includes(hash),
  );

/** The group's link to the coasters, once the script is running and has prefetched visible links. */
async function coastersLink(page: Page) {
  const code = page.waitForResponse(/\/static\/product-/);
  await page.goto('/shop/slate');
  await code;
  return page.getByRole('link', { name: COASTERS });
}

test('hovering over or focusing a product link prefetches the product, on hover with its picture; a failed prefetch is no error: the press requests it again', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*\/graphql/);
  const { page } = shopper;
  const link = await coastersLink(page);
  const question = () => page.waitForResponse((response) => isProductQuestion(response.request()));
  const picture = page.waitForResponse((response) => response.url().includes('/4x3/') && response.ok());
  const response = question();
  await link.hover();
  await (await response).finished();
  await picture;
  let isBroken = true;
  await page.route('**/graphql**', (route) =>
    isBroken && isProductQuestion(route.request()) ? route.abort() : route.continue(),
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
  await expect(shopper.button('Add to cart')).toBeVisible();

  await page.goBack();
  isBroken = false;
  const fetched = question();
  await page.getByRole('main').getByRole('link', { name: CLOCK }).focus();
  expect((await fetched).ok()).toBe(true);

  isBroken = true;
  const markers = page.getByRole('main').getByRole('link', { name: MARKERS });
  const failed = page.waitForEvent('requestfailed', isProductQuestion);
  await markers.hover();
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Slate');
  isBroken = false;
  await markers.click();
  await expect(page.getByRole('heading', { level: 1, name: MARKERS })).toBeVisible();
});

test('with data saving on, a product is fetched only on the press', async ({ shopper }) => {
  const { page } = shopper;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await shopper.opens('/shop/slate');
  const link = page.getByRole('link', { name: COASTERS });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await link.hover();
  await link.focus();
  await page.getByRole('link', { name: 'Contact' }).first().focus();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter(isProductQuestion)).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
  await expect(shopper.button('Add to cart')).toBeVisible();
  expect(requests.filter(isProductQuestion)).toHaveLength(1);
});

/** A screen without a card to show first. */
const contactLink = (page: Page) => page.getByRole('link', { name: 'Contact' }).last();
const isContact = (page: Page) => expect(page).toHaveTitle(/Contact/);

/** Holds back these requests until the returned function is called. */
async function holdsBack(page: Page, late: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('[GEN-24] a progress bar appears while another path loads, even before that path’s code arrives, and none for another query', async ({
  shopper,
}) => {
  const { page } = shopper;
  const isFetched = page.waitForResponse('**/static/progress-bar-*.css');
  await shopper.opens('/product/engraved-slate-coasters');
  await isFetched;
  const bar = page.locator('#nprogress .bar');
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('#nprogress')) document.documentElement.dataset['bar'] = 'seen';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await shopper.option('Round').click();
  await expect(page).toHaveURL(/Shape=Round/);
  await expect(page.locator('html[data-bar]')).toHaveCount(0);
  // The bar needs no code of a line that brings it no sooner than the screen.
  const releases = await Promise.all(['**/static/**', '**/graphql**'].map((late) => holdsBack(page, late)));
  await contactLink(page).click();
  for (const release of releases) {
    await expect(bar).toBeVisible();
    release();
  }
  await isContact(page);
  await expect(bar).toHaveCount(0);
});

/** The layout shift so far, as measured by the browser. */
const jumpsOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['jumps'] ?? '0'));

test('[GEN-24] on a slow connection a product opens with the content of its card; the rest follows without a layout shift', async ({
  newShopper,
}) => {
  const phone = await newShopper({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = phone;
  await coastersLink(page);
  await page.evaluate(() => {
    // Includes shifts right after input, which browsers leave out of the score.
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset['jumps'] = String(Number(dataset['jumps'] ?? '0') + Number(Object(entry).value));
    }).observe({ type: 'layout-shift' });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: COASTERS }).click();
  const heading = page.getByRole('heading', { level: 1, name: COASTERS });
  await expect(heading).toBeInViewport();
  await expect(page.locator('main .price').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  await page.evaluate(() => (document.documentElement.dataset['jumps'] = '0'));
  release();
  await expect(phone.button('Add to cart').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may also be interested in:' })).toBeAttached();
  await expect(heading).toBeFocused();
  expect(await jumpsOf(page)).toBeLessThan(0.02);
});

test('a product opened without a connection shows an error, and loads when the connection is back', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { page } = shopper;
  const link = await coastersLink(page);
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot reach the shop right now');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
  await expect(shopper.button('Add to cart')).toBeVisible();
});

test('until the script has loaded, the browser itself prefetches the document behind a link, and not afterwards', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*\/static\//);
  const { page } = shopper;
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto('/shop/slate');
  await page.getByRole('link', { name: COASTERS }).hover();
  await expect.poll(() => fetched).toEqual(['/product/engraved-slate-coasters']);
  await page.getByRole('link', { name: COASTERS }).click();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();

  await page.unroute('**/static/*.js');
  let left: unknown[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    left = preloadingAttemptSources;
  });
  await page.goto('/shop/slate');
  await expect(page.locator('html[data-fetches-screens]')).toBeAttached();
  await expect.poll(() => left).toEqual([]);
});

test('[SEC-06] choosing a screen in the menu by keyboard moves the focus to its heading, on a phone too', async ({
  newShopper,
}) => {
  const wide = await newShopper();
  await wide.opens('/about');
  const bar = wide.page.getByRole('navigation', { name: 'Main menu' });
  await bar.getByText('Laser Kut Products', { exact: true }).press('Enter');
  await bar.getByRole('link', { name: 'Slate' }).press('Enter');
  await expect(wide.page.getByRole('heading', { level: 1, name: 'Shop Slate' })).toBeFocused();

  const phone = await newShopper({ viewport: { width: 390, height: 844 } });
  await phone.opens('/about');
  const menu = phone.page.getByRole('dialog', { name: 'Main menu' });
  await phone.page.getByRole('button', { name: 'Menu' }).press('Enter');
  await menu.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(phone.page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await phone.page.keyboard.press('Enter');
  await menu.getByText('Laser Kut Products', { exact: true }).press('Enter');
  await menu.getByRole('link', { name: 'Slate' }).press('Enter');
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Shop Slate' })).toBeFocused();
});
