import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { bundaberg, coasters, gladstone, inBundaberg, STANDARD_POST } from '../testkit/shopper.ts';

const OPT_IN =
  'Please keep me up to date with new products and offers (information is not shown to third parties)';
const REQUIRED = ['First name', 'Last name', 'Street address', 'Suburb or town', 'Postcode'];
const LOCAL_DELIVERY = 'Local Delivery $0.00';
const INCOMPLETE = 'The delivery address is not complete yet.';

test('[RT-12, CHK-01, CHK-02] the checkout has address, shipping, payment, note and promotion code beside the cart summary, and no menu or search; pressed too early, the order button and each field show what is missing, and the input is kept', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/422 .*address\/create/);
  const press = shopper.button('Order and pay');
  const save = shopper.button('Save and use this address');
  const postcode = page.getByLabel('Postcode');
  await shopper.isLoggedIn();
  await shopper.hasInCart(coasters);
  await shopper.opens('/checkout');

  await test.step('its form and summary', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    for (const step of ['Delivery address', 'Shipping', 'Payment'])
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
    await expect(page.getByLabel('Note to the workshop')).toBeVisible();
    await expect(page.getByLabel('Promotion code')).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Cart summary' });
    await expect(summary).toContainText(coasters.name);
    await expect(summary).toContainText('For Nan & Pop — 50 years');
    await expect(page.getByLabel(OPT_IN)).not.toBeChecked();
    await expect(press).toBeVisible();
    await expect(page.getByText('Postage is added once we know the address.')).toBeVisible();
  });

  await test.step('no menu, no search, a one-line footer', async () => {
    await expect(page.getByText('Secure checkout')).toBeVisible();
    await expect(shopper.cartLink(1)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: /search/i })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      'Contact us',
      'Shipping and returns',
      'Privacy policy',
    ]);
  });

  await test.step('each field shows its own error', async () => {
    await shopper.button('Add company or unit').click();
    await expect(page.getByLabel('Company')).toBeFocused();
    await page.getByLabel('Company').fill('Byron & Daughters');
    await save.click();
    for (const label of REQUIRED)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Please fill this in/);
    await expect(page.getByLabel('State')).toHaveAccessibleDescription(/Please choose/);
    await page.getByLabel('Company').focus();
    await press.click();
    await expect(page.getByText(INCOMPLETE)).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();

    await shopper.fillsInAddress();
    await postcode.fill('467');
    await save.click();
    await expect(postcode).toHaveAccessibleDescription(/Four digits/);
    await postcode.fill('4670');
    await page.getByLabel('Phone').fill('no phone');
    await save.click();
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/This is not a phone number/);
    await expect(page.getByLabel('Company')).toHaveValue('Byron & Daughters');
    await expect(page.getByLabel('Street address')).toHaveValue(bundaberg['Street address']);
    await page.getByLabel('Phone').fill('07 4900 0000');
  });

  await test.step('the order button leads to what is missing, then shows the price', async () => {
    await postcode.fill('');
    await press.click();
    await expect(postcode).toBeFocused();
    await expect(postcode).toHaveAccessibleDescription(/Please fill this in/);
    await postcode.fill('4670');
    await press.click();
    await expect(page.getByRole('radio', { name: /Ada Byron.*Bundaberg/ })).toBeChecked();
    await expect(page.getByText(INCOMPLETE)).toBeHidden();
    // The price is only known now: it is shown, and confirmed by another press.
    await expect(shopper.orderButton()).toHaveText('Order and pay $46.60');
    await expect(page.getByText('with Standard Post for $10.60')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'The total is $46.60' })).toBeAttached();
    await shopper.orders();
  });
});

