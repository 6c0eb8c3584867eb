import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

test('[PRE-03] without JavaScript a product can be put into the cart, changed and removed, and the next step is explained', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  // Locators do not see text in noscript.
  const words = () =>
    page.locator('main noscript:not(:has(img))').evaluate((part: HTMLElement) => part.innerText);
  const empty = page.getByRole('heading', { name: 'Your cart is empty' });
  await shopper.reads('/cart');
  await expect(empty).toBeVisible();

  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures(coasters);
  await shopper.button('Add to cart').click();
  await expect(page).toHaveURL(/\/cart$/);
  const line = shopper.cartLine(coasters.name).first();
  await expect(line).toContainText('For Nan & Pop — 50 years');
  await expect(line).toContainText('Script');
  await expect.poll(words).toMatch(/Paying here needs JavaScript.*@/);

  await page.getByLabel(/^Quantity of/).fill('3');
  await shopper.button('Change quantity').click();
  await expect(page.getByLabel(/^Quantity of/)).toHaveValue('3');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(empty).toBeVisible();
});

test('[ATC-07, PRE-03] without JavaScript refused input comes back in its form, with the reason, and is accepted once it is corrected', async ({
  newShopper,
  consoleErrors,
}) => {
  const shopper = await newShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  consoleErrors.expect(/422/);
  const tooLong = 'For Nan and Pop, who have been married for fifty years';
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures({ ...coasters, texts: { 'Engraving text': tooLong } });
  const response = page.waitForResponse('/cart');
  await shopper.button('Add to cart').click();
  expect((await response).status()).toBe(422);
  await expect(page.getByRole('heading', { level: 1, name: coasters.name })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toContainText('Your cart is as it was');
  const text = page.getByLabel('Engraving text');
  await expect(text).toHaveValue(tooLong);
  await expect(text).toHaveAccessibleDescription(/14 characters too many/);
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  await expect(page.getByLabel('Lettering').locator('option:checked')).toHaveText('Script');
  await text.fill('For Nan & Pop — 50 years');
  await shopper.button('Add to cart').click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(shopper.cartLine(coasters.name).first()).toContainText('For Nan & Pop — 50 years');

  const quantity = page.getByLabel(/^Quantity of/);
  await quantity.fill('99999');
  await shopper.button('Change quantity').click();
  await expect(page.getByRole('alert')).toContainText('Your cart is as it was');
  await expect(page.getByRole('alert')).toContainText('Sorry, only 99 can be bought');
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(quantity).toHaveValue('1');
});

test.describe('with a script that loads late', () => {
  test('[ATC-07, PRD-04] a form that was refused before its script loaded is its product’s screen afterwards', async ({
    shopper,
    consoleErrors,
  }) => {
    const { page } = shopper;
    for (const error of [/ERR_FAILED/, /A part of the code did not arrive/, /422 .*\/cart/])
      consoleErrors.expect(error);
    const tooLong = 'For Nan and Pop, who have been married for fifty years';
    let isRefused = false;
    page.on('response', (response) => (isRefused ||= response.status() === 422));
    await page.route('**/static/product-*.js', (route) => (isRefused ? route.continue() : route.abort()));
    await shopper.reads(`/product/${coasters.slug}`);
    await shopper.configures({ ...coasters, texts: { 'Engraving text': tooLong } });
    await shopper.button('Add to cart').click();
    await expect.poll(() => isRefused).toBe(true);
    await expect(page).toHaveURL(new RegExp(`/product/${coasters.slug}\\?Shape=Round$`));
    await expect(shopper.cartLink(0)).toBeAttached();
    const text = page.getByLabel('Engraving text');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(tooLong);
    await expect(text).toHaveAccessibleDescription(/14 characters too many/);
    await text.fill('For Nan & Pop — 50 years');
    await expect(text).not.toHaveAccessibleDescription(/too many/);
    await shopper.button('Add to cart').click();
    await expect(page.getByText('Added to cart')).toBeVisible();
  });

  test('[CRT-02, CRT-13, PRE-03] the cart is shown before the script has loaded, and the same cart afterwards, with the quantity that was typed in the meantime', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.hasInCart(coasters);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/static/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(shopper.cartLine(coasters.name).first()).toContainText('For Nan & Pop — 50 years');
    await expect(shopper.button('Change quantity')).toBeVisible();
    const quantity = page.getByLabel(/^Quantity of /);
    await quantity.fill('4');
    release();
    await expect(shopper.button('Change quantity')).toHaveCount(0);
    await expect(quantity).toHaveValue('4');
    await expect(quantity).toBeFocused();
    await expect(shopper.cartLink(4)).toBeVisible();
    await expect(shopper.cartLine(coasters.name).first()).toContainText('For Nan & Pop — 50 years');
  });
});
