import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

const PRODUCT = '/product/engraved-slate-coasters';
const ARTICLE = '/blog/no-two-slates';

const leftOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);

test('every screen begins at the edge of the frame, however wide the window is', async ({ page }) => {
  const edges: Record<string, number> = {};
  for (const path of ['/shop', '/shop/slate', PRODUCT, '/cart', '/search/slate', '/contact', ARTICLE]) {
    await page.goto(path);
    for (const width of [1024, 1440, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      const edge = await leftOf(page, 'footer p');
      edges[`${path} at ${width} px`] = Math.round((await leftOf(page, 'main h1, main nav ol')) - edge);
    }
  }
  expect(new Set(Object.values(edges)), JSON.stringify(edges)).toEqual(new Set([0]));
});

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

test('running text has 60 to 75 characters a line, in our own face', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [ARTICLE, PRODUCT, '/shipping-and-returns']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const lengths = await lineLengths(page, 'main .prose-shop > p');
    expect(lengths.length, path).toBeGreaterThan(0);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean, path).toBeGreaterThanOrEqual(60);
    expect(mean, path).toBeLessThanOrEqual(75);
  }
});

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

/** Pages with grids of tiles, cards or people. */
const pagesWithGrids = [
  '/',
  '/shop',
  '/shop/laser-kut',
  '/shop/slate',
  '/shop-christmas',
  '/about',
  '/blog',
  PRODUCT,
];

test('no row of tiles, cards or people is left with an orphan, however wide the window is', async ({
  page,
}) => {
  for (const path of pagesWithGrids) {
    await page.goto(path);
    for (const width of [390, 768, 1440, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenRows(page), `${path} at ${width} px`).toEqual([]);
    }
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

test('tiles of a row are equally high, and so are their buttons, however long a name is', async ({
  newShopper,
  shop,
}) => {
  const { page, context } = await newShopper();
  await context.addCookies([{ name: 'locale', value: 'de', url: shop.url }]);
  await page.goto('/shop-christmas');
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
});

test('prices of a row stand on one line, those that are lowered too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/shop/key-rings');
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

test('on a phone nothing covers a heading, nor the letters of it that hang below the line', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*no-such-page/);
  const shopper = await newShopper({ viewport: { width: 390, height: 844 } });
  const { page } = shopper;
  for (const path of ['/cart', '/checkout', '/login', '/shop', '/search', '/contact', '/no-such-page']) {
    await shopper.opens(path);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    // A screen for customers redirects to the login.
    await expect.poll(() => heading.evaluate(whatCovers), path).toBe('free');
  }
});

test('on a phone what can be done with a line of the cart begins where its words begin', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: { width: 390, height: 844 } });
  await shopper.hasInCart(coasters);
  await shopper.opens('/cart');
  const line = shopper.cartLine(coasters.name);
  const lefts = await Promise.all(
    [line.getByRole('heading'), line.getByRole('link', { name: /^Edit / }).getByText('Edit')].map((part) =>
      part.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().left;
      }),
    ),
  );
  expect(Math.abs((lefts[1] ?? 0) - (lefts[0] ?? 0))).toBeLessThan(2);
});

test('on a phone the name at the foot takes no more than an eighth of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const word = page.getByRole('contentinfo').locator('[aria-hidden=true]').last();
  expect((await word.boundingBox())?.height).toBeLessThan(844 / 8);
});

test('the first screen of a phone has one button that stands out, and shows that goods follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const first = page.getByRole('group', { name: '1 of 3' }).getByRole('link');
  await expect(first).toBeInViewport({ ratio: 1 });
  // Filled rather than outlined.
  const [ground, around] = await first.evaluate((link) =>
    [link, link.parentElement ?? link].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(ground).not.toMatch(/rgba\(.*, 0\)|transparent/);
  expect(ground).not.toBe(around);
  const goods = await page.getByRole('main').getByRole('article').first().boundingBox();
  expect(goods?.y).toBeLessThan(844 - 16);
});

test('on a phone the price of a product is on the first screen, whatever its name', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const question = '{ sellProducts(first: 100) { name slug price size_chart_image { url } } }';
  const answer = await request.post('/graphql', { data: { query: question } });
  const { data } = (await answer.json()) as {
    data: {
      sellProducts: { name: string; slug: string; price: number | null; size_chart_image: object | null }[];
    };
  };
  const priced = data.sellProducts.filter(({ price }) => price !== null);
  const longest = priced.toSorted((one, other) => other.name.length - one.name.length).slice(0, 5);
  const measured = priced.filter(({ size_chart_image }) => size_chart_image !== null).slice(0, 1);
  for (const { slug } of [...longest, ...measured]) {
    await page.goto(`/product/${slug}`);
    const price = await page.locator('main form .price').first().boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? Infinity), slug).toBeLessThanOrEqual(844);
  }
});

test('what most people find in the cart, nothing, takes the place that was kept for it', async ({
  newShopper,
}) => {
  for (const width of [390, 1440]) {
    const shopper = await newShopper({ viewport: { width, height: 900 } });
    await shopper.opens('/cart');
    await expect(shopper.page.getByText('Your cart is empty')).toBeVisible();
    const moved = await shopper.page.evaluate(
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
    // Letters of the menu move slightly when their font loads.
    expect(moved, `${width} px`).toBeLessThan(0.001);
  }
});
