import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters, inBundaberg, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';

/** 120 characters, in words of various lengths. */
const LONG_NAME =
  'Commemorative-Personalised Grandparents’ Threehundredandsixtyfive-Days Perpetual Calendar of Jarrah with Bronze Pegs, XXL';
const product = { slug: 'awkward', name: LONG_NAME, price: 2_345_600, special: 1_234_500 };

const windows = {
  'a window of 320 px': { width: 320, textSize: 100 },
  'text of 200 %': { width: 390, textSize: 200 },
};

/** Renames the tiles of groups. */
const namesAtLength = (tiles: Element[], name: string) =>
  tiles.forEach((tile) => {
    const [heading, link] = [tile.querySelector('h2'), tile.querySelector('a')];
    if (heading) heading.textContent = name;
    if (link) link.textContent = `Shop ${name}`;
  });

/** Elements that overflow the window, are cut off, or overlap others. */
const problems = (page: Page) =>
  page.evaluate(() => {
    // Text for screen readers only is clipped to one pixel.
    const isHiddenIn = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isHiddenIn(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isHiddenIn(element) &&
      !element.closest('[inert], [data-bottom-bar], [data-sticky-bar], select');
    const main = document.querySelector('main') as HTMLElement;
    const written = [...main.querySelectorAll('*')].filter(
      (element) =>
        isSeen(element) && [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    );
    const wordsOf = (element: Element) => element.textContent.trim().slice(0, 40);
    const clipped = written.filter((element) => {
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      return (
        overflowX !== 'visible' && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth + 1
      );
    });
    /** Lines beyond a clamp have a box, and are not painted. */
    const isPainted = (element: Element, { bottom }: DOMRect) =>
      getComputedStyle(element).webkitLineClamp === 'none' ||
      bottom <= element.getBoundingClientRect().bottom + 1;
    const boxes = written.flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || !node.data.trim()) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter((box) => isPainted(element, box))
          .map((box) => ({ element, box }));
      }),
    );
    const over = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of text may touch: their boxes include room for accents.
        const isOver = wide > 2 && high > 8 && one.element !== other.element;
        return isOver ? [`${wordsOf(one.element)} over ${wordsOf(other.element)}`] : [];
      }),
    );
    const isWide = document.documentElement.scrollWidth > window.innerWidth;
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => isSeen(element) && element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `wider than the window: ${element.tagName} ${wordsOf(element)}`);
    return [
      ...(isWide ? widest.slice(0, 5) : []),
      ...clipped.map((element) => `cut off: ${wordsOf(element)}`),
      ...over,
    ];
  });

/** The maximum length of a product name, without a possible line break. */
const COMPOUND = 'Personalisierungsgeschenkschneidebrett'.repeat(6).slice(0, 200);
const ENGRAVING = 'سارة 2026 🎁';

test('neither a product name of 200 letters in one word nor an Arabic engraving is cut off on the way to an order in Arabic and in German', async ({
  newShopper,
  host,
}) => {
  const shopper = await newShopper({ viewport: { width: 390, height: 700 } });
  const { page } = shopper;
  await host.seed({ products: [{ name: COMPOUND, slug: 'compound', price: 20 }] });
  await shopper.isLoggedIn({ address: inBundaberg });
  const compound = { slug: 'compound', name: COMPOUND, options: [] };
  await shopper.hasInCart({ ...trivet, texts: { 'Engraving text': ENGRAVING } }, compound);
  const origin = new URL(page.url()).origin;
  const reads = async (paths: readonly string[]) => {
    for (const locale of ['ar', 'de']) {
      await shopper.context.addCookies([{ name: 'locale', value: locale, url: origin }]);
      for (const path of paths)
        await test.step(`${path} in ${locale}`, async () => {
          await shopper.reads(path);
          await page.evaluate(() => document.fonts.ready);
          const named = page.getByRole('main').getByText(COMPOUND).first();
          await expect(named).toBeAttached();
          // On phones the checkout's summary is collapsed.
          for (const folded of await page.locator('main details:not([open]) > summary:visible').all())
            await folded.click();
          await expect(named).toBeVisible();
          expect(await problems(page), `${path} in ${locale}`).toEqual([]);
        });
    }
    await shopper.context.clearCookies({ name: 'locale' });
  };
  await reads(['/cart', '/checkout']);
  await shopper.opens('/checkout');
  await shopper.choosesShipping();
  await shopper.orders();
  await shopper.ends('Pay');
  const link = page.getByRole('link', { name: 'See your order' });
  const order = new URL((await link.getAttribute('href')) ?? '', origin).pathname;
  await reads(['/my-account', order]);
  await expect(page.getByText(ENGRAVING)).toBeVisible();
});

const shows = async ({ page }: Shopper, { width, textSize }: (typeof windows)[keyof typeof windows]) => {
  await page.setViewportSize({ width, height: 700 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, textSize);
  await page.evaluate(() => document.fonts.ready);
};

/** The open page must have no problems in any of the windows, one after the other. */
const fitsEachWindow = async (shopper: Shopper, path: string) => {
  for (const [name, size] of Object.entries(windows))
    await test.step(`${path} in ${name}`, async () => {
      await shows(shopper, size);
      expect(await problems(shopper.page), `${path} in ${name}`).toEqual([]);
    });
};

const inEachWindow = Object.keys(windows).join(' or in ');

test(`products with a long name, forty options, no photo and a five-digit price have no overlapping or cut-off text in ${inEachWindow}`, async ({
  newShopper,
  shop,
}) => {
  const { slug } = product;
  new ShopOwner(shop.dataDir).putsOptionsOnSale({ ...product, options: 40 });
  new ShopOwner(shop.dataDir).putsOptionsOnSale({ ...product, slug: `${slug}-one`, options: 1 });
  const shopper = await newShopper({ viewport: { width: 320, height: 700 } });
  for (const path of [
    `/product/${slug}`,
    `/product/${slug}-one`,
    `/product/${coasters.slug}`,
    '/shop/slate',
    // Highest price first: the product with the long name, no photo and a five-digit price.
    '/shop-christmas?sort=price-desc',
  ]) {
    await shopper.opens(path);
    await fitsEachWindow(shopper, path);
  }
  await shopper.opens('/shop');
  await shopper.page.locator('main ul.grid > li').evaluateAll(namesAtLength, LONG_NAME);
  await fitsEachWindow(shopper, '/shop with long group names');
});

test(`a cart of sixty lines, the checkout and the profile have no overlapping or cut-off text in ${inEachWindow}`, async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: { width: 320, height: 700 } });
  const { page } = shopper;
  await shopper.preparesOrder(trivet);
  await fitsEachWindow(shopper, '/checkout');
  await shopper.opens('/profile');
  await expect(page.getByRole('region', { name: 'Where you are logged in' })).toContainText('This browser');
  await fitsEachWindow(shopper, '/profile');

  await page.route('**/sell/cart/getCart*', async (route) => {
    const response = await route.fetch();
    const cart = (await response.json()) as { items?: { id: number; name: string }[] };
    const [line] = cart.items ?? [];
    const items = line && Array.from({ length: 60 }, (_, id) => ({ ...line, id: id + 1, name: LONG_NAME }));
    return route.fulfill({ response, json: { ...cart, ...(items && { items }) } });
  });
  await shopper.opens('/cart');
  await expect(page.getByRole('main').getByText(LONG_NAME)).toHaveCount(60);
  await fitsEachWindow(shopper, '/cart');
});
