import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const PRODUCT = '/product/engraved-slate-coasters';
const ARTICLE = '/blog/no-two-slates';

const PHONE = { width: 390, height: 844 };

const leftOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);

/** Numbers of characters in the full lines of a paragraph, that is all but its last. */
const lineLengths = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      const lines = new Map<number, number>();
      for (let at = 0; at < (text?.textContent?.length ?? 0); at++) {
        range.setStart(text as Node, at);
        range.setEnd(text as Node, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      return [...lines.values()].slice(0, -1);
    }),
  );

/** The grids whose last row has room for another cell. */
const brokenRows = (page: Page) =>
  page.locator('main ul.grid').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const right = Math.max(...[...list.children].map((cell) => cell.getBoundingClientRect().right));
      const last = list.lastElementChild?.getBoundingClientRect();
      const isWhole = !last || Math.abs(last.right - right) < 2;
      return isWhole ? [] : [`${list.children.length} cells: ${list.textContent.slice(0, 40)}`];
    }),
  );

/** Whether the content begins where the foot of the page does. */
const isAtEdge = async (page: Page) =>
  Math.round((await leftOf(page, 'main h1, main nav ol')) - (await leftOf(page, 'footer p'))) === 0;

async function hasReadableLines(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.fonts.ready);
  const lengths = await lineLengths(page, 'main .prose-shop > p');
  expect(lengths.length, page.url()).toBeGreaterThan(0);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean, page.url()).toBeGreaterThanOrEqual(60);
  expect(mean, page.url()).toBeLessThanOrEqual(75);
}

/** What to look at on a page: the edge of the frame, grids of tiles, cards or people, running text. */
const looks: Record<string, readonly ('edge' | 'rows' | 'text')[]> = {
  '/': ['rows'],
  '/shop': ['edge', 'rows'],
  '/shop/laser-kut': ['rows'],
  '/shop/slate': ['edge', 'rows'],
  '/shop-christmas': ['rows'],
  '/about': ['rows'],
  '/blog': ['rows'],
  [PRODUCT]: ['edge', 'rows', 'text'],
  '/cart': ['edge'],
  '/search/slate': ['edge'],
  '/contact': ['edge'],
  [ARTICLE]: ['edge', 'text'],
  '/shipping-and-returns': ['text'],
};
/** px */
const WIDTHS = { edge: [1024, 1440, 2200], rows: [390, 768, 1440, 2200] };

test('at every window width, each screen starts at the edge of the page frame and no row of tiles, cards or people ends incomplete; running text has 60 to 75 characters a line in our own typeface', async ({
  newShopper,
}) => {
  // Styles alone make the layout.
  const reader = await newShopper({ javaScriptEnabled: false });
  const { page } = reader;
  for (const [path, parts] of Object.entries(looks)) {
    await reader.reads(path);
    if (parts.includes('rows')) await expect(page.locator('main ul.grid').first()).toBeAttached();
    const isLookedAt = (part: 'edge' | 'rows', width: number) =>
      parts.includes(part) && WIDTHS[part].includes(width);
    for (const width of [390, 768, 1024, 1440, 2200]) {
      if (!isLookedAt('edge', width) && !isLookedAt('rows', width)) continue;
      await page.setViewportSize({ width, height: 900 });
      const where = `${path} at ${width} px`;
      if (isLookedAt('edge', width)) expect(await isAtEdge(page), where).toBe(true);
      if (isLookedAt('rows', width)) expect(await brokenRows(page), where).toEqual([]);
    }
    if (parts.includes('text')) await hasReadableLines(page);
  }
});

/** The heights of the first match in each tile of a page's first row. */
const heightsOfRow = (page: Page, selector: string) =>
  page
    .locator('main ul.grid')
    .first()
    .evaluate((list, part) => {
      const boxes = [...list.children].map((cell) => cell.querySelector(part)?.getBoundingClientRect());
      return boxes.filter((box) => box?.top === boxes[0]?.top).map((box) => Math.round(box?.height ?? 0));
    }, selector);

