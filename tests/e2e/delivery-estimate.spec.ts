import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const ARRIVES = /arrives \w{3} \d+/;

/** The estimate's row of a shipping method. */
const offer = ({ page }: Shopper, name: string) =>
  page.getByRole('region', { name: 'Postage and arrival' }).getByRole('listitem').filter({ hasText: name });

test('[GEN-03, GEN-05, GEN-06, APS-09, GRD-02, CHK-01, A02] before a login, product page and cart show postage and arrival, or that no estimate is available; only the login on the way to an order says that the order continues, and it returns to the full path', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  const postcode = page.getByLabel('Your postcode');
  const onTheWay = page.getByText(/One code by e-mail, then your order goes on where you left it\./);
  await shopper.opens('/login');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(onTheWay).toBeHidden();
  await shopper.opens(`/product/${coasters.slug}`);

  await test.step('an estimate that is unavailable', async () => {
    const path = /shippingEstimate/;
    consoleErrors.expect(/status of 501 .*shippingEstimate/);
    await page.route(path, (route) =>
      route.fulfill({ status: 501, json: { text_code: 'LATER', message: 'Oops' } }),
    );
    await postcode.fill('200');
    await shopper.button('Estimate').click();
    await expect(postcode).toHaveAccessibleDescription('Four digits');
    await postcode.fill('2000');
    await shopper.button('Estimate').click();
    await expect(page.getByText('We could not look up the shipping cost.')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('on the product page', async () => {
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
  });

  await test.step('in the cart', async () => {
    await shopper.hasInCart(coasters);
    await shopper.opens('/cart');
    await expect(postcode).toHaveValue('4680');
    await expect(offer(shopper, 'Local Delivery')).toContainText('$0.00');
    await expect(offer(shopper, 'Local Delivery')).toContainText(ARRIVES);
  });

  await test.step('through the login to the checkout', async () => {
    await shopper.opens('/checkout?step=x');
    await expect(page).toHaveURL(/\/login$/);
    await expect(onTheWay).toBeVisible();
    await shopper.logsIn();
    await expect(page).toHaveURL(/\/checkout\?step=x$/);
    await expect(page.getByLabel('Postcode')).toHaveValue('4680');
    await expect(page.getByLabel('Suburb or town')).toHaveValue('Gladstone');
  });
});
