import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

const USED_BEFORE = 'You have used WELCOME10 before: it is once per customer';

async function types(shopper: Shopper, code: string): Promise<void> {
  await shopper.page.getByLabel('Promotion code').fill(code);
  await shopper.button('Apply').click();
}

test('[CRT-08, CHK-12] a code belongs to one order: the next cart has none, and the welcome code is valid once; an unknown one shows a message and no discount, a valid one is shown and can be removed, and a guest’s code is refused once the login shows that they have used it', async ({
  shopper,
  newShopper,
}) => {
  const { page } = shopper;
  await shopper.preparesOrder();
  await types(shopper, 'WELCOME10');
  await expect(page.getByText('Code WELCOME10 is applied').first()).toBeVisible();
  await expect(shopper.orderButton()).toHaveText('Order and pay $30.40');
  await shopper.orders();
  await shopper.ends('Pay');
  await expect(shopper.cartLink(0)).toBeVisible();

  await test.step('the next cart', async () => {
    await shopper.hasInCart();
    await shopper.opens('/checkout');
    await expect(page.getByLabel('Promotion code')).toHaveValue('');
    await expect(page.getByText('Discount')).toBeHidden();
    await types(shopper, 'welcome10');
    await expect(page.getByLabel('Promotion code')).toHaveAccessibleDescription(USED_BEFORE);
    await expect(page.getByText('Discount')).toBeHidden();
  });

  const guest = await newShopper();
  guest.email = shopper.email;
  await test.step('the cart of a guest', async () => {
    const code = guest.page.getByLabel('Promotion code');
    await guest.hasInCart();
    await guest.opens('/cart');
    await types(guest, 'NONSENSE');
    const words = 'We do not know this code';
    await expect(guest.page.getByRole('status').filter({ hasText: words })).toBeAttached();
    await expect(code).toHaveAccessibleDescription(words);
    await expect(guest.page.getByText('Discount')).toBeHidden();
    await expect(code).toHaveValue('NONSENSE');

    await types(guest, 'welcome10');
    await expect(guest.page.getByText('−$2.20')).toBeVisible();
    await expect(guest.page.getByText('$19.80', { exact: true })).toBeVisible();
    await guest.button('Remove code').click();
    await expect(guest.page.getByText('−$2.20')).toBeHidden();
  });

  await test.step('the login', async () => {
    await types(guest, 'WELCOME10');
    await expect(guest.page.getByText('Code WELCOME10 is applied').first()).toBeVisible();
    await guest.page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await guest.logsIn();
    await expect(guest.page.getByLabel('Promotion code')).toHaveAccessibleDescription(USED_BEFORE);
  });
});
