import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const ARRIVES = /arrives \w{3} \d+/;

/** The estimate's row of a shipping method. */
const offer = ({ page }: Shopper, name: string) =>
  page.getByRole('region', { name: 'Postage and arrival' }).getByRole('listitem').filter({ hasText: name });

test('[GEN-03, GEN-05, GEN-06, APS-09] before anybody logs in, product page and cart say what postage costs and when it arrives', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  const postcode = page.getByLabel('Your postcode');
  await postcode.fill('200');
  await shopper.button('Estimate').click();
  await expect(postcode).toHaveAccessibleDescription('Four digits');
  await postcode.fill('2000');
  await shopper.button('Estimate').click();
  await expect(offer(shopper, 'Standard Post')).toContainText('$10.60');
  await expect(offer(shopper, 'Standard Post')).toContainText(ARRIVES);
  await expect(offer(shopper, 'Express Post')).toContainText('$14.10');
  await expect(page.getByLabel('Suburb')).toBeHidden();

  // In 4680 the price depends on the suburb.
  await postcode.fill('4680');
  await shopper.button('Estimate').click();
  await expect(page.getByLabel('Suburb')).toBeVisible();
  await expect(offer(shopper, 'Local Delivery')).toBeHidden();
  await page.getByLabel('Suburb').selectOption('Gladstone');
  await expect(offer(shopper, 'Local Delivery')).toContainText('$0.00');

  await shopper.hasInCart(coasters);
  await shopper.opens('/cart');
  await expect(page.getByLabel('Your postcode')).toHaveValue('4680');
  await expect(offer(shopper, 'Local Delivery')).toContainText('$0.00');
  await expect(offer(shopper, 'Local Delivery')).toContainText(ARRIVES);

  await shopper.opens('/checkout');
  await shopper.logsIn();
  await expect(page.getByLabel('Postcode')).toHaveValue('4680');
  await expect(page.getByLabel('Suburb or town')).toHaveValue('Gladstone');
});

test('an estimate that cannot be had says so and offers to try again', async ({ shopper, consoleErrors }) => {
  const { page } = shopper;
  consoleErrors.expect(/status of 501 .*shippingEstimate/);
  await shopper.opens(`/product/${coasters.slug}`);
  const path = /shippingEstimate/;
  await page.route(path, (route) =>
    route.fulfill({ status: 501, json: { text_code: 'LATER', message: 'Oops' } }),
  );
  await page.getByLabel('Your postcode').fill('2000');
  await shopper.button('Estimate').click();
  await expect(page.getByText('We could not ask what shipping costs.')).toBeVisible();
  await page.unroute(path);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(offer(shopper, 'Standard Post')).toContainText('$10.60');
});

test('[GRD-02, A02] the login on the way to an order says so, and any other does not', async ({
  shopper,
}) => {
  const { page } = shopper;
  const words = page.getByText(/One code by e-mail, then your order goes on where you left it\./);
  await shopper.opens('/login');
  await expect(words).toBeHidden();
  await shopper.addsToCart();
  await page.getByRole('link', { name: 'Checkout now' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(words).toBeVisible();
});
