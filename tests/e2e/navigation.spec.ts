import type { Page, Request } from '@playwright/test';
import { persistedDocuments } from '../../server/generated/persisted-documents.ts';
import { expect, test } from '../testkit/fixtures.ts';

const COASTERS = 'Engraved Slate Coasters, Set of Four';

/** By its hash; questions of one moment go together, and then in the body. */
const isProductQuestion = (request: Request) =>
  Object.entries(persistedDocuments).some(
    ([hash, text]) =>
      text.startsWith('query ProductPage(') && `${request.url()} ${request.postData() ?? ''}`.includes(hash),
  );

/** The group's link to the coasters, in a page whose script is at work: it has looked at the links in sight. */
async function coastersLink(page: Page) {
  const code = page.waitForResponse(/\/static\/ProductRoute-/);
  await page.goto('/shop/slate');
  await code;
  return page.getByRole('link', { name: COASTERS });
}

test('a product on which a mouse rests is there before the press, picture and all', async ({ shopper }) => {
  const { page } = shopper;
  const link = await coastersLink(page);
  const picture = page.waitForResponse((response) => response.url().includes('/4x3/') && response.ok());
  const answer = page.waitForResponse((response) => isProductQuestion(response.request()));
  await link.hover();
  await (await answer).finished();
  await picture;
  await page.route('**/graphql**', (route) =>
    isProductQuestion(route.request()) ? route.abort() : route.continue(),
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
  await expect(shopper.button('Add to cart')).toBeVisible();
});

test('a product that the keyboard reaches is fetched, too', async ({ shopper }) => {
  const link = await coastersLink(shopper.page);
  const answer = shopper.page.waitForResponse((response) => isProductQuestion(response.request()));
  await link.focus();
  expect((await answer).ok()).toBe(true);
});

test('a prefetch that fails is no error: the press asks again', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED.*\/graphql/);
  const { page } = shopper;
  const link = await coastersLink(page);
  let isBroken = true;
  await page.route('**/graphql**', (route) => {
    if (!isBroken || !isProductQuestion(route.request())) return route.continue();
    isBroken = false;
    return route.abort();
  });
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Slate');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
});

test('who saves data is fetched nothing before the press', async ({ shopper }) => {
  const { page } = shopper;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await shopper.opens('/shop/slate');
  const link = page.getByRole('link', { name: COASTERS });
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await link.hover();
  await link.focus();
  await page.getByRole('link', { name: 'Contact' }).first().focus();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter(isProductQuestion)).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
  expect(asked.filter(isProductQuestion)).toHaveLength(1);
});

test('[GEN-24] a bar appears while another path is waited for, and none for another query', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/shop/slate');
  const bar = page.locator('#nprogress .bar');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: COASTERS }).click();
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('#nprogress')) document.documentElement.dataset['bar'] = 'seen';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await shopper.option('Round').click();
  await expect(page).toHaveURL(/Shape=Round/);
  await expect(page.locator('html[data-bar]')).toHaveCount(0);
});

test('[GEN-24] the bar appears on a line that brings its code no sooner than the screen', async ({
  shopper,
}) => {
  const { page } = shopper;
  const isFetched = page.waitForResponse('**/static/nprogress-*.js');
  await shopper.opens('/shop/slate');
  await isFetched;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  for (const late of ['**/graphql**', '**/static/**'])
    await page.route(late, async (route) => {
      await released;
      await route.continue();
    });
  await page.getByRole('link', { name: COASTERS }).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: COASTERS })).toBeVisible();
});

test('until the script is there the browser fetches the document behind a link itself, and no longer then', async ({
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
