import type { Locator, Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters, trivet } from '../testkit/shopper.ts';

const startOf = async (target: Locator) => (await target.boundingBox())?.x ?? Number.NaN;

/** Whether the first element is to the right of the second, as in right-to-left order. */
const standsRightOf = async (one: Locator, other: Locator) => (await startOf(one)) > (await startOf(other));

const isMirrored = (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).scale.startsWith('-1'));

/** The horizontal extent of parts of a text, px from the left. */
const placesOf = (page: Page, text: string, parts: readonly string[]) =>
  page.evaluate(
    ([whole, wanted]) => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const { currentNode: node } = nodes;
        const at = node.textContent?.indexOf(whole) ?? -1;
        if (at < 0 || !(node.parentElement?.checkVisibility() ?? false)) continue;
        return wanted.map((part) => {
          const range = document.createRange();
          range.setStart(node, at + whole.indexOf(part));
          range.setEnd(node, at + whole.indexOf(part) + part.length);
          return Math.round(range.getBoundingClientRect().left);
        });
      }
      return [];
    },
    [text, parts] as const,
  );

const PHONE_IN_THE_DARK = {
  viewport: { width: 390, height: 800 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const;

/** Whether parts of a text stand one after the other from left to right. */
async function isInOrder(page: Page, whole: string, parts: string[]): Promise<void> {
  const places = await placesOf(page, whole, parts);
  expect(places, whole).toHaveLength(parts.length);
  expect(places, whole).toEqual(places.toSorted((one, other) => one - other));
}

test('[I18-03, SEC-06] in Arabic, in the dark theme, on a phone axe finds no violations on the way to an order, and a price, a street, a SKU and an e-mail address stay in left-to-right order', async ({
  newShopper,
  outbox,
}) => {
  const shopper = await newShopper(PHONE_IN_THE_DARK);
  const { page } = shopper;
  // It starts with a digit, which has no direction.
  shopper.email = `7${shopper.email}`;
  await shopper.goesToPayment(trivet);
  await shopper.ends('Pay');
  const { text } = await outbox.newestTo(shopper.email);
  const order = new URL(/\S+\/order\/\S+/.exec(text)?.[0] ?? '').pathname;
  await shopper.hasInCart(coasters);
  await shopper.context.addCookies([{ name: 'locale', value: 'ar', url: new URL(page.url()).origin }]);
  for (const path of ['/', '/cart', '/checkout', `/product/${coasters.slug}`]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('header a[href="/cart"] + [role=status]')).not.toBeEmpty();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const { violations } = await axeOn(page).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      path,
    ).toEqual([]);
  }
  await isInOrder(page, '+$6.00', ['+', '$', '6.00']);
  await page.goto(order);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main').getByText('Goondoon')).toBeVisible();
  const code = /\(([A-Z]+(?:-[A-Z0-9]+)+)\)/.exec(text)?.[1] ?? '';
  await isInOrder(page, '1 Goondoon Street', ['1', 'Goondoon', 'Street']);
  await isInOrder(page, code, [code.slice(0, 2), code.slice(-2)]);
  await page.goto('/my-account');
  await expect(page.getByRole('main').getByText(shopper.email)).toBeVisible();
  await isInOrder(page, shopper.email, shopper.email.split(/(?=@)/));
});

test('[I18-04] texts that fail to load are shown in English: those of a language, and those of a refusal until they load', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*\/static\/ar-|Minified React error/);
  consoleErrors.expect(/ERR_FAILED.*\/static\/refusal-messages-/);
  const shopper = await newShopper();
  const { page } = shopper;
  await shopper.hasInCart(trivet);
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  await test.step('a language', async () => {
    await shopper.context.addCookies([{ name: 'locale', value: 'ar', url: origin }]);
    await page.route('**/static/ar-*.js', (route) => route.abort());
    await shopper.reads('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  });
  await test.step('a refusal', async () => {
    await shopper.context.addCookies([{ name: 'locale', value: 'de', url: origin }]);
    const words = '**/static/refusal-messages-*.js';
    await page.route(words, (route) => route.abort());
    await page.goto('/cart');
    const field = page.getByLabel('Aktionscode');
    const tries = async (code: string) => {
      await field.fill(code);
      await page.getByRole('button', { name: 'Anwenden' }).click();
    };
    await tries('NOSUCH');
    await expect(field).toHaveAccessibleDescription('We do not know this code');
    await page.unroute(words);
    await tries('NONESUCH');
    await expect(field).toHaveAccessibleDescription('Wir kennen diesen Code nicht');
  });
});

test('[I18-02, I18-03] choosing Arabic shows the shop from right to left, after a reload too: slider, breadcrumbs and pagination arrows', async ({
  newShopper,
  shop,
}) => {
  const reader = await newShopper({ reducedMotion: 'reduce' });
  const { page } = reader;
  new ShopOwner(shop.dataDir).fillsGroup('labels', 14);
  // Changes made by SQL appear on cached pages within two seconds.
  await expect.poll(async () => (await page.request.get('/shop/labels')).text()).toContain('/shop/labels/2');

  await reader.reads('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await reader.reads('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const slider = page.getByRole('region', { name: 'ورشة عائلية' });
  const slides = slider.locator('[role=group][aria-label]');
  // All but one are inert once the slider has initialised.
  await expect(slides.and(page.locator('[inert]'))).toHaveCount((await slides.count()) - 1);
  const [back, , on] = await slider.locator('button').all();
  if (!back || !on) throw new Error('the slider has no buttons');
  expect(await standsRightOf(back, on)).toBe(true);
  expect([await isMirrored(back), await isMirrored(on)]).toEqual([true, true]);
  expect(await standsRightOf(slides.nth(0), slides.nth(1))).toBe(true);
  await on.click();
  await expect(slides.nth(1)).not.toHaveAttribute('inert');
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slides.nth(0)).not.toBeInViewport();

  await reader.reads('/shop/labels');
  const crumbs = page.locator('nav ol').first().getByRole('listitem');
  await expect(crumbs.last()).toHaveText('ملصقات');
  expect(await standsRightOf(crumbs.first(), crumbs.last())).toBe(true);
  const arrows = page.getByRole('main').locator('nav li svg');
  await expect(arrows).toHaveCount(4);
  expect(await standsRightOf(arrows.first(), arrows.last())).toBe(true);
  for (const arrow of await arrows.all()) expect(await isMirrored(arrow)).toBe(true);
  const ways = page
    .getByRole('main')
    .locator('nav li a')
    .filter({ has: page.locator('svg') });
  await expect(ways.first()).toHaveAttribute('href', '/shop/labels/2');
});
