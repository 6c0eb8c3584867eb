import { expect, test } from '../testkit/fixtures.ts';
import { coasters, lastStick, trivet } from '../testkit/shopper.ts';

const ADD_PATH = '**/cartAdd';

test('[ATC-01, PRD-13, ERR-13] ‘Added to cart’ stands for three seconds, ‘Checkout now’ stays', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens(`/product/${trivet.slug}`);
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeHidden();
  await shopper.puts(trivet);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  const began = Date.now();
  await expect(page.getByText('Added to cart')).toBeHidden();
  expect(Date.now() - began).toBeGreaterThan(2_000);
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible();
});

test('[ATC-04] what is added goes with its SKU, quantity and texts into the cart that the shopper has', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart();
  await shopper.opens(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  const sent = page.waitForRequest(ADD_PATH);
  await shopper.button('Add to cart').click();
  const body = (await sent).postDataJSON() as { addons: { id: number; value: string[] }[]; session: string };
  expect(body).toEqual({
    sku: expect.any(Number),
    qty: 1,
    addons: expect.any(Array),
    session: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(body.addons).toEqual([
    { id: expect.any(Number), value: ['For Nan & Pop — 50 years'] },
    { id: expect.any(Number), value: [expect.stringMatching(/^\d+$/)] },
  ]);
  await expect(shopper.cartLink(2)).toBeVisible();
});

test('[ATC-06] changing an option ends ‘Added to cart’ and keeps ‘Checkout now’', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.addsToCart();
  await shopper.option('Plain').click();
  await expect(page.getByText('Added to cart')).toBeHidden({ timeout: 1_500 });
  await expect(page.getByRole('link', { name: 'Checkout now' })).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(shopper.cartLink(2)).toBeVisible();
});

test('[ATC-03] a second press while the first is under way adds nothing more', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens(`/product/${trivet.slug}`);
  await shopper.puts(trivet);
  await expect(page.getByText('Made to order')).toBeVisible();
  let calls = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ADD_PATH, async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Add to cart' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await button.press('Enter');
  release();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  expect(calls).toBe(1);
});

test('[ATC-03] a hasty double click right after the last choice adds one piece', async ({ shopper }) => {
  await shopper.opens(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  await shopper.button('Add to cart').dblclick();
  await expect(shopper.page.getByText('Added to cart')).toBeVisible();
  await shopper.opens('/cart');
  await expect(shopper.page.getByLabel(/^Quantity of /)).toHaveValue('1');
});

test('[PRD-11, ATC-07] a required engraving has an asterisk and blocks adding until it is filled in', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  await expect(page.locator('label').filter({ hasText: 'Engraving text' })).toContainText('*');
  await shopper.option('Round').click();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Please fill this in').first()).toBeVisible();
  await expect(page.getByLabel('Engraving text')).toHaveAttribute('aria-invalid', 'true');
  await expect(shopper.cartLink(0)).toBeVisible();

  await page.getByLabel('Engraving text').fill('   ');
  await page.getByLabel('Lettering').selectOption('Slab');
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Please fill this in')).toHaveCount(1);
  await page.getByLabel('Engraving text').fill('Now it reads');
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
});

test('[PRD-11] an engraving cannot be longer than the piece has room, and everything else stays', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  const engraving = page.getByLabel('Engraving text');
  await engraving.press('End');
  await engraving.pressSequentially('.'.repeat(17));
  await expect(page.getByText('41/40')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('1 character too many')).toBeVisible();
  await expect(engraving).toHaveValue(/^.{41}$/);
  await expect(page.getByLabel('Lettering')).toHaveValue(/./);
  await expect(shopper.cartLink(0)).toBeVisible();
});

test('[ATC-07] more than is in stock is refused with a message, and the choice stays', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/422 .*cartAdd/);
  await shopper.addsToCart(lastStick);
  await page.getByLabel('Engraving text').fill('Holidays');
  await shopper.button('Add to cart').click();
  await expect(page.getByText(/only 1 can be bought/)).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  await expect(page.getByLabel('Engraving text')).toHaveValue('Holidays');
  await expect(page.getByRole('radio', { name: '64 GB' })).toBeChecked();
});

test('[ATC-02] without a connection adding fails with a message, loses nothing, and works again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*cartAdd/);
  await shopper.opens(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  await page.route(ADD_PATH, (route) => route.abort());
  await shopper.button('Add to cart').click();
  await expect(page.getByText('We cannot reach the shop. Your choice is kept.')).toBeVisible();
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');

  await page.unroute(ADD_PATH);
  await shopper.button('Try again').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
});

test('[ATC-02] leaving the product while its choice is being looked up is no error', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens(`/product/${trivet.slug}`);
  await page.route('**/searchsku', () => undefined);
  await shopper.puts(trivet);
  await shopper.button('Add to cart').click();
  await page.getByRole('link', { name: 'Kerf & Grain' }).first().click();
  await expect(page.getByRole('heading', { name: 'FAMILY OWNED AND OPERATED' })).toBeVisible();
});
