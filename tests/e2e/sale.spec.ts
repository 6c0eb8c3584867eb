import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters } from '../testkit/shopper.ts';

const ENGRAVING = 'For Nan & Pop — 50 years';
const OPT_IN =
  'Please keep me up to date with new products and offers (information is not shown to third parties)';

test('[GEN-01, ATC-01, ATC-05, CRT-01, CHK-03, CHK-09, CHK-13, CHK-14, GRD-02, CRT-09, RT-12] a shopper buys an engraved product, from the home page to the success banner', async ({
  shopper,
  outbox,
  shop,
}) => {
  const { page } = shopper;
  await shopper.opens('/');
  await expect(page.getByRole('heading', { name: 'FAMILY OWNED AND OPERATED' })).toBeVisible();
  await shopper.opens('/shop/slate');
  await page.getByRole('link', { name: coasters.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(coasters.name);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Select options').first()).toBeVisible();
  await shopper.configures(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible();

  await shopper.cartLink(1).click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByText(ENGRAVING)).toBeVisible();
  await shopper.button('One more').click();
  await expect(shopper.cartLink(2)).toBeVisible();

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await shopper.logsIn();
  await expect(page).toHaveURL(/\/checkout$/);
  await shopper.savesAddress();
  await shopper.choosesShipping();
  await page.getByLabel('Promotion code').fill('WELCOME10');
  await shopper.button('Apply').click();
  await expect(page.getByText('Discount')).toBeVisible();
  await expect(page.getByLabel(OPT_IN)).not.toBeChecked();
  await page.getByLabel(OPT_IN).check();

  const summary = page.getByRole('complementary', { name: 'Cart summary' });
  await expect(summary.getByText('Total (AUD)', { exact: true })).toBeVisible();
  const total = /\$[\d.]+/.exec((await shopper.orderButton().textContent()) ?? '')?.[0];
  await shopper.orders();
  await expect(page.getByText(`${total} AUD`, { exact: true })).toBeVisible();
  expect(new ShopOwner(shop.dataDir).marketingConsents(shopper.email)).toEqual([
    { optIn: true, text: OPT_IN },
  ]);
  await shopper.ends('Pay');
  await expect(page.getByText('Payment Successful. Please check your email for your invoice.')).toBeVisible();
  await expect(shopper.cartLink(0)).toBeVisible();
  const confirmation = await outbox.newestTo(shopper.email, 2);
  expect(confirmation.text).toContain(ENGRAVING);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('In the workshop')).toBeVisible();
  await expect(page.getByText(ENGRAVING)).toBeVisible();
});
