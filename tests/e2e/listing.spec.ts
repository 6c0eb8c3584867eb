import { expect, test } from '../testkit/fixtures.ts';
import { startShop } from '../testkit/shop-process.ts';

const CATEGORIES =
  'bamboo clothing drink-bottles gift-packs key-rings kricut-products labels lanterns laser-kut laser-kut-acrylic laser-kut-cork laser-kut-glass laser-kut-wood marble metals promotional-products school signs-tags slate specials sublimation-products usb-sticks'.split(
    ' ',
  );
const LOST = "Sorry, Couldn't find the page you were looking for";

test('[RT-08, RT-09] all 22 categories answer under /shop and under /shop-christmas', async ({ request }) => {
  for (const prefix of ['/shop', '/shop-christmas'])
    for (const slug of CATEGORIES) {
      const answer = await request.get(`${prefix}/${slug}`);
      expect(answer.status(), `${prefix}/${slug}`).toBe(200);
    }
});

test('[RT-06, SHP-01, SHP-02, SHP-04] the shop shows its top groups as tiles, and a group its children', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(page.getByRole('main').getByRole('link', { name: /^Shop / })).toHaveCount(6);
  await page.getByRole('main').getByRole('link', { name: 'Shop Laser Kut Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Laser Kut Products');
  await expect(page.getByRole('main').getByRole('link', { name: /^Shop / })).toHaveCount(10);
  await expect(page.getByRole('article')).toHaveCount(0);
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Shop Slate' });
  await expect(tile.getByRole('heading', { name: 'Slate' })).toBeVisible();
  // A picture spanning two columns is measured first.
  const picture = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Shop Marble' })
    .locator('img');
  await expect(picture).toHaveAttribute('src', /^\/assets\/i\/\w+\/4x3\/300\.\w+$/);
  await expect(picture).toHaveAttribute('width', '300');
  await expect(picture).toHaveAttribute('height', '225');
  await page.getByRole('main').getByRole('link', { name: 'Shop Slate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Slate');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(breadcrumbs).toHaveText(['Home', 'Shop', 'Laser Kut Products', 'Slate']);
  await expect(breadcrumbs.last().getByRole('link')).toHaveCount(0);
  await expect(breadcrumbs.nth(2).getByRole('link')).toHaveAttribute('href', '/shop/laser-kut');
});

test('[SHP-03, SHP-05, SHP-06] a leaf group shows its words and a grid of cards', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/shop/slate');
  await expect(page.getByText('Natural slate engraves to a soft pale grey')).toBeVisible();
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByText('Details')).toBeVisible();
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('[GRD-14, A30] groups, their pages and products that do not exist show the error page of the shop', async ({
  shopper,
  consoleErrors,
  shop,
}) => {
  consoleErrors.expect(/404/);
  const before = shop.output().length;
  for (const path of ['slate/0', 'slate/-1', 'slate/abc', 'slate/9999', 'slate/1.5', 'nothing', 'slate/2/3x'])
    for (const prefix of ['/shop', '/shop-christmas']) {
      const answer = await shopper.page.goto(`${prefix}/${path}`);
      expect(answer?.status(), `${prefix}/${path}`).toBe(404);
      const text = path === 'slate/2/3x' ? 'Page not found' : LOST;
      await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(text);
    }
  expect((await shopper.page.goto('/product/no-such-product'))?.status()).toBe(404);
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(LOST);
  expect(shop.output().slice(before)).not.toContain('"level":50');
});

test('[SHP-10, A26] the URL of page 1 has no number', async ({ request }) => {
  const answer = await request.get('/shop/slate/1?sort=name', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/shop/slate?sort=name');
});

test('[RT-09, A27] the Christmas shop has its own groups and specials, and keeps its own URLs', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/shop-christmas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Christmas');
  await expect(page.getByRole('main').getByRole('link', { name: /^Shop / })).toHaveCount(7);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Shop Christmas Table' }).click();
  await expect(page).toHaveURL('/shop-christmas/christmas-table');
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Christmas' })
    .click();
  await page
    .getByRole('navigation', { name: 'Christmas by category' })
    .getByRole('link', { name: 'Slate' })
    .click();
  await expect(page).toHaveURL('/shop-christmas/slate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Slate');
});

test('[RT-09, SHP-08, A26] all the seasonal specials can be reached, page after page', async ({
  newShopper,
  consoleErrors,
}) => {
  // Products that other tests put on sale would change the pages.
  const shop = await startShop();
  const shopper = await newShopper({ baseURL: shop.url });
  const { page } = shopper;
  const { request } = shopper.context;
  const seen = new Set<string>();
  const collect = async () => {
    for (const name of await page.getByRole('article').getByRole('heading').allTextContents()) seen.add(name);
  };
  await shopper.opens('/shop-christmas');
  const status = page.getByRole('search', { name: 'Filter and sort' }).getByRole('status');
  const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(24);
  await collect();
  expect(seen.size).toBe(12);
  const pages = Math.ceil(total / 12);
  for (let number = 2; number <= pages; number += 1) {
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`/shop-christmas/${number}`);
    await expect(page.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('article')).toHaveCount(number < pages ? 12 : total - 12 * (pages - 1));
    await collect();
  }
  expect(seen.size).toBe(total);
  const first = await request.get('/shop-christmas/1?sort=name', { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([301, '/shop-christmas?sort=name']);
  consoleErrors.expect(/404/);
  for (const beyond of [0, pages + 1]) {
    expect((await page.goto(`/shop-christmas/${beyond}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LOST);
  }
  await shopper.context.close();
  await shop.remove();
});

test.describe('sorting and filtering', () => {
  const prices = (texts: string[]) => texts.map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));

  test('an order and filters count at once, stand in the URL and survive Back', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.opens('/shop/specials');
    const cards = page.getByRole('article');
    const all = await cards.count();
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(page).toHaveURL('/shop/specials?sort=price');
    // The URL changes shortly before the cards.
    await expect(async () => {
      const shown = prices(await cards.allInnerTexts());
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }).toPass();
    await page.getByText('Filter', { exact: true }).click();
    const wood = page.getByRole('checkbox', { name: /^Wood/ });
    const count = Number(/\d+/.exec((await wood.locator('..').innerText()) ?? '')?.[0]);
    await wood.locator('..').click();
    await expect(page).toHaveURL('/shop/specials?sort=price&material=Wood');
    await expect(cards).toHaveCount(count);
    await page.goBack();
    await expect(cards).toHaveCount(all);
    await expect(wood).not.toBeChecked();
    await page.goForward();
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/shop/specials?sort=price');
    await expect(cards).toHaveCount(all);
    await expect(page.locator('summary').filter({ hasText: 'Filter' })).toBeFocused();
  });

  test('on a desk the prices can be chosen without a press on Filter, on a phone they are behind it', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await page.setViewportSize({ width: 1440, height: 900 });
    await shopper.opens('/shop/specials');
    const under = page.getByText(/^Under \$\d+/);
    await expect(under).toBeVisible();
    await under.click();
    await expect(page).toHaveURL(/[?&]price=0-\d+/);
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.opens('/shop/specials');
    await expect(under).toBeHidden();
  });

  test('without JavaScript they are a plain form', async ({ newShopper }) => {
    const { page } = await newShopper({ javaScriptEnabled: false });
    await page.goto('/shop/specials');
    await page.getByLabel('Sort by').selectOption('Price, high to low');
    await page.getByText('Filter', { exact: true }).click();
    await page.locator('label').filter({ hasText: 'Wood' }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/sort=price-desc.*material=Wood/);
    await expect(page.getByRole('checkbox', { name: /^Wood/ })).toBeChecked();
    const shown = prices(await page.getByRole('article').allInnerTexts());
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
  });

  test('a filter that would leave everything is not offered', async ({ newShopper }) => {
    const { page } = await newShopper({ javaScriptEnabled: false });
    await page.goto('/shop/slate');
    await expect(page.getByText('Price', { exact: true })).toBeVisible();
    for (const name of ['Material', 'In stock', 'Can be personalised'])
      await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  });

  test('nothing can be unfolded where it would be empty', async ({ newShopper }) => {
    const { page } = await newShopper({ javaScriptEnabled: false });
    const filter = page.getByText('Filter', { exact: true });
    await page.goto('/shop/slate');
    await expect(page.getByLabel('Sort by')).toBeVisible();
    // The prices are beside it.
    await expect(filter).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(filter).toBeVisible();
    await page.goto('/shop/clothing');
    await expect(page.getByLabel('Sort by')).toBeVisible();
    await expect(filter).toBeHidden();
  });

  test('filters that do not exist are ignored; those that leave nothing say so', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.opens('/shop/slate?sort=magic&price=free&material=Moon&colour=red');
    await expect(page.getByRole('article').first()).toBeVisible();
    await shopper.opens('/shop/slate?material=Vinyl&price=80-');
    await expect(page.getByRole('heading', { name: 'Nothing matches all of that' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
    await expect(page).toHaveURL('/shop/slate');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
