import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

const USED_BEFORE = 'You have used WELCOME10 before: it is once per customer';

async function types(shopper: Shopper, code: string): Promise<void> {
  await shopper.page.getByLabel('Promotion code').fill(code);
  await shopper.button('Apply').click();
}

test('[CRT-08, CHK-12] a code goes with its order: the next cart has none, and the welcome code is good once', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.preparesOrder();
  await types(shopper, 'WELCOME10');
  await expect(page.getByText('Code WELCOME10 is applied').first()).toBeVisible();
  await expect(shopper.orderButton()).toHaveText('Order and pay $30.40');
  await shopper.orders();
  await shopper.ends('Pay');
  await expect(shopper.cartLink(0)).toBeVisible();

  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await expect(page.getByLabel('Promotion code')).toHaveValue('');
  await expect(page.getByText('Discount')).toBeHidden();
  await types(shopper, 'welcome10');
  await expect(page.getByLabel('Promotion code')).toHaveAccessibleDescription(USED_BEFORE);
  await expect(page.getByText('Discount')).toBeHidden();
});

test('[CRT-08] a code that a guest typed is refused once the login shows that he has used it', async ({
  shopper,
  newShopper,
}) => {
  await shopper.preparesOrder();
  await types(shopper, 'WELCOME10');
  await expect(shopper.orderButton()).toHaveText('Order and pay $30.40');
  await shopper.orders();
  await shopper.ends('Pay');
  await expect(shopper.cartLink(0)).toBeVisible();

  const guest = await newShopper();
  guest.email = shopper.email;
  await guest.hasInCart();
  await guest.opens('/cart');
  await types(guest, 'WELCOME10');
  await expect(guest.page.getByText('Code WELCOME10 is applied').first()).toBeVisible();
  await guest.opens('/checkout');
  await guest.logsIn();
  await expect(guest.page.getByLabel('Promotion code')).toHaveAccessibleDescription(USED_BEFORE);
});
