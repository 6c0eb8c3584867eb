import { expect, test } from '../testkit/fixtures.ts';
import { coasters, lastStick, trivet } from '../testkit/shopper.ts';

const TRIVET_PRICE = '$22.00';

const UPDATE = '/api/v1/sell/cart/cartUpdate';

test('[RT-11] the cart has its heading, and the lines and sums that make the cart', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.hasInCart();
  await shopper.opens('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart', exact: true })).toBeVisible();
  await expect(shopper.cartLine(trivet.name)).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(TRIVET_PRICE);
  await expect(summary.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
});

test('[CRT-01] a cart line shows picture, name, SKU code, add-ons, price, quantity and subtotal, and leads to its product', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart(coasters);
  await shopper.opens('/cart');
  const line = shopper.cartLine(coasters.name);
  await expect(line.locator('picture')).toBeVisible();
  await expect(line).toContainText('ESC-RND');
  await expect(line).toContainText('Engraving text: For Nan & Pop — 50 years');
  await expect(line).toContainText('Lettering: Script');
  await expect(line).toContainText('$36.00');
  await shopper.button('One more').click();
  await expect(line.getByLabel(/^Quantity of /)).toHaveValue('2');
  await expect(line).toContainText('$72.00');
  await shopper.productLink(coasters).click();
  await expect(page).toHaveURL(/\/product\/engraved-slate-coasters$/);
});

test('[CRT-02, SEC-06] a quantity goes up and down by 1 and not below 1, and the total is announced', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart();
  await shopper.opens('/cart');
  const quantity = page.getByLabel(`Quantity of ${trivet.name}`);
  const total = page.getByRole('status').filter({ hasText: /^The total is/ });
  await expect(total).toHaveText(`The total is ${TRIVET_PRICE}, without postage`);
  await expect(shopper.button('One less')).toBeDisabled();
  await shopper.button('One more').click();
  await shopper.button('One more').click();
  await expect(quantity).toHaveValue('3');
  await expect(shopper.cartLink(3)).toBeVisible();
  await expect(total).toHaveText('The total is $66.00, without postage');
  await shopper.button('One less').click();
  await shopper.button('One less').click();
  await expect(quantity).toHaveValue('1');
  await expect(shopper.button('One less')).toBeDisabled();
  await expect(shopper.cartLink(1)).toBeVisible();
});

for (const typed of ['-1', '1.5']) {
  test(`[CRT-02] a typed quantity of ${typed} is refused in words, and not rounded`, async ({ shopper }) => {
    const { page } = shopper;
    await shopper.hasInCart();
    await shopper.opens('/cart');
    const quantity = page.getByLabel(`Quantity of ${trivet.name}`);
    await quantity.fill(typed);
    await quantity.press('Enter');
    await expect(quantity).toHaveAccessibleDescription('Please enter a whole number, 1 or more');
    await expect(quantity).toHaveValue(typed);
    await page.reload();
    await expect(quantity).toHaveValue('1');
  });
}

test('[CRT-03] a typed quantity beyond what can be bought becomes the most that can', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.hasInCart();
  await shopper.opens('/cart');
  const quantity = page.getByLabel(`Quantity of ${trivet.name}`);
  await quantity.fill('1000000000');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('99');
  await page.reload();
  await expect(quantity).toHaveValue('99');
});

test('[CRT-04] a removed line is put back with its engraving by Undo, after other pages too', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart(coasters, trivet);
  await shopper.opens('/cart');
  await shopper.removes(coasters);
  const undo = shopper.undoOf(coasters);
  await expect(undo).toBeFocused();
  await expect(shopper.cartLink(1)).toBeVisible();
  await shopper.productLink(trivet).click();
  await shopper.cartLink(1).click();
  await undo.click();
  const line = shopper.cartLine(coasters.name);
  await expect(line).toContainText('Engraving text: For Nan & Pop — 50 years');
  await expect(line).toContainText('Lettering: Script');
  await expect(line).toBeFocused();
  await expect(shopper.cartLink(2)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(coasters.name);
});

