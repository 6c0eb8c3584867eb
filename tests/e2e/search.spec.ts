import { expect, test } from '../testkit/fixtures.ts';

test('[RT-14, SEC-06, A72] a search leads to its results, whose number is announced, and each result to its product; spelling mistakes are tolerated', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/about');
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.fill('cork trivet');
  await field.press('Enter');
  await expect(page).toHaveURL('/search/cork%20trivet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for “cork trivet”');
  const first = page.getByRole('article').first().getByRole('heading');
  await expect(first).toHaveText('Southern Cross Cork Trivet');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^1 product$/ }),
  ).toBeAttached();
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/product/cork-trivet');

  await test.step('a misspelling is tolerated', async () => {
    await field.fill('corck trivvet');
    await field.press('Enter');
    await expect(page).toHaveURL('/search/corck%20trivvet');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('corck');
    await expect(page.getByRole('article').first()).toContainText('Trivet');
  });
});

test('[RT-14] suggestions appear while typing and can be chosen by keyboard or click, categories too', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/cart');
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  await field.pressSequentially('slate');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  await expect(page.getByRole('status').filter({ hasText: `${count} suggestions` })).toBeAttached();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options.first()).toBeHidden();
  await field.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await field.fill('marb');
  await page.getByRole('group', { name: 'Categories' }).getByRole('option', { name: 'Marble' }).click();
  await expect(page).toHaveURL('/shop/marble');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('[RT-14, A72] a price in the query limits the results, until the limit is removed', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/search/keyring under 15');
  const limit = page.getByRole('link', { name: 'Up to $15.00: search without this limit' });
  await expect(limit).toContainText('Up to $15.00');
  const found = page.getByRole('status').filter({ hasText: /\d+ products?/ });
  const cheap = Number.parseInt(await found.innerText(), 10);
  await limit.click();
  await expect(page).toHaveURL('/search/keyring');
  await expect(limit).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: 'Coordinates Key Ring' })).toBeVisible();
  expect(Number.parseInt(await found.innerText(), 10)).toBeGreaterThan(cheap);
  await shopper.opens('/search/slate wall clock under 20');
  await page.getByRole('link', { name: 'Search at any price' }).click();
  await expect(page.getByRole('article').first()).toContainText('Slate Wall Clock');
});

test('[RT-14] a search also leads to the category and the page of that name', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/search/postage');
  const ways = page.getByRole('navigation', { name: 'Categories and pages' });
  await ways.getByRole('link', { name: /shipping/i }).click();
  await expect(page).toHaveURL('/shipping-and-returns');
  await shopper.opens('/search/keyrings');
  await expect(ways.getByRole('link', { name: 'Key Rings' })).toHaveAttribute('href', '/shop/key-rings');
});

test('[RT-14] the search works without JavaScript', async ({ newShopper }) => {
  const { page } = await newShopper({ javaScriptEnabled: false });
  await page.goto('/cart');
  await page.getByRole('combobox', { name: 'Search the shop' }).fill('100% slate');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search/100%25%20slate');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[RT-14] a blank search shows the categories, one without results also a contact link', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/search');
  const shelves = page.getByRole('navigation', { name: 'Look along the shelves' });
  await expect(shelves.getByRole('link')).toHaveCount(22);
  await shopper.opens('/search/zzzzzzzz');
  await expect(page.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', '/contact');
  await expect(shelves.getByRole('link')).toHaveCount(22);
});

test('[RT-14, ERR-14] odd queries, and a URL that cannot be decoded, get a proper page, and nothing is logged as a server error', async ({
  shopper,
  newShopper,
  shop,
  consoleErrors,
}) => {
  const reader = await newShopper({ javaScriptEnabled: false });
  const { page } = reader;
  consoleErrors.expect(/400|404/);
  const before = shop.output().length;
  const odd = [
    '%',
    '_',
    '"quoted" \'',
    '🎄🎁',
    '<script>alert(1)</script>',
    'a/b?c#d',
    '%25',
    '\\',
    'x'.repeat(5000),
  ];
  for (const query of odd) {
    await reader.reads(`/search?${new URLSearchParams({ q: query }).toString()}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query.slice(0, 100));
    const shelves = page.getByRole('navigation', { name: 'Look along the shelves' });
    await expect(shelves.or(page.getByRole('article').first())).toBeVisible();
  }
  await expect(page.getByText('We have looked for the first 100 characters.')).toBeVisible();
  for (const number of [0, 999]) {
    const response = await page.goto(`/search/slate?page=${number}`, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(404);
  }

  const response = shopper.page.waitForResponse('**/search/%25E0**');
  await shopper.opens('/search/%E0%A4%A');
  expect((await response).status()).toBeLessThan(500);
  await expect(shopper.page).toHaveURL(/\/search\/%25E0%25A4%25A$/);
  await expect(shopper.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(shop.output().slice(before)).not.toContain('"level":50');
  expect(shop.output()).not.toContain('page failed');
});
