import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters, trivet } from '../testkit/shopper.ts';

test('[FRM-19, A93] a message that was sent, and an order, stand in the back office for an administrator', async ({
  shopper,
  newShopper,
  shop,
}) => {
  const { page } = shopper;
  await page.goto('/cms/orders');
  await expect(page).toHaveURL(/\/login$/);
  await shopper.logsIn();
  await expect(page).toHaveURL(/\/cms\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  const boss = await newShopper();
  await boss.isLoggedIn();
  await boss.opens('/cms');
  await expect(boss.page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  new ShopOwner(shop.dataDir).receives({ name: 'Ada Lovelace', message: 'Sixty coasters' });
  await boss.isLoggedIn({ is_admin: true });
  await boss.opens('/cms');
  await expect(boss.page.getByRole('heading', { level: 1 })).toHaveText('Back office');
  await expect(boss.page.getByText('Sixty coasters')).toBeVisible();
  await boss.page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await boss.button('Show').click();
  await expect(boss.page).toHaveURL(/\?to=2020-01-01$/);
  await expect(boss.page.getByText('Nobody has sent anything')).toBeVisible();
  await boss.page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(boss.page).toHaveURL(/\/cms\/orders$/);
  await expect(boss.page.getByRole('status').filter({ hasText: /entr/ })).toBeVisible();
});

test('[A88, GEN-08] an order is made, posted and followed; another one is refunded', async ({
  shopper,
  newShopper,
  outbox,
}) => {
  for (const piece of [coasters, trivet]) {
    await shopper.goesToPayment(piece);
    await shopper.ends('Pay');
    await shopper.page.getByRole('link', { name: 'See your order' }).waitFor();
  }
  await shopper.page.getByRole('link', { name: 'See your order' }).click();
  await expect(shopper.page).toHaveURL(/\/order\//);

  const boss = await newShopper();
  await boss.isLoggedIn({ is_admin: true });
  await boss.opens('/cms/orders');
  const entries = boss.page.getByRole('main').getByRole('listitem').filter({ hasText: shopper.email });
  const [second, first] = [entries.nth(0), entries.nth(1)];
  await first.getByRole('button', { name: /^Start making/ }).click();
  await expect(first.getByText('Being made')).toBeVisible();
  await first.getByRole('button', { name: /^Post: order/ }).click();
  await expect(boss.page.getByLabel('Tracking number')).toBeFocused();
  await boss.page.getByLabel('Tracking number').fill('33ABC 123');
  await boss.page.getByLabel('Link to the tracking').fill('auspost.com.au');
  await boss.button('Post and tell the customer').click();
  await expect(boss.page.getByLabel('Link to the tracking')).toHaveAccessibleDescription(/whole link/);
  await expect(boss.page.getByLabel('Tracking number')).toHaveValue('33ABC 123');
  await boss.page.getByLabel('Link to the tracking').fill('https://auspost.com.au/track/33ABC');
  const { violations } = await axeOn(boss.page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await boss.button('Post and tell the customer').click();
  await expect(first.getByText('On its way')).toBeVisible();
  expect((await outbox.newestTo(shopper.email)).text).toContain('33ABC 123');

  await second.getByRole('button', { name: /^Refund: order/ }).click();
  await boss.button('Keep the order').click();
  await expect(second.getByText('In the workshop')).toBeVisible();
  await second.getByRole('button', { name: /^Refund: order/ }).click();
  await boss.button('Refund the order').click();
  await expect(second.getByText('Refunded')).toBeVisible();
  await expect(second.getByRole('button')).toHaveCount(0);

  await shopper.page.reload();
  const steps = shopper.page.getByRole('list', { name: 'Where your order is' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Paid\w{3} \d+/, /^Refunded\w{3} \d+/]);
  await shopper.opens('/my-account');
  await shopper.page
    .getByRole('link', { name: /^Order \d+$/ })
    .last()
    .click();
  await expect(steps).toHaveText([/^Paid\w{3} \d+/, /^In the workshop\w{3} \d+/, /^Posted\w{3} \d+/]);
  await expect(shopper.page.getByText('33ABC 123')).toBeVisible();
  await expect(shopper.page.getByText('Tracking takes up to 48 hours to appear.')).toBeVisible();
  await expect(shopper.page.getByRole('link', { name: 'Follow your parcel' })).toHaveAttribute(
    'href',
    'https://auspost.com.au/track/33ABC',
  );
});

test('[RT-27, RT-26] a redirect is made in the back office, one that would lead in a circle is refused, and one is removed', async ({
  newShopper,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(/422 .*redirect\/save/);
  const boss = await newShopper();
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
  await expect(page.getByText('/slates-of-2019 leads on from now on')).toBeVisible();
  await expect(from).toHaveValue('');
  const first = await request.get('/slates-of-2019?ref=mail', { maxRedirects: 0 });
  expect([first.status(), first.headers()['location']]).toEqual([301, '/shop/slate?ref=mail']);

  await save('/shop/slate', '/slates-of-2019');
  await expect(to).toHaveAccessibleDescription(/round in a circle/);
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('/slates-of-2019');
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);

  await boss.button('Remove the redirect of /slates-of-2019').click();
  await expect(page.getByText('/slates-of-2019', { exact: true })).toBeHidden();
  expect((await request.get('/slates-of-2019', { maxRedirects: 0 })).status()).toBe(404);
});

test('[I18-04] a text that is translated in the back office is on its pages at once, and of two who write it none loses anything', async ({
  newShopper,
  consoleErrors,
  request,
}) => {
  consoleErrors.expect(/409 .*translation\/save/);
  const boss = await newShopper();
  await boss.isLoggedIn({ is_admin: true });
  await boss.opens('/cms/translations?locale=fr&area=menus');
  const { page } = boss;
  const other = await page.context().newPage();
  await other.goto(page.url());
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
  await expect.poll(home, { timeout: 2000 }).toContain('Offres');
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);

  await mine.words.fill('');
  await mine.save.click();
  await expect(mine.entry.getByText('Not translated')).toBeVisible();
});

test('[SEC-06, SEC-07] axe finds nothing wrong with the screens of the back office, and they fit 360 px', async ({
  shopper,
  newShopper,
  shop,
}) => {
  const owner = new ShopOwner(shop.dataDir);
  owner.receives({ name: 'Ada Lovelace', message: 'Sixty coasters '.repeat(30) });
  owner.redirects('/coasters-of-the-old-shop', '/product/engraved-slate-coasters');
  await shopper.goesToPayment(coasters);
  await shopper.ends('Pay');
  await shopper.page.getByRole('link', { name: 'See your order' }).waitFor();
  const boss = await newShopper({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await boss.isLoggedIn({ is_admin: true });
  for (const path of ['/cms', '/cms/orders', '/cms/errors', '/cms/redirects', '/cms/translations']) {
    await boss.opens(path);
    await expect(boss.page.getByRole('heading', { level: 1 })).toHaveText('Back office');
    await expect(boss.page.locator('main [aria-busy=true]')).toHaveCount(0);
    const { violations } = await axeOn(boss.page).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, path).toEqual([]);
    expect(await boss.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
