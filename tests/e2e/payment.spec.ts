import { expect, test } from '../testkit/fixtures.ts';
import { coasters, trivet } from '../testkit/shopper.ts';

const PAID = 'Payment Successful. Please check your email for your invoice.';
const SHOP_MAILBOX = 'hello@';

test('[CHK-09, A14, A88] a cancelled payment shows ‘Payment Failed’ with a reason in our own words, a declined one ‘Payment Failed’ too; the order is not made, the cart is kept, and a later attempt pays', async ({
  shopper,
  host,
}) => {
  const { page } = shopper;
  const failed = page.getByRole('heading', { name: 'Payment Failed' });
  await shopper.goesToPayment(trivet);
  await shopper.ends('Cancel');
  await expect(failed).toBeFocused();
  await expect(
    page.getByText('You cancelled the payment; nothing was charged. Your cart is kept.'),
  ).toBeVisible();

  await test.step('the cancelled order shows that it is not made', async () => {
    await shopper.opens('/my-account');
    await page.getByRole('link', { name: /^Order \d+$/ }).click();
    await expect(page.getByText('We make an order once it is paid, and this one was not.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Where your order is' })).toBeHidden();
  });

  await test.step('the cart is kept', async () => {
    await shopper.cartLink(1).click();
    await expect(
      page.getByRole('link', { name: 'Southern Cross Cork Trivet, Banksia', exact: true }),
    ).toBeVisible();
  });

  await test.step('the next attempt is declined, and the one after it pays', async () => {
    await host.paymentsEnd('decline', 'pay');
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await shopper.choosesShipping();
    await shopper.orderButton().click();
    await expect(failed).toBeVisible();
    await expect(shopper.cartLink(1)).toBeVisible();

    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText('Payment Failed')).toBeHidden();
    await shopper.choosesShipping();
    await shopper.orderButton().click();
    await expect(page.getByText(PAID)).toBeVisible();
    await expect(shopper.cartLink(0)).toBeVisible();
  });
});

test('[CHK-08, CHK-10, CHK-14] the checkout in a second tab leads to the same payment page; paying there and closing the tab results in a paid order, its mails and an empty cart', async ({
  shopper,
  outbox,
}) => {
  await shopper.preparesOrder(coasters);
  const second = await shopper.inAnotherTab();
  await second.opens('/checkout');
  await second.choosesShipping();
  await shopper.orders();
  await second.orders();
  expect(second.page.url()).toBe(shopper.page.url());

  await second.ends('Pay, then close the tab');
  await expect(second.page.getByRole('heading', { name: 'You can close this tab now' })).toBeVisible();
  await second.page.close();
  const confirmation = await outbox.newestTo(shopper.email);
  expect(confirmation.text).toContain('For Nan & Pop — 50 years');
  const order = await outbox.newestTo(SHOP_MAILBOX);
  expect(order.text).toContain('For Nan & Pop — 50 years');

  await shopper.opens('/my-account');
  await expect(shopper.page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
  await expect(shopper.page.getByText('In the workshop')).toBeVisible();
  await expect(shopper.cartLink(0)).toBeVisible();
});

test('[CHK-07, CHK-08, CHK-09, CHK-10, A14] a double click places one order, which can be continued after Back with the checkout filled in; its confirmation shows what arrives when, its payment page leads back, and the same items make a new order, paid slowly', async ({
  shopper,
}) => {
  const { page } = shopper;
  const note = page.getByLabel('Note to the workshop');
  const isPaid = page.getByText(PAID);
  const submissions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submitOrder')) submissions.push(request.url());
  });
  await shopper.preparesOrder(coasters);
  await note.fill('Please ring twice');
  await shopper.orderButton().dblclick();
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  expect(submissions).toHaveLength(1);
  const payment = page.url();

  await test.step('Back shows the checkout filled in', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(shopper.cartLink(1)).toBeVisible();
    await expect(note).toHaveValue('Please ring twice');
    await shopper.orders();
    expect(page.url()).toBe(payment);
  });

  await test.step('the confirmation shows the order’s number, its items, its next steps and when it arrives', async () => {
    await shopper.ends('Pay');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you', exact: true })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(isPaid).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
    const steps = page.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
    await expect(steps).toHaveText([/^Cut\w{3} \d/, /^Packed\w{3} \d/, /^Postedby \w{3} \d/]);
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: coasters.name });
    await expect(line).toContainText('For Nan & Pop — 50 years');
    await expect(line.locator('img')).toBeVisible();
    await expect(steps.last()).toContainText(/Standard Post: arrives \w{3} \d+/);
    await expect(page.getByText('This was inside a letter O. It travels in your parcel.')).toBeVisible();
  });

  await test.step('the payment page opened again only links back to the shop', async () => {
    await page.goto(payment);
    await expect(shopper.button('Pay')).toBeHidden();
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(isPaid).toBeVisible();
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByText('1 Goondoon Street')).toBeVisible();
    await expect(page.getByText(/^Standard Post: arrives \w{3} \d+/)).toBeVisible();
    await shopper.accountLink().click();
    await expect(page.getByRole('link', { name: /^Order \d+/ })).toHaveCount(1);
  });

  await test.step('the same items again are another order, whose payment is slow', async () => {
    await shopper.hasInCart(coasters);
    await shopper.opens('/checkout');
    await shopper.choosesShipping();
    await shopper.orders();
    expect(page.url()).not.toBe(payment);
    await shopper.ends('Pay slowly');
    await expect(page.getByText('One moment, we are checking your payment …')).toBeVisible();
    await expect(isPaid).toBeVisible();
    await expect(shopper.cartLink(0)).toBeVisible();
  });
});