test('[CHK-02] the order button does not ignore a half-typed additional address; saved ones can be put away and restored, and with none chosen the order button leads to them', async ({
  shopper,
}) => {
  const { page } = shopper;
  const address = (name: string) => page.getByRole('radio', { name: new RegExp(name) });
  await shopper.preparesOrder();
  await expect(address('Ada Byron.*Bundaberg')).toBeChecked();

  await shopper.button('Add another address').click();
  await page.getByLabel('First name').fill('Grace');
  await shopper.orderButton().click();
  await expect(page.getByText(INCOMPLETE)).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await shopper.button('Cancel').click();
  await expect(page.getByText(INCOMPLETE)).toBeHidden();

  await shopper.button('Add another address').click();
  await shopper.savesAddress({ ...gladstone, 'First name': 'Grace' });
  await expect(address('Grace Byron.*Gladstone')).toBeChecked();
  await expect(shopper.button('Save and use this address')).toBeHidden();
  await shopper.button('Add another address').click();
  await shopper.savesAddress({ ...bundaberg, 'First name': 'Mary' });
  await expect(address('Mary Byron.*Bundaberg')).toBeChecked();

  await shopper.button('Put this address away').click();
  await expect(address('Mary')).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Delivery' });
  await expect(heading).toBeFocused();
  await shopper.button('Order and pay').click();
  await expect(address('Ada Byron')).toBeFocused();
  await expect(page.getByText('Please choose where to send it.').first()).toBeVisible();

  await page.getByText('Addresses put away').click();
  await shopper.button('Use again').click();
  await expect(address('Mary')).toBeVisible();
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(address('Mary')).toBeVisible();
  await address('Ada Byron').check();
  await shopper.choosesShipping();
  await shopper.orders();
});

test('[GEN-03, GEN-04, GEN-05, GEN-06, CHK-03, CHK-04] delivery is free in Gladstone 4680, and only there; the cheapest method is preselected, and then the shopper’s own choice, which changes shipping and total', async ({
  shopper,
}) => {
  const { page } = shopper;
  const summary = page.getByRole('complementary', { name: 'Cart summary' });
  const offer = (label: string) => page.getByText(label, { exact: true });
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');

  await test.step('in Gladstone', async () => {
    await shopper.savesAddress(gladstone);
    await expect(offer(LOCAL_DELIVERY)).toBeVisible();
    await expect(offer(STANDARD_POST)).toBeVisible();
    await expect(page.getByText('3 to 5 business days')).toBeVisible();
    await expect(offer('Express Post $14.10')).toBeVisible();
    await expect(page.getByText('2 to 3 business days')).toBeVisible();
    await expect(shopper.orderButton()).toHaveText('Order and pay $22.00');
    await expect(page.getByRole('radio', { name: LOCAL_DELIVERY })).toBeChecked();
    await expect(page.getByText('with Local Delivery, which is free')).toBeVisible();
    await expect(summary).toContainText('Shipping$0.00');
    await expect(summary).not.toContainText('more for free Standard Post');
  });

  await test.step('elsewhere', async () => {
    for (const place of [
      { 'Suburb or town': 'Agnes Water', Postcode: '4677' },
      { 'Suburb or town': 'Barney Point', Postcode: '4680' },
    ]) {
      await shopper.button('Add another address').click();
      await shopper.savesAddress({ ...bundaberg, ...place });
      await expect(page.getByRole('radio', { name: place['Suburb or town'] })).toBeChecked();
      await expect(offer(LOCAL_DELIVERY)).toBeHidden();
      await expect(offer(STANDARD_POST)).toBeVisible();
    }
  });

  await test.step('the shopper’s own choice', async () => {
    await shopper.choosesShipping(STANDARD_POST);
    await expect(summary).toContainText('Shipping$10.60');
    await expect(shopper.orderButton()).toHaveText('Order and pay $32.60');
    await shopper.choosesShipping('Express Post $14.10');
    await expect(summary).toContainText('Shipping$14.10');
    await expect(shopper.orderButton()).toHaveText('Order and pay $36.10');
    await shopper.orders();
    await shopper.ends('Pay');
    await expect(shopper.cartLink(0)).toBeVisible();
  });

  await test.step('the next order', async () => {
    await shopper.hasInCart();
    await shopper.opens('/checkout');
    await expect(page.getByRole('radio', { name: 'Express Post $14.10' })).toBeChecked();
    await expect(shopper.orderButton()).toHaveText('Order and pay $36.10');
  });
});

