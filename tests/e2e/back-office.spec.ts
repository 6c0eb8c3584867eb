import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';

test('[FRM-19, A93] a message that was sent, and an order, stand in the back office for an administrator', async ({
  shopper,
  newShopper,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*\/cms/);
  const { page } = shopper;
  await page.goto('/cms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  const boss = await newShopper();
  await boss.isLoggedIn();
  await boss.opens('/cms');
  await expect(boss.page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const owner = new ShopOwner(shop.dataDir);
  owner.appoints(boss.email);
  owner.receives({ name: 'Ada Lovelace', message: 'Sixty coasters' });
  await boss.isLoggedIn();
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
