import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

const PAID = 'Payment Successful. Please check your email for your invoice.';
const SHOP_MAILBOX = 'hello@';

test('[CHK-09, A14] a declined payment says ‘Payment Failed’, keeps the cart, and the next try pays', async ({
  shopper,
  host,
}) => {
  const { page } = shopper;
  await host.paymentsEnd('decline', 'pay');
  await shopper.preparesOrder();
  await shopper.orderButton().click();
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();

  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Payment Failed')).toBeHidden();
  await shopper.choosesShipping();
  await shopper.orderButton().click();
  await expect(page.getByText(PAID)).toBeVisible();
  await expect(shopper.cartLink(0)).toBeVisible();
});

test('[CHK-09] a cancelled payment says ‘Payment Failed’, in our own words why, and keeps the cart', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.goesToPayment();
  await shopper.ends('Cancel');
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeFocused();
  await expect(
    page.getByText('You cancelled the payment; nothing was charged. Your cart is kept.'),
  ).toBeVisible();
  await shopper.opens('/cart');
  await expect(
    page.getByRole('link', { name: 'Southern Cross Cork Trivet, Banksia', exact: true }),
  ).toBeVisible();
});

test('[CHK-10, CHK-14] who pays and closes the tab has a paid order, its mails and an empty cart', async ({
  shopper,
  outbox,
}) => {
  await shopper.goesToPayment(coasters);
  await shopper.ends('Pay, then close the tab');
  await expect(shopper.page.getByRole('heading', { name: 'You can close this tab now' })).toBeVisible();
  await shopper.page.close();

  const confirmation = await outbox.newestTo(shopper.email);
  expect(confirmation.text).toContain('For Nan & Pop — 50 years');
  const order = await outbox.newestTo(SHOP_MAILBOX);
  expect(order.text).toContain('For Nan & Pop — 50 years');

  const later = await shopper.inAnotherTab();
  await later.opens('/my-account');
  await expect(later.page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
  await expect(later.page.getByText('In the workshop')).toBeVisible();
  await expect(later.cartLink(0)).toBeVisible();
});

test('[CHK-09, A14] a payment that is decided slowly turns into the success banner by itself', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.goesToPayment();
  await shopper.ends('Pay slowly');
  await expect(page.getByText('One moment, we are asking about your payment …')).toBeVisible();
  await expect(page.getByText(PAID)).toBeVisible({ timeout: 15_000 });
  await expect(shopper.cartLink(0)).toBeVisible();
});

test('[CHK-07, CHK-08] Back from the payment page finds the checkout filled in, and the same order goes on', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.preparesOrder();
  await page.getByLabel('Note to the workshop').fill('Please ring twice');
  await shopper.orders();
  const payment = page.url();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  await expect(page.getByLabel('Note to the workshop')).toHaveValue('Please ring twice');
  await shopper.orders();
  expect(page.url()).toBe(payment);
});

test('[CHK-08] a double click on the order button makes one order', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.preparesOrder();
  const submissions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submitOrder')) submissions.push(request.url());
  });
  await shopper.orderButton().dblclick();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  expect(submissions).toHaveLength(1);
  await shopper.ends('Pay');
  await shopper.opens('/my-account');
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toHaveCount(1);
});

test('[CHK-08] the checkout in a second tab goes to the same payment page', async ({ shopper }) => {
  await shopper.preparesOrder();
  const second = await shopper.inAnotherTab();
  await second.opens('/checkout');
  await second.choosesShipping();
  await shopper.orders();
  await second.orders();
  expect(second.page.url()).toBe(shopper.page.url());
});

test('[CHK-08] after a paid order the same goods can be ordered again as a new one', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesToPayment();
  const first = page.url();
  await shopper.ends('Pay');
  await expect(page.getByText(PAID)).toBeVisible();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await shopper.choosesShipping();
  await shopper.orders();
  expect(page.url()).not.toBe(first);
  await expect(shopper.button('Pay')).toBeVisible();
});

test('[CHK-10] whoever opens a decided payment page again is told so and led back', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesToPayment();
  const payment = page.url();
  await shopper.ends('Pay');
  await expect(page.getByText(PAID)).toBeVisible();
  await page.goto(payment);
  await expect(shopper.button('Pay')).toBeHidden();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByText(PAID)).toBeVisible();
});

test('[CHK-09, A14] the confirmation names the order, what was ordered, where it goes and when it arrives', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.goesToPayment(coasters);
  await shopper.ends('Pay');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText(PAID)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  const steps = page.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Cut\w{3} \d/, /^Packed\w{3} \d/, /^Postedby \w{3} \d/]);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: coasters.name });
  await expect(line).toContainText('For Nan & Pop — 50 years');
  await expect(line.locator('img')).toBeVisible();
  await expect(steps.last()).toContainText(/Standard Post: arrives \w{3} \d+/);
  await expect(page.getByText('This was inside a letter O. It travels in your parcel.')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('1 Goondoon Street')).toBeVisible();
  await expect(page.getByText(/^Standard Post: arrives \w{3} \d+/)).toBeVisible();
});
