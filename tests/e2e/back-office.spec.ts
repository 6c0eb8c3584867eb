import type { Locator } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

/** How an administrator looks at every screen here. */
const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

/** Checks that axe finds nothing wrong with a screen of the back office, and that it fits 360 px. */
async function isInOrder({ page }: Shopper): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back office');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const { violations } = await axeOn(page).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, page.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(360);
}

/** Looks for the messages of a time without any, and goes on to the orders. */
async function looksThrough(boss: Shopper): Promise<void> {
  await boss.page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await boss.button('Show').click();
  await expect(boss.page).toHaveURL(/\?to=2020-01-01$/);
  await expect(boss.page.getByText('No messages')).toBeVisible();
  await boss.page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(boss.page).toHaveURL(/\/cms\/orders$/);
  await expect(boss.page.getByRole('status').filter({ hasText: /entr/ })).toBeVisible();
}

test('[FRM-19, A93, SEC-06, SEC-07] the back office shows a received message, the orders and the errors to a newly appointed administrator, and to no other user', async ({
  shopper,
  newShopper,
  shop,
  consoleErrors,
}) => {
  const { page } = shopper;
  await page.goto('/cms/orders', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/login$/);
  await shopper.logsIn();
  await expect(page).toHaveURL(/\/cms\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  const boss = await newShopper(PHONE);
  await boss.isLoggedIn();
  await boss.opens('/cms');
  await expect(boss.page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const owner = new ShopOwner(shop.dataDir);
  owner.receives({ name: 'Ada Lovelace', message: 'Sixty coasters '.repeat(30) });
  owner.appoints(boss.email);
  // The token from before is renewed.
  consoleErrors.expect(/401/);
  await boss.opens('/cms');
  await expect(boss.page.getByText('Sixty coasters').first()).toBeVisible();
  await isInOrder(boss);
  await looksThrough(boss);
  await boss.opens('/cms/errors');
  await isInOrder(boss);
});

/** Makes an order and posts it, with a link to the tracking that is refused first. */
async function postsOrder(boss: Shopper, order: Locator): Promise<void> {
  const tracking = boss.page.getByLabel('Tracking number');
  const link = boss.page.getByLabel('Link to the tracking');
  await order.getByRole('button', { name: /^Start making/ }).click();
  await expect(order.getByText('Being made')).toBeVisible();
  await order.getByRole('button', { name: /^Post: order/ }).click();
  await expect(tracking).toBeFocused();
  await tracking.fill('33ABC 123');
  await link.fill('auspost.com.au');
  await boss.button('Post and tell the customer').click();
  await expect(link).toHaveAccessibleDescription(/whole link/);
  await expect(tracking).toHaveValue('33ABC 123');
  await link.fill('https://auspost.com.au/track/33ABC');
  await isInOrder(boss);
  await boss.button('Post and tell the customer').click();
  await expect(order.getByText('On its way')).toBeVisible();
}

/** Refunds an order after a second thought. */
async function refundsOrder(boss: Shopper, order: Locator): Promise<void> {
  await order.getByRole('button', { name: /^Refund: order/ }).click();
  await boss.button('Keep the order').click();
  await expect(order.getByText('In the workshop')).toBeVisible();
  await order.getByRole('button', { name: /^Refund: order/ }).click();
  await boss.button('Refund the order').click();
  await expect(order.getByText('Refunded')).toBeVisible();
  await expect(order.getByRole('button')).toHaveCount(0);
}

test('[A88, GEN-08, SEC-06, SEC-07] an order is made, posted and tracked; another one is refunded', async ({
  shopper,
  newShopper,
  outbox,
}) => {
  const { page } = shopper;
  for (const item of [coasters, trivet]) {
    await shopper.goesToPayment(item);
    await shopper.ends('Pay');
    await page.getByRole('link', { name: 'See your order' }).waitFor();
  }
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/order\//);

  const boss = await newShopper(PHONE);
  await boss.isLoggedIn({ is_admin: true });
  await boss.opens('/cms/orders');
  const entries = boss.page.getByRole('main').getByRole('listitem').filter({ hasText: shopper.email });
  await postsOrder(boss, entries.nth(1));
  expect((await outbox.newestTo(shopper.email)).text).toContain('33ABC 123');
  await refundsOrder(boss, entries.nth(0));

  await page.reload();
  const steps = page.getByRole('list', { name: 'Where your order is' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Paid\w{3} \d+/, /^Refunded\w{3} \d+/]);
  await shopper.opens('/my-account');
  await page
    .getByRole('link', { name: /^Order \d+$/ })
    .last()
    .click();
  await expect(steps).toHaveText([/^Paid\w{3} \d+/, /^In the workshop\w{3} \d+/, /^Posted\w{3} \d+/]);
  await expect(page.getByText('33ABC 123')).toBeVisible();
  await expect(page.getByText('Tracking takes up to 48 hours to appear.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Follow your parcel' })).toHaveAttribute(
    'href',
    'https://auspost.com.au/track/33ABC',
  );
});

test('[RT-27, RT-26, SEC-06, SEC-07] a redirect can be created and removed in the back office, and one that would form a loop is refused', async ({
  newShopper,
  shop,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/422 .*redirect\/save/);
  new ShopOwner(shop.dataDir).redirects('/coasters-of-the-old-shop', '/product/engraved-slate-coasters');
  const boss = await newShopper(PHONE);
  await boss.isLoggedIn({ is_admin: true });
  await boss.opens('/cms/redirects');
  const { page } = boss;
  const [from, to] = [page.getByLabel('Old address'), page.getByLabel('Leads to')];
  const save = async (...[old, target]: [string, string]) => {
    await from.fill(old);
    await to.fill(target);
    await boss.button('Save the redirect').click();
  };
  await save('slates-of-2019', '/shop/slate');
  await expect(from).toHaveAccessibleDescription(/begin with a slash/);
  await save('/slates-of-2019', '/shop/slate');
  await expect(page.getByText('/slates-of-2019 is redirected from now on')).toBeVisible();
  await expect(from).toHaveValue('');
  const first = await request.get('/slates-of-2019?ref=mail', { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([301, '/shop/slate?ref=mail']);

  await save('/shop/slate', '/slates-of-2019');
  await expect(to).toHaveAccessibleDescription(/round in a circle/);
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('/slates-of-2019');
  await isInOrder(boss);

  await boss.button('Remove the redirect of /slates-of-2019').click();
  await expect(page.getByText('/slates-of-2019', { exact: true })).toBeHidden();
  expect((await request.get('/slates-of-2019', { maxRedirects: 0 })).status()).toBe(404);
});

test('[I18-04, SEC-06, SEC-07] a text translated in the back office appears on its pages at once, and two concurrent edits do not silently overwrite each other', async ({
  newShopper,
  consoleErrors,
  request,
}) => {
  consoleErrors.expect(/409 .*translation\/save/);
  const boss = await newShopper(PHONE);
  await boss.isLoggedIn({ is_admin: true });
  await boss.opens('/cms/translations?locale=fr&area=menus');
  const { page } = boss;
  const other = await page.context().newPage();
  await other.goto(page.url(), { waitUntil: 'commit' });
  const entryIn = (tab: typeof page) => {
    const entry = tab.getByRole('listitem').filter({ has: tab.getByLabel('français: Specials · name') });
    return { words: entry.getByRole('textbox'), save: entry.getByRole('button'), entry };
  };
  const [mine, theirs] = [entryIn(page), entryIn(other)];
  await mine.words.fill('Offres');
  await theirs.words.fill('Bonnes affaires');
  await theirs.save.click();
  await expect(theirs.entry.getByText('Saved')).toBeVisible();
  await mine.save.dblclick();
  await expect(mine.entry.getByText(/It says now: Bonnes affaires/)).toBeVisible();
  await expect(mine.words).toHaveValue('Offres');
  await mine.save.click();
  await expect(mine.entry.getByText('Saved')).toBeVisible();
  await expect(mine.entry.getByText('Translated', { exact: true })).toBeVisible();
  const home = async () => (await request.get('/', { headers: { cookie: 'locale=fr' } })).text();
  await expect.poll(home).toContain('Offres');
  await isInOrder(boss);

  await mine.words.fill('');
  await mine.save.click();
  await expect(mine.entry.getByText('Not translated')).toBeVisible();
});
