import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 600 }, deviceScaleFactor: 3 };
/** px */
const MARGIN = 200;

/** The page's lazy pictures: distance of each from the top of the window (px), and the file shown. */
const lazyPictures = (page: Page) =>
  page.locator('[data-lazy]').evaluateAll((images) =>
    images
      .filter(
        (image): image is HTMLImageElement => image instanceof HTMLImageElement && image.clientWidth > 0,
      )
      .map((image) => ({
        top: image.getBoundingClientRect().top - window.innerHeight,
        width: image.clientWidth,
        file: /^https?:.*/.exec(image.currentSrc)?.[0] ?? '',
      })),
  );

/** Scrolls until the first picture without a file is `distance` px below the window. */
async function scrollsNear(page: Page, distance: number): Promise<void> {
  const top = (await lazyPictures(page)).find(({ file }) => file === '')?.top ?? 0;
  await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top - distance);
}

/** Resolves once a frame is drawn and the page has nothing to do. */
const isDrawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));

const waiting = async (page: Page) => (await lazyPictures(page)).filter(({ file }) => file === '').length;

test('[IMG-07, A89, A90] a picture loads 200 px before it comes into view, wide enough for a pixel ratio of 2, even before our script has loaded', async ({
  newShopper,
}) => {
  const { page } = await newShopper(PHONE);
  await page.route('**/static/*.js', () => undefined);
  await page.goto('/shop/specials', { waitUntil: 'commit' });
  // Without its styles the page is longer, and scroll positions differ.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
  await expect.poll(async () => (await lazyPictures(page)).length).toBeGreaterThan(4);
  const near = async () => (await lazyPictures(page)).filter(({ top }) => top < MARGIN);
  /** Pictures within reach without a file, or the reverse. */
  const wrong = async () =>
    (await lazyPictures(page)).filter(({ top, file }) => (file !== '') !== top < MARGIN);
  await expect.poll(wrong).toEqual([]);
  expect(await waiting(page)).toBeGreaterThan(0);
  for (const distance of [MARGIN + 20, MARGIN - 20]) {
    await scrollsNear(page, distance);
    await isDrawn(page);
    await expect.poll(wrong).toEqual([]);
  }
  expect(await near()).not.toEqual([]);
  for (const { file, width } of await near()) {
    const [, chosen, format] = /\/4x3\/(\d+)\.(\w+)$/.exec(file) ?? [];
    expect(format).toBe('avif');
    expect(Number(chosen)).toBeGreaterThanOrEqual(width * 2);
    expect(Number(chosen)).toBeLessThan(width * 3);
  }
});

const filesOf = async (page: Page) =>
  (await lazyPictures(page)).flatMap(({ file }) => (file === '' ? [] : [file]));

test('[IMG-07] pictures of a page reached by a link load as they come near and stay loaded; printing loads all of them', async ({
  newShopper,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens('/shop');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Shop Laser Kut Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Laser Kut Products');
  await expect.poll(() => waiting(page)).toBeGreaterThan(0);
  const first = await waiting(page);
  await scrollsNear(page, 0);
  await expect.poll(() => waiting(page)).toBeLessThan(first);
  const loaded = await filesOf(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await isDrawn(page);
  expect(await filesOf(page)).toEqual(expect.arrayContaining(loaded));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  expect(await waiting(page)).toBeGreaterThan(0);
  await page.pdf();
  await expect.poll(() => waiting(page)).toBe(0);
});

/** The second photo of a product, beside the one that is shown. */
const secondPhoto = (page: Page) => page.locator('[aria-haspopup=dialog] [data-lazy]').first();

const fileOf = (picture: Locator) =>
  picture.evaluate((image) => /\d+\.avif$/.exec((image as HTMLImageElement).currentSrc)?.[0] ?? null);

test('[IMG-07] the photo beside the one that is shown waits for the script, and loads after it', async ({
  newShopper,
}) => {
  const { page } = await newShopper(PHONE);
  const begun = page.waitForRequest('**/static/deferred-*.js');
  await page.route('**/static/client-*.js', async (route) => {
    expect(await fileOf(secondPhoto(page))).toBeNull();
    await route.continue();
  });
  await page.goto('/product/engraved-slate-coasters');
  await begun;
  await expect.poll(() => fileOf(secondPhoto(page))).toBe('800.avif');
});

test('[IMG-07] the photo beside the one that is shown loads when it is swiped into view, even before our script has loaded', async ({
  newShopper,
}) => {
  const { page } = await newShopper(PHONE);
  await page.route('**/static/*.js', () => undefined);
  await page.goto('/product/engraved-slate-coasters', { waitUntil: 'commit' });
  const thumbnail = page.getByRole('button', { name: 'Show photo 1' }).locator('[data-lazy]');
  await expect.poll(() => fileOf(thumbnail)).not.toBeNull();
  expect(await fileOf(secondPhoto(page))).toBeNull();
  await secondPhoto(page).evaluate((image) => image.closest('.snap-x')?.scrollBy({ left: 30 }));
  await expect.poll(() => fileOf(secondPhoto(page))).toBe('800.avif');
});

test('[IMG-07, PRE-03] without JavaScript the browser loads the pictures itself', async ({ newShopper }) => {
  const shopper = await newShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  const received: string[] = [];
  page.on('response', (response) => response.ok() && received.push(new URL(response.url()).pathname));
  await shopper.reads('/shop/specials');
  const twin = page.locator('noscript img').nth(4);
  const place = await twin.boundingBox();
  expect(place?.width).toBeGreaterThan(100);
  await expect(page.locator('[data-lazy]').nth(4)).toBeHidden();
  await page.mouse.wheel(0, place?.y ?? 0);
  await expect.poll(() => received.filter((path) => path.endsWith('/300.avif')).length).toBeGreaterThan(3);
});

test('[ERR-16, IMG-07] a picture that the host was too busy for is requested again automatically', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/503/);
  // The host's response when too many pictures are pending (its own tests trigger it).
  const busy = { status: 503, headers: { 'retry-after': '5' }, json: { text_code: 'BUSY' } };
  const received: number[] = [];
  const isWanted = ({ pathname }: URL) => /\/4x3\/\d+\.avif$/.test(pathname);
  await page.route(isWanted, (route) => route.fulfill(busy), { times: 1 });
  let refused = '';
  page.on('response', (response) => {
    if (response.status() === 503) refused = response.url();
    if (response.url() === refused) received.push(response.status());
  });
  await page.clock.install();
  await shopper.opens('/product/engraved-slate-coasters');
  await expect.poll(() => received).toEqual([503]);
  // The clock of the page goes on until it requests the picture again. How long it waits is tested in `Picture.test.tsx`.
  const later = async () => {
    await page.clock.fastForward(10_000);
    return received;
  };
  await expect.poll(later).toEqual([503, 200]);
});
