import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

test('[PRE-03] without script a product goes into the cart, is changed and taken out, and the way on is said', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ javaScriptEnabled: false });
  const { page } = shopper;
  // What stands in noscript is no text to a locator.
  const words = () =>
    page.locator('main noscript:not(:has(img))').evaluate((part: HTMLElement) => part.innerText);
  await shopper.reads('/cart');
  await expect.poll(words).toContain('Your cart is empty');

  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
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
  await expect.poll(words).toContain('Your cart is empty');
});

test('[CRT-13, PRE-03] a shopper whose script comes late sees the cart before it, and the same cart after', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.addsToCart(coasters);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(shopper.cartLine(coasters.name).first()).toContainText('For Nan & Pop — 50 years');
  await expect(shopper.button('Change quantity')).toBeVisible();
  release();
  await expect(shopper.button('Change quantity')).toHaveCount(0);
  await expect(shopper.cartLine(coasters.name).first()).toContainText('For Nan & Pop — 50 years');
});