test('tiles of a row are equally high, and so are their buttons, however long a name is; prices of a row are aligned, reduced ones too', async ({
  newShopper,
  shop,
}) => {
  const reader = await newShopper({ javaScriptEnabled: false });
  const { page, context } = reader;
  await context.addCookies([{ name: 'locale', value: 'de', url: shop.url }]);
  await reader.reads('/shop-christmas');
  for (const [width, count] of [
    [390, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of ['.material-tile', 'a']) {
      const heights = await heightsOfRow(page, part);
      expect(heights, `${part} at ${width} px`).toHaveLength(count);
      expect(new Set(heights).size, `${part} at ${width} px: ${heights.join()}`).toBe(1);
    }
  }

  await reader.reads('/shop/key-rings');
  const prices = page.locator('main article [data-price]');
  await expect(prices).toHaveCount(4);
  const bottoms = await prices.evaluateAll((all) =>
    all.map((price) => Math.round(price.querySelector('.price')?.getBoundingClientRect().bottom ?? 0)),
  );
  expect(new Set(bottoms).size, bottoms.join()).toBe(1);
});

/** The element covering the descenders of a heading; 'free' for none. */
function whatCovers(heading: HTMLElement | SVGElement): string {
  if (!heading.isConnected) return 'gone';
  const range = document.createRange();
  range.selectNodeContents(heading);
  // Where line spacing is tight, descenders hang below the line box.
  const { fontSize } = getComputedStyle(heading);
  const { bottom } = range.getBoundingClientRect();
  const hanging = bottom + 0.1 * Number.parseFloat(fontSize);
  const after = document.elementFromPoint(heading.getBoundingClientRect().left + 20, hanging);
  return after === null || after === heading || after.contains(heading) ? 'free' : after.outerHTML;
}

/** The sum of the layout shifts of the page so far. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // No shift causes no event.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** What most people find in the cart, nothing, takes the place that was kept for it. */
async function opensEmptyCart(shopper: Shopper): Promise<void> {
  await shopper.opens('/cart');
  await expect(shopper.page.getByText('Your cart is empty')).toBeVisible();
  // Letters of the menu move slightly when their font loads.
  expect(await layoutShifts(shopper.page)).toBeLessThan(0.001);
}

const startOfWords = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().left;
  });

test('on a phone an empty cart causes no layout shift, and nothing covers a heading or its descenders', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*no-such-page/);
  const shopper = await newShopper({ viewport: PHONE });
  const { page } = shopper;
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const isFree = (path: string) => expect.poll(() => heading.evaluate(whatCovers), path).toBe('free');
  await opensEmptyCart(shopper);
  await isFree('/cart');
  // The checkout redirects to the login.
  await shopper.opens('/checkout');
  await expect(page).toHaveURL(/\/login/);
  for (const path of ['/login', '/shop', '/search', '/contact', '/no-such-page']) {
    if (path !== '/login') await shopper.opens(path);
    await isFree(path);
  }
});

test('on a desktop an empty cart causes no layout shift', async ({ shopper }) => {
  await shopper.page.setViewportSize({ width: 1440, height: 900 });
  await opensEmptyCart(shopper);
});

test('on a phone the actions of a cart line are aligned with its text, and the name in the footer takes less than an eighth of the screen', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: PHONE });
  await shopper.hasInCart(coasters);
  await shopper.opens('/cart');
  const line = shopper.cartLine(coasters.name);
  const words = await startOfWords(line.getByRole('heading'));
  const edit = await startOfWords(line.getByRole('link', { name: /^Edit / }).getByText('Edit'));
  expect(Math.abs(edit - words)).toBeLessThan(2);
  const word = shopper.page.getByRole('contentinfo').locator('[aria-hidden=true]').last();
  expect((await word.boundingBox())?.height).toBeLessThan(PHONE.height / 8);
});

test('the first screen of a phone has a prominent button and the beginning of the products', async ({
  newShopper,
}) => {
  const reader = await newShopper({ viewport: PHONE, javaScriptEnabled: false });
  const { page } = reader;
  await reader.reads('/');
  const first = page.getByRole('group', { name: '1 of 3' }).getByRole('link');
  await expect(first).toBeInViewport({ ratio: 1 });
  // Filled rather than outlined.
  const [ground, around] = await first.evaluate((link) =>
    [link, link.parentElement ?? link].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(ground).not.toMatch(/rgba\(.*, 0\)|transparent/);
  expect(ground).not.toBe(around);
  const product = await page.getByRole('main').getByRole('article').first().boundingBox();
  expect(product?.y).toBeLessThan(PHONE.height - 16);
});

test('on a phone the price of a product is visible without scrolling, whatever its name', async ({
  newShopper,
  request,
}) => {
  const reader = await newShopper({ viewport: PHONE, javaScriptEnabled: false });
  const question = '{ sellProducts(first: 100) { name slug price size_chart_image { url } } }';
  const response = await request.post('/graphql', { data: { query: question } });
  const { data } = (await response.json()) as {
    data: {
      sellProducts: { name: string; slug: string; price: number | null; size_chart_image: object | null }[];
    };
  };
  const priced = data.sellProducts.filter(({ price }) => price !== null);
  const longest = priced.toSorted((one, other) => other.name.length - one.name.length).slice(0, 3);
  const measured = priced.filter(({ size_chart_image }) => size_chart_image !== null).slice(0, 1);
  for (const { slug } of [...longest, ...measured]) {
    await reader.reads(`/product/${slug}`);
    const price = await reader.page.locator('main form .price').first().boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? Infinity), slug).toBeLessThanOrEqual(PHONE.height);
  }
});
