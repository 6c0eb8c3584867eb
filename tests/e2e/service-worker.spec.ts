import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { dataFolderOf } from '../testkit/shared-renditions.ts';
import { startShopCopy } from '../testkit/shop-copy.ts';
import type { ShopCopy } from '../testkit/shop-copy.ts';
import { Outbox } from '../testkit/outbox.ts';
import { Shopper, trivet } from '../testkit/shopper.ts';

test.use({ serviceWorkers: 'allow' });

/** Resolves once a service worker controls the page. */
const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The paths in a cache of the service worker. */
const cachedPaths = (page: Page, cache: string) =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length)),
    cache,
  );

/** The texts of all caches, each after its URL. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const texts = names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = (await cache.keys()).filter(({ url }) => !url.includes('/assets/'));
      return Promise.all(
        requests.map(async (request) => request.url + (await (await cache.match(request))?.text())),
      );
    });
    return (await Promise.all(texts)).flat();
  });

async function canBeInstalled(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A private window, as tests use, installs nothing.
  const problems = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(problems).toEqual([]);
}

test('[SWK-04, SWK-07, I18-02] the shop can be installed as an app: without a network visited pages, their pictures and the cart open, other pages show an offline notice in the chosen language, and nothing personal is cached', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const { page, context } = shopper;
  await shopper.isLoggedIn();
  await shopper.hasInCart(trivet);
  await shopper.opens('/');
  await isControlled(page);
  await canBeInstalled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/shop');
  await expect
    .poll(() => cachedPaths(page, 'pages'))
    .toEqual(expect.arrayContaining(['/', '/shop', '/cart']));
  await shopper.opens('/my-account');
  await expect(page.getByRole('main')).toContainText(shopper.email);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText('You are offline. This page stays')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('main picture img')
        .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shopper.cartLink(1).click();
  await expect(shopper.cartLine(trivet.name)).toBeVisible();
  await shopper.button('One more').click();
  const explained = page.getByText('Your cart is kept, and changed quantities are sent as soon as');
  await expect(explained).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'To your cart' }).click();
  await expect(shopper.cartLine(trivet.name)).toBeVisible();
  await context.setOffline(false);

  const cached = await cachedTexts(page);
  expect(cached.filter((text) => text.includes(shopper.email))).toEqual([]);
  // The cart page is cached in its shared form.
  expect(
    cached.filter(
      (text) => text.includes(trivet.name) && text.startsWith(`${new URL(page.url()).origin}/cart`),
    ),
  ).toEqual([]);
  expect(await cachedPaths(page, 'pages')).not.toContain('/my-account');

  await shopper.opens('/my-account');
  await page.getByRole('main').getByRole('link', { name: 'Log out' }).click();
  await expect(shopper.accountLink()).toHaveText('Log in');
  await expect.poll(() => cachedPaths(page, 'pages')).not.toContain('/shop');

  await test.step('a page that is not cached shows the offline notice in the language chosen in the meantime', async () => {
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const missed = async () => (await cachedTexts(page)).filter((text) => /^\S+\/offline</.test(text)).join();
    await expect.poll(missed).toContain('lang="ar"');
    expect(await cachedPaths(page, 'offline')).toEqual(['/offline']);
    await context.setOffline(true);
    await page.goto('/no-such-page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا يوجد اتصال');
  });
});

test.describe('a newly deployed shop', () => {
  // All in one worker, with one copy of the shop.
  test.describe.configure({ mode: 'default' });

  let copy: ShopCopy;
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    copy = await startShopCopy(dataFolderOf(test.info().project));
  });
  test.afterAll(() => copy.remove());

  test('[SWK-02, GRD-11] a new version is announced, and loaded by ‘Update’ or at the next navigation, but not from a form or the checkout', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: copy.url });
    const shopper = new Shopper(context, await context.newPage(), new Outbox(copy.dataDir));
    await shopper.isLoggedIn();
    await shopper.hasInCart(trivet);
    const [one, other] = [shopper.page, await context.newPage()];
    /** Whether the document is still the one that was marked. */
    const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
    const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window).catch(() => null);
    const isWaiting = (page: Page) =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null).catch(() => null);
    /** Checks that the document stays and the new version keeps waiting. */
    const staysWith = async (page: Page) =>
      expect([await isMarked(page), await isWaiting(page)]).toEqual([true, true]);
    const follows = async (page: Page, name: string, heading: string) => {
      await page.getByRole('contentinfo').getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    };
    /** Checks that a new document was loaded with the waiting version. */
    const hasNewVersion = async (page: Page) =>
      expect([await isMarked(page), await isWaiting(page)]).toEqual([false, false]);
    /** Ends the running workers, as Chromium does with idle ones, but not with its tools attached, as here. */
    async function endsWorkers(page: Page): Promise<void> {
      const tools = await context.newCDPSession(page);
      await tools.send('ServiceWorker.enable');
      await tools.send('ServiceWorker.stopAllWorkers');
      await tools.detach();
    }
    /** Waits until a press or a link has loaded a document with the waiting version; if it has not, tries again. */
    async function takesNewVersion(page: Page, again: () => Promise<void>): Promise<void> {
      const isTaken = await expect(() => hasNewVersion(page))
        .toPass({ timeout: 8_000 })
        .then(
          () => true,
          () => false,
        );
      if (isTaken) return;
      // Chromium restarted the current worker, and takes it for busy until it ends.
      await endsWorkers(page);
      await expect.poll(() => isWaiting(page)).toBe(false);
      await again();
      await expect(() => hasNewVersion(page)).toPass({ timeout: 20_000 });
    }
    const followsIntoNewVersion = async (page: Page) => {
      await follows(page, 'All products', 'Shop');
      await takesNewVersion(page, () => follows(page, 'Shipping and returns', 'Shipping and returns'));
    };
    const findsNewVersion = (page: Page) =>
      page.evaluate(
        async () => void (await (await navigator.serviceWorker.ready).update().catch(() => null)),
      );
    const banner = (page: Page) => page.getByText('New content available');

    await one.goto('/contact');
    await isControlled(one);
    await other.goto('/checkout');
    await expect(other.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await isControlled(other);
    for (const page of [one, other]) await mark(page);
    // A version that cannot be installed is not announced; the next one is.
    copy.breaksWorker('installed');
    await findsNewVersion(one);
    await expect
      .poll(() => one.evaluate(async () => (await navigator.serviceWorker.ready).installing))
      .toBeNull();
    copy.deploys();
    await findsNewVersion(one);
    for (const page of [one, other]) await expect(banner(page)).toBeVisible();

    // The typed text would be lost, so the new version waits for the next navigation.
    const name = one.getByRole('textbox', { name: 'Name' });
    await name.fill('Ada');
    await follows(one, 'Shipping and returns', 'Shipping and returns');
    await expect(name).toHaveCount(0);
    await staysWith(one);
    await followsIntoNewVersion(one);

    // The other tab stays at its checkout with its version.
    expect(await isMarked(other)).toBe(true);
    await other.getByRole('banner').getByRole('link').first().click();
    await expect(other).not.toHaveURL(/checkout/);
    await expect(other.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveCount(0);
    expect(await isMarked(other)).toBe(true);
    await followsIntoNewVersion(other);

    await follows(one, 'All products', 'Shop');
    await mark(one);
    await isControlled(one);
    copy.deploys();
    await findsNewVersion(one);
    const updates = () => one.getByRole('button', { name: 'Update' }).click();
    await updates();
    await takesNewVersion(one, updates);
    await expect(one).toHaveURL('/shop');
    await context.close();
  });

  test('a service worker that cannot be installed does not affect the shop', async ({ browser }) => {
    copy.breaksWorker('read');
    const context = await browser.newContext({ baseURL: copy.url });
    const page = await context.newPage();
    await page.goto('/about');
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            performance.getEntriesByName(`${location.origin}/service-worker.js`).length +
            Number('fetchesScreens' in document.documentElement.dataset),
        ),
      )
      .toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
    await expect(page).toHaveURL('/shop');
    // Registering again reveals the outcome of the page's own attempt; Chromium drops it shortly afterwards.
    const tried = () =>
      navigator.serviceWorker.register('/service-worker.js').then(() => 'installed', String);
    expect(await page.evaluate(tried)).toMatch(/^TypeError: /);
    const registrations = async () => (await navigator.serviceWorker.getRegistrations()).length;
    await expect.poll(() => page.evaluate(registrations)).toBe(0);
    await context.close();
  });

  test('[SWK-05] a screen whose code a deploy has removed is loaded as a document, once, and is never blank', async ({
    browser,
  }) => {
    copy.deploys();
    const putBack = copy.takesAway('login-screens-');
    const context = await browser.newContext({ baseURL: copy.url });
    const shopper = new Shopper(context, await context.newPage(), new Outbox(copy.dataDir));
    const { page } = shopper;
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await shopper.opens('/about');
    await isControlled(page);
    await shopper.accountLink().click();
    // The code is still missing, so the page stays without it.
    await expect.poll(() => documents).toEqual(['/about', '/login']);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    putBack();
    await shopper.opens('/login');
    await page.getByLabel('E-mail').fill(shopper.email);
    expect(documents).toEqual(['/about', '/login', '/login']);

    // Part of a screen is missing, but the screen stays.
    for (const chunk of ['PhotoViewer-', 'Lightbox-']) copy.takesAway(chunk);
    await shopper.opens(`/product/${trivet.slug}`);
    const missing = page.waitForResponse(/\/static\/(PhotoViewer|Lightbox)-.*\.js/);
    await page.getByRole('button', { name: `${trivet.name}, photo 1 of` }).click();
    expect((await missing).status()).toBe(404);
    await page.getByRole('radio', { name: 'Banksia' }).check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await context.close();
  });
});
