import { expect, test } from '../testkit/fixtures.ts';

const ENGRAVING = 'For Nan & Pop — 50 years';

test('[ATC-01, ATC-05, CRT-01, CHK-03, CHK-09, CHK-13, CHK-14, GRD-02, CRT-09, RT-12] a shopper buys an engraved piece, from the home page to the banner', async ({
  shopper,
  outbox,
}) => {
  const { page } = shopper;
  const email = `sale-${Date.now()}@shopper.example`;

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'FAMILY OWNED AND OPERATED' })).toBeVisible();
  await page.goto('/shop/slate');
  await page.getByRole('link', { name: 'Engraved Slate Coasters, Set of Four' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engraved Slate Coasters, Set of Four');

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Select options').first()).toBeVisible();
  await page.getByText('Round', { exact: true }).click();
  await page.getByLabel('Engraving text').fill(ENGRAVING);
  await page.getByLabel('Lettering').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByText(ENGRAVING)).toBeVisible();
  await page.getByRole('button', { name: /more/i }).first().click();
  await expect(page.getByRole('link', { name: 'Cart 2 items' })).toBeVisible();

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'E-mail me a login code' }).click();
  await page.getByLabel('Code').fill(await outbox.loginCode(email));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();

  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Street address').fill('1 Goondoon Street');
  await page.getByLabel('Suburb or town').fill('Bundaberg');
  await page.getByLabel('State').selectOption('QLD');
  await page.getByLabel('Postcode').fill('4670');
  await page.getByRole('button', { name: 'Save and use this address' }).click();
  await page.getByText('Standard Post $10.60').click();
  await page.getByLabel('Promotion code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Discount')).toBeVisible();
  const optIn = page.getByLabel(
    'Please keep me up to date with new products and offers (information is not shown to third parties)',
  );
  await expect(optIn).not.toBeChecked();
  await optIn.check();
  await page.getByRole('button', { name: /^Order and pay \$/ }).click();

  await expect(page).toHaveURL(/sandbox-payment/);
  await page.getByRole('button', { name: /^Pay The payment goes through/ }).click();
  await expect(page.getByText('Payment Successful. Please check your email for your invoice.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart 0 items' })).toBeVisible();

  const confirmation = await outbox.newestTo(email, 2);
  expect(confirmation.text).toContain(ENGRAVING);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('In the workshop')).toBeVisible();
  await expect(page.getByText(ENGRAVING)).toBeVisible();
});
