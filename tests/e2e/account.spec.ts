import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { codeIn, coasters } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const NEWS = /^Please keep me up to date/;

/** Finds the consent of the order in the profile, and takes it back there. */
async function takesConsentBack(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.opens('/profile');
  const news = page.getByRole('checkbox', { name: NEWS });
  await expect(news).toBeChecked();
  await expect(page.getByText(/^You agreed on/)).toBeVisible();
  await news.uncheck();
  await expect(page.getByText(/^You said no on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You said no on/)).toBeVisible();
  await expect(news).not.toBeChecked();
}

test('[A88, CHK-13, A13, RT-17, CRT-01] an unpaid order is paid from the account, its marketing consent is withdrawn there, and ‘Order again’ adds the same engraving to the cart', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.preparesOrder(coasters);
  await page.getByRole('checkbox', { name: NEWS }).check();
  await shopper.orders();
  await takesConsentBack(shopper);
  await shopper.opens('/my-account');
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await shopper.ends('Pay');
  await expect(page.getByText(/^Payment Successful/)).toBeVisible();
  await expect(shopper.cartLink(0)).toBeVisible();
  await shopper.opens('/my-account');
  await expect(page.getByText('In the workshop')).toBeVisible();
  await expect(page.getByText('Engraving text: For Nan & Pop — 50 years')).toBeVisible();
  await page.getByRole('button', { name: /^Order again/ }).click();
  await expect(page.getByText('One piece was put into your cart.')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page.getByRole('main').getByText('For Nan & Pop — 50 years')).toBeVisible();
});

/** Chooses files as a photo: none, one that is too large, one, and another. The host keeps only the last. */
async function choosesPhotos(page: Page): Promise<void> {
  const file = page.getByLabel('A photo of you');
  const [name, mimeType] = ['me.jpg', 'image/jpeg'];
  await file.setInputFiles({ name, mimeType, buffer: Buffer.from('<html>') });
  await expect(page.getByText(/^We cannot use this file as a photo/)).toBeVisible();
  await file.setInputFiles({ name, mimeType, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('A photo may have at most 5 MB')).toBeVisible();
  await file.setInputFiles('public/assets/brand/icon-180.png');
  const photo = page.getByAltText('Your photo');
  await expect(photo).toHaveJSProperty('naturalWidth', 400);
  await expect(photo).toHaveAttribute('src', /\/1x1\/400\.jpg$/);
  const before = (await photo.getAttribute('src')) ?? '';
  await page.getByLabel('Another photo').setInputFiles('public/assets/brand/icon-512.png');
  await expect(photo).not.toHaveAttribute('src', before);
  await page.reload();
  await expect(photo).toHaveJSProperty('naturalWidth', 400);
  await expect(photo).toHaveAttribute('src', /\/1x1\/400\.jpg$/);
  await expect(photo).not.toHaveAttribute('src', before);
  expect((await page.request.get(before)).status()).toBe(404);
}

/** Finds its login ended, and logs in with the password that was set elsewhere. */
async function logsInWithNewPassword(phone: Shopper): Promise<void> {
  await phone.opens('/my-account');
  await expect(phone.accountLink()).toHaveText('Log in');
  await phone.accountLink().click();
  await phone.page.getByLabel('E-mail').fill(phone.email);
  await phone.button('Use my password instead').click();
  await phone.page.getByRole('textbox', { name: 'Password' }).fill('walnut-and-slate');
  await phone.button('Log in').click();
  await expect(phone.accountLink()).toHaveText('My account');
}

test('[GRD-01, RT-16, USR-07, USR-08, SEC-01, SEC-06] the profile requires a login and shows credit, photo and other logins; setting a password keeps this login, ends the others, and the password logs in', async ({
  shopper,
  newShopper,
  outbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  consoleErrors.expect(/415/);
  const { page } = shopper;
  const phone = await newShopper();
  phone.email = shopper.email;
  await phone.isLoggedIn();
  await shopper.opens('/profile');
  await expect(page).toHaveURL(/\/login/);
  await shopper.logsIn();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(page.getByText(shopper.email)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shop credit' }).getByText('$0.00')).toBeVisible();
  await choosesPhotos(page);
  await expect(page.getByRole('button', { name: /^Log out there: / })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await expect(page.getByText('None: you log in by mail.')).toBeVisible();
  await shopper.button('Set a password').click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(codeIn(await outbox.newestTo(shopper.email, 2)));
  await page.getByRole('textbox', { name: 'New password' }).fill('walnut-and-slate');
  await shopper.button('Set the new password').click();
  await expect(page.getByText(/^Your new password is set/)).toBeVisible();
  await expect(page.getByText('A password is set.')).toBeVisible();
  await shopper.opens('/profile');
  await expect(page.getByText('A password is set.')).toBeVisible();
  await logsInWithNewPassword(phone);
});
