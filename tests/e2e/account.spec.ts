import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { bundaberg, codeIn, coasters, trivet } from '../testkit/shopper.ts';

test('[RT-17, CRT-01] Order again puts the same piece with the same engraving into the cart', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.goesToPayment(coasters);
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

test('[A88] an order that was left unpaid is paid from the account', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesToPayment(trivet);
  await shopper.opens('/my-account');
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await shopper.ends('Pay');
  await expect(page.getByText(/^Payment Successful/)).toBeVisible();
});

test('[A57, A88] an order that was left unpaid is put away, and its goods stay in the cart', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.goesToPayment(trivet);
  await shopper.opens('/my-account');
  await page.getByRole('button', { name: /^Put away/ }).click();
  await expect(page.getByText(/^Order \d+ was put away/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing ordered yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeFocused();
  await expect(shopper.cartLink(1)).toBeVisible();
});

test('[RT-16, SEC-01] a password set in the account keeps this login, ends the others, and logs in', async ({
  shopper,
  newShopper,
  outbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  const { page } = shopper;
  const phone = await newShopper();
  phone.email = shopper.email;
  await phone.isLoggedIn();
  await shopper.isLoggedIn();
  await shopper.opens('/profile');
  await expect(page.getByText('None: you log in by mail.')).toBeVisible();
  await shopper.button('Set a password').click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(codeIn(await outbox.newestTo(shopper.email)));
  await page.getByRole('textbox', { name: 'New password' }).fill('walnut-and-slate');
  await shopper.button('Set the new password').click();
  await expect(page.getByText(/^Your new password is set/)).toBeVisible();
  await expect(page.getByText('A password is set.')).toBeVisible();
  await shopper.opens('/profile');
  await expect(page.getByText('A password is set.')).toBeVisible();
  await phone.opens('/my-account');
  await expect(phone.accountLink()).toHaveText('Log in');
  await phone.opens('/login');
  await phone.page.getByLabel('E-mail').fill(shopper.email);
  await phone.button('Use my password instead').click();
  await phone.page.getByRole('textbox', { name: 'Password' }).fill('walnut-and-slate');
  await phone.button('Log in').click();
  await expect(phone.accountLink()).toHaveText('My account');
});

test('[CHK-02] an address is added, edited, put away and taken out again in the account, and the checkout knows it', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.opens('/my-account');
  const box = page.getByRole('region', { name: 'Your addresses' });
  await box.getByRole('button', { name: 'Add an address' }).click();
  await expect(box.getByLabel('First name')).toBeFocused();
  await shopper.fillsInAddress(bundaberg);
  await shopper.button('Save this address').click();
  await expect(box.getByText('The address is saved.')).toBeVisible();
  const edit = box.getByRole('button', { name: /^Edit Ada Byron/ });
  await edit.click();
  await box.getByLabel('First name').fill('Augusta');
  await shopper.button('Save this address').click();
  await expect(box.getByRole('button', { name: /^Edit Augusta Byron/ })).toBeFocused();

  await box.getByRole('button', { name: /^Put Augusta Byron/ }).click();
  await expect(box.getByText(/^The address is put away/)).toBeVisible();
  await page.reload();
  await box.getByText('Addresses put away (1)').click();
  await box.getByRole('button', { name: 'Use again' }).click();
  await expect(box.getByText('The address can be used again.')).toBeVisible();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await expect(page.getByRole('radio', { name: /Augusta Byron.*Bundaberg/ })).toBeChecked();
});

test('[CHK-13, A13] a consent given with an order stands in the account, and can be taken back there', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await shopper.savesAddress();
  await page.getByRole('checkbox', { name: /^Please keep me up to date/ }).check();
  await shopper.orderButton().click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await shopper.opens('/profile');
  const news = page.getByRole('checkbox', { name: /^Please keep me up to date/ });
  await expect(news).toBeChecked();
  await expect(page.getByText(/^You agreed on/)).toBeVisible();
  await news.uncheck();
  await expect(page.getByText(/^You said no on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You said no on/)).toBeVisible();
  await expect(news).not.toBeChecked();
});

test('[GRD-01] who opens the profile logged out logs in, and is back at the profile', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/profile');
  await expect(page).toHaveURL(/\/login/);
  await shopper.logsIn();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(page.getByText(shopper.email)).toBeVisible();
});

test('[USR-07, USR-08, RT-16, SEC-06] the profile shows credit and photo, which another one replaces; what is no photo, or too large, is refused with a text', async ({
  shopper,
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/415/);
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.opens('/profile');
  await expect(page.getByRole('region', { name: 'Shop credit' }).getByText('$0.00')).toBeVisible();
  const file = page.getByLabel('A photo of you');
  const [name, mimeType] = ['me.jpg', 'image/jpeg'];
  await file.setInputFiles({ name, mimeType, buffer: Buffer.from('<html>') });
  await expect(page.getByText(/^This is no photo that we can take/)).toBeVisible();
  await file.setInputFiles({ name, mimeType, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText('A photo may have at most 5 MB')).toBeVisible();
  await file.setInputFiles('public/assets/brand/icon-180.png');
  const photo = page.getByAltText('Your photo');
  await expect(photo).toHaveJSProperty('naturalWidth', 400);
  const elsewhere = await newShopper();
  elsewhere.email = shopper.email;
  await elsewhere.isLoggedIn();
  await page.reload();
  await expect(photo).toHaveAttribute('src', /\/1x1\/400\.jpg$/);
  const before = (await photo.getAttribute('src')) ?? '';
  await page.getByLabel('Another photo').setInputFiles('public/assets/brand/icon-512.png');
  await expect(photo).not.toHaveAttribute('src', before);
  await page.reload();
  await expect(photo).toHaveJSProperty('naturalWidth', 400);
  await expect(photo).not.toHaveAttribute('src', before);
  expect((await page.request.get(before)).status()).toBe(404);
  await expect(page.getByRole('button', { name: /^Log out there: / })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});