test('[GEN-07, A09] Standard Post is $10.60 for products of 200.00, and $0.00 for products of 200.01', async ({
  shopper,
  host,
}) => {
  const { page } = shopper;
  const [table, nail] = [
    { slug: 'table-of-200', name: 'Table', price: 200 },
    { slug: 'nail-of-a-cent', name: 'Nail', price: 0.01 },
  ];
  const isFree = page.getByText('Standard Post is free for this order');
  await host.seed({ products: [table, nail] });
  await shopper.isLoggedIn({ address: inBundaberg });
  for (const [product, words, post] of [
    [table, 'Spend $0.01 more for free Standard Post', STANDARD_POST],
    [nail, null, 'Standard Post $0.00'],
  ] as const) {
    await shopper.hasInCart({ ...product, options: [] });
    await shopper.opens('/cart');
    await expect(page.getByText('Total (AUD)')).toBeVisible();
    if (words === null) await expect(page.getByText(/more for free/)).toBeHidden();
    else await expect(page.getByText(words)).toBeVisible();
    await expect(isFree).toBeVisible({ visible: words === null });
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByText(post, { exact: true })).toBeVisible();
    await expect(page.getByText('Express Post $14.10', { exact: true })).toBeVisible();
  }
});

test('[CHK-15, CHK-12] a surcharge enabled by the owner is shown before ordering and included in order and payment', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  const owner = new ShopOwner(shop.dataDir);
  owner.putsOnSale({ slug: 'surcharged-table', name: 'Surcharged table', price: 8_940 });
  owner.changesSetting('surcharge_basis_points', { sandbox: 175 });
  try {
    await shopper.preparesOrder({ slug: 'surcharged-table', name: 'Surcharged table', options: [] });
    await expect(shopper.orderButton()).toHaveText('Order and pay $100.00');
    await expect(page.getByText(/surcharge/)).toBeHidden();
    owner.changesSetting('card_surcharge_enabled', true);
    await shopper.opens('/checkout');
    await shopper.choosesShipping();
    await expect(page.getByText('plus a surcharge of $1.75')).toBeVisible();
    await expect(shopper.orderButton()).toHaveText('Order and pay $101.75');
    const summary = page.getByRole('complementary', { name: 'Cart summary' });
    await expect(summary).toContainText('$101.75');
    await expect(summary).toContainText('includes $9.25 GST');
    await shopper.orders();
    await expect(page.getByText('$101.75 AUD')).toBeVisible();
    await shopper.ends('Pay');
    await expect(page.getByText('Payment Success')).toBeVisible();
  } finally {
    owner.changesSetting('card_surcharge_enabled', false);
  }
});

test('[CHK-01] on a phone the order is summarised in one line above the steps, and the bottom bar shows what is missing', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: { width: 390, height: 844 } });
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  const summary = page.getByRole('complementary', { name: 'Cart summary' });
  const line = summary.getByText('Your order (1)');
  await expect(line).toBeInViewport();
  await expect(summary.getByText('Southern Cross Cork Trivet')).toBeHidden();
  await line.click();
  await expect(summary.getByText('Southern Cross Cork Trivet')).toBeVisible();
  await line.click();

  const [first, last] = await Promise.all(
    ['First name', 'Last name'].map((label) => page.getByLabel(label).boundingBox()),
  );
  expect(first?.y).toBe(last?.y);
  await page.getByRole('button', { name: 'Say where to send it' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await shopper.savesAddress();
  await shopper.choosesShipping();
  await expect(page.getByRole('button', { name: 'Say where to send it' })).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(shopper.orderButton()).not.toBeInViewport();
  await shopper.button('Review and pay').click();
  await expect(shopper.orderButton()).toBeFocused();
  await expect(shopper.orderButton()).toBeInViewport();
  await expect(shopper.button('Review and pay')).toBeHidden();
});
