import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { codeIn } from '../testkit/shopper.ts';

test('[SEC-06, GEN-22, RT-20, TOK-14, TOK-15, ERR-04] a forged OAuth response does not log in; a login with the Google button leads to the page that was requested', async ({
  shopper,
  shop,
  outbox,
  consoleErrors,
}) => {
  const { page } = shopper;
  new ShopOwner(shop.dataDir).changesSetting('login_google', true);
  await shopper.opens('/auth?code=stolen&state=theirs');
  await expect(page.getByRole('alert')).toContainText('Bad state please try again');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
  const stored = await page.evaluate(() => localStorage.getItem('session'));
  expect(stored).toContain('"access_token":null');

  await shopper.opens('/my-account');
  await page.getByRole('button', { name: 'Continue with Google' }).click();

  await expect(page).toHaveURL(/\/authorize\?.*scope=all/);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByLabel('E-mail').fill(shopper.email);
  await page.getByRole('button', { name: 'E-mail me a login code' }).click();
  consoleErrors.expect(/422/);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.getByLabel('Code').fill(codeIn(await outbox.newestTo(shopper.email, 1)));
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByText(shopper.email)).toBeVisible();
});