test('[CRT-04] a typed quantity of 0 removes the line, and Undo brings its pieces back', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart();
  await shopper.opens('/cart');
  const quantity = page.getByLabel(`Quantity of ${trivet.name}`);
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(shopper.cartLink(3)).toBeVisible();
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await shopper.undoOf(trivet).click();
  await expect(quantity).toHaveValue('3');
});

test('[CRT-03] a quantity stops at what can be bought, and the reason stands there', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.hasInCart(lastStick);
  await shopper.opens('/cart');
  await expect(page.getByText('No more than 1 can be bought')).toBeVisible();
  await expect(shopper.button('One more')).toBeDisabled();
});

test('[CRT-04] who removes the last line finds an empty cart and the way to the shop', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart(trivet, coasters);
  await shopper.opens('/cart');
  await shopper.removes(trivet);
  await expect(shopper.productLink(trivet)).toBeHidden();
  await shopper.removes(coasters);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test('[A56] the same piece with another engraving is a line of its own, with the same one it adds up', async ({
  shopper,
}) => {
  const { page } = shopper;
  const forMum = { ...coasters, texts: { 'Engraving text': 'For Mum' } };
  await shopper.hasInCart(coasters, forMum, coasters);
  await shopper.opens('/cart');
  await expect(shopper.cartLink(3)).toBeVisible();
  const lines = page.getByLabel(/^Quantity of /);
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toHaveValue('2');
  await expect(lines.last()).toHaveValue('1');
});

test('[CRT-08] an unknown promotion code gives a message and no discount; a good one is shown and can be taken off', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart();
  await shopper.opens('/cart');
  await page.getByLabel('Promotion code').fill('NONSENSE');
  await shopper.button('Apply').click();
  await expect(page.getByRole('status').filter({ hasText: 'We do not know this code' })).toBeAttached();
  await expect(page.getByLabel('Promotion code')).toHaveAccessibleDescription('We do not know this code');
  await expect(page.getByText('Discount')).toBeHidden();
  await expect(page.getByLabel('Promotion code')).toHaveValue('NONSENSE');

  await page.getByLabel('Promotion code').fill('welcome10');
  await shopper.button('Apply').click();
  await expect(page.getByText('−$2.20')).toBeVisible();
  await expect(page.getByText('$19.80', { exact: true })).toBeVisible();
  await shopper.button('Take it off').click();
  await expect(page.getByText('−$2.20')).toBeHidden();
});

test('[CRT-02, CRT-06] a quantity that waits for another call is kept when the page is left meanwhile', async ({
  shopper,
  host,
}) => {
  const { page } = shopper;
  await shopper.addsToCart();
  await shopper.opens('/cart');
  await expect(shopper.button('One more')).toBeVisible();
  // The first request is never answered, so the second one waits.
  await host.fails({ path: UPDATE, kind: 'answer', status: 503, delay_ms: 60_000, times: 1 });
  const isAsked = page.waitForRequest(`**${UPDATE}`);
  await shopper.button('One more').click();
  await isAsked;
  await shopper.button('One more').click();
  await page.reload();
  await expect(shopper.cartLink(3)).toBeVisible();
});

test('[CRT-06] the cart is there again after a reload and on the next visit', async ({ shopper }) => {
  await shopper.addsToCart();
  await shopper.page.reload();
  await expect(shopper.cartLink(1)).toBeVisible();
  await shopper.page.close();
  const later = await shopper.inAnotherTab();
  await later.opens('/cart');
  await expect(later.page.getByText(TRIVET_PRICE).first()).toBeVisible();
});

test('[CRT-06, ATC-05] two tabs show each other’s changes without a reload', async ({ shopper }) => {
  const other = await shopper.inAnotherTab();
  await other.opens('/cart');
  await expect(other.page.getByText('Your cart is empty')).toBeVisible();
  await shopper.addsToCart();
  await expect(other.cartLink(1)).toBeVisible();
  await other.button('One more').click();
  await expect(shopper.cartLink(2)).toBeVisible();
  await other.removes(trivet);
  await expect(shopper.cartLink(0)).toBeVisible();
});
