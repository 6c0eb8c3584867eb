import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { inBundaberg } from '../testkit/shopper.ts';

test('[CHK-11, A19, USR-08] credit pays a whole order at once, then a part of the next, and is returned when that is cancelled', async ({
  shopper,
}) => {
  const { page } = shopper;
  const summary = page.getByRole('complementary', { name: 'Cart summary' });
  const box = (amount: string) => page.getByRole('checkbox', { name: `Pay ${amount} with my credit` });
  await shopper.isLoggedIn({ address: inBundaberg, credit: 40 });
  await shopper.hasInCart();

  await shopper.opens('/checkout');
  await expect(box('$32.60')).toBeChecked();
  await expect(page.getByText('nothing is left to pay')).toBeVisible();
  await expect(summary).toContainText('Total (AUD)$32.60');
  await expect(summary).toContainText('To pay after credit$0.00');
  await expect(page.getByRole('radiogroup', { name: 'Payment' })).toHaveCount(0);
  await shopper.button('Order and pay with credit').click();
  await expect(page).toHaveURL(/\/checkout\?payum_token=/);
  const paid = page.getByText('Payment Successful. Please check your email for your invoice.');
  await expect(paid).toBeVisible();

  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await expect(shopper.button('Order and pay $25.20')).toBeVisible();
  await expect(summary).toContainText('Paid with credit−$7.40');
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await box('$7.40').uncheck();
  await expect(shopper.button('Order and pay $32.60')).toBeVisible();
  await expect(summary).not.toContainText('credit');
  await box('$7.40').check();
  await shopper.button('Order and pay $25.20').click();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await expect(page.getByRole('main')).toContainText('$25.20');
  await shopper.ends('Cancel');
  await expect(page.getByText('Payment Failed')).toBeVisible();

  await shopper.opens('/profile');
  await expect(page.getByRole('region', { name: 'Shop credit' })).toContainText('$7.40');
});
