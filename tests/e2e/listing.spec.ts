import { expect, test } from '../testkit/fixtures.ts';

const CATEGORIES =
  'bamboo clothing drink-bottles gift-packs key-rings kricut-products labels lanterns laser-kut laser-kut-acrylic laser-kut-cork laser-kut-glass laser-kut-wood marble metals promotional-products school signs-tags slate specials sublimation-products usb-sticks'.split(
    ' ',
  );
const LOST = "Sorry, Couldn't find the page you were looking for";

test('[RT-08, RT-09] all 22 categories are served under /shop and under /shop-christmas', async ({
  request,
}) => {
  for (const prefix of ['/shop', '/shop-christmas'])
    for (const slug of CATEGORIES) {
      const response = await request.get(`${prefix}/${slug}`);
      expect(response.status(), `${prefix}/${slug}`).toBe(200);
    }
});

test('[RT-06, SHP-01, SHP-02, SHP-03, SHP-04, SHP-05, SHP-06] the shop shows its top groups as tiles, a group its children, and a leaf group its text and a grid of cards', async ({
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

  await expect(page.getByText('Natural slate engraves to a soft pale grey')).toBeVisible();
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByText('Details')).toBeVisible();
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('[GRD-14, SHP-10, A26, A30] unknown groups, group pages and products show the shop’s error page, and the URL of page 1 has no number', async ({
  shopper,
  request,
  consoleErrors,
  shop,
}) => {
  consoleErrors.expect(/404/);
  const before = shop.output().length;
  for (const path of ['/shop/nothing', '/shop-christmas/slate/9999', '/product/no-such-product']) {
    expect((await shopper.page.goto(path))?.status(), path).toBe(404);
    await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(LOST);
  }
  for (const path of ['slate/0', 'slate/-1', 'slate/abc', 'slate/9999', 'slate/1.5', 'nothing', 'slate/2/3x'])
    for (const prefix of ['/shop', '/shop-christmas']) {
      const response = await request.get(`${prefix}/${path}`);
      expect(response.status(), `${prefix}/${path}`).toBe(404);
      const [, heading] = /<h1[^>]*>([^<]*)</.exec(await response.text()) ?? [];
      const words = path === 'slate/2/3x' ? 'Page not found' : LOST;
      expect(heading?.replaceAll(/&#(x27|39);/g, "'"), `${prefix}/${path}`).toBe(words);
    }
  expect(shop.output().slice(before)).not.toContain('"level":50');

  const first = await request.get('/shop/slate/1?sort=name', { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([301, '/shop/slate?sort=name']);
});

test('[RT-09, SHP-08, A26, A27] the Christmas shop has its own groups and URLs, and all the seasonal specials can be reached page by page', async ({
  shopper,
  request,
}) => {
  const { page } = shopper;
  const articles = page.getByRole('article');
  const seen = new Set<string | null>();
  const collect = async () => {
    for (const link of await articles.getByRole('heading').getByRole('link').all())
      seen.add(await link.getAttribute('href'));
  };
  await shopper.opens('/shop-christmas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Christmas');
  await expect(page.getByRole('main').getByRole('link', { name: /^Shop / })).toHaveCount(7);
  await expect(articles.first()).toBeVisible();
  await page.getByRole('link', { name: 'Shop Christmas Table' }).click();
  await expect(page).toHaveURL('/shop-christmas/christmas-table');
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Christmas' })
    .click();
  await expect(page).toHaveURL('/shop-christmas');

  const status = page.getByRole('search', { name: 'Filter and sort' }).getByRole('status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Christmas');
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
    await expect(articles).toHaveCount(number < pages ? 12 : total - 12 * (pages - 1));
    await collect();
  }
  expect(seen.size).toBe(total);
  const first = await request.get('/shop-christmas/1?sort=name', { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([301, '/shop-christmas?sort=name']);
  for (const beyond of [0, pages + 1]) {
    const response = await request.get(`/shop-christmas/${beyond}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('find the page you were looking for');
  }

  await page
    .getByRole('navigation', { name: 'Christmas by category' })
    .getByRole('link', { name: 'Slate' })
    .click();
  await expect(page).toHaveURL('/shop-christmas/slate');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Slate');
});

test.describe('sorting and filtering', () => {
  const prices = (texts: string[]) => texts.map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));

  test('sort order and filters apply at once, are kept in the URL and survive Back; unknown ones are ignored, and an empty result is reported; on a desktop prices can be chosen without opening Filter, on a phone they are behind it', async ({
    shopper,
  }) => {
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

    const under = page.getByText(/^Under \$\d+/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(under).toBeVisible();
    await under.click();
    await expect(page).toHaveURL(/[?&]price=0-\d+/);
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.opens('/shop/specials?sort=magic&price=free&material=Moon&colour=red');
    await expect(cards).toHaveCount(all);
    await expect(under).toBeHidden();

    await shopper.opens('/shop/slate?material=Vinyl&price=80-');
    await expect(page.getByRole('heading', { name: 'Nothing matches all of that' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
    await expect(page).toHaveURL('/shop/slate');
    await expect(cards.first()).toBeVisible();
  });

  test('without JavaScript they are a plain form, which offers no filter that would exclude nothing and no empty disclosure', async ({
    newShopper,
  }) => {
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

    const filter = page.getByText('Filter', { exact: true });
    await page.goto('/shop/slate');
    await expect(page.getByLabel('Sort by')).toBeVisible();
    await expect(page.getByText('Price', { exact: true })).toBeVisible();
    for (const name of ['Material', 'In stock', 'Can be personalised'])
      await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    // The prices are beside it.
    await expect(filter).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(filter).toBeVisible();
    await page.goto('/shop/clothing');
    await expect(page.getByLabel('Sort by')).toBeVisible();
    await expect(filter).toBeHidden();
  });
});
