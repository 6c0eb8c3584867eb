import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { VirtualPasskeys } from '../testkit/virtual-passkeys.ts';

// Browsers only support passkeys on host names.
test.use({ baseURL: ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'localhost')) });

/** The box in the profile. The rest of the profile is checked in `account.spec.ts`. */
const BOX = 'section:has(#profile-passkeys)';

/** Is no longer logged in in this browser, as after a long time. */
async function forgetsLogin(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('session'));
}

test('[GRD-03, SEC-06] a passkey added in the account logs in and leads to the page that was requested, until it is removed', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  await shopper.isLoggedIn();
  await VirtualPasskeys.of(page);
  await shopper.opens('/my-account');
  const offer = page.getByRole('region', { name: 'Log in faster next time' });
  await offer.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(offer.getByRole('status').first()).toContainText('The passkey is added.');
  expect((await axeOn(page).include('main').analyze()).violations).toEqual([]);

  await forgetsLogin(page);
  await shopper.opens('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const box = page.getByRole('region', { name: 'Passkeys' });
  await expect(box.getByRole('listitem')).toContainText(/Chrome, Linux.*last used on/);

  await box.getByRole('button', { name: /^Rename: / }).click();
  await box.getByLabel('Name of the passkey').fill('Ada’s phone');
  expect((await axeOn(page).include(BOX).analyze()).violations).toEqual([]);
  await box.getByRole('button', { name: 'Save the name' }).click();
  await expect(box.getByRole('listitem')).toContainText('Ada’s phone');
  await box.getByRole('button', { name: /^Remove: / }).click();
  expect((await axeOn(page).include(BOX).analyze()).violations).toEqual([]);
  await box.getByRole('button', { name: /^Remove for good: / }).click();
  await expect(box.getByText('The passkey is removed.')).toBeVisible();
  await forgetsLogin(page);
  await shopper.opens('/login');
  await page.getByLabel('E-mail').fill(shopper.email);
  consoleErrors.expect(/422.*\/passkeyLogin\)$/);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/^The shop does not know this passkey/)).toBeVisible();
  // The browser was told, and no longer offers it.
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(/^No passkey was used/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
});
