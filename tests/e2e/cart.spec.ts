import { expect, test } from '../testkit/fixtures.ts';
import { coasters, lastStick, trivet } from '../testkit/shopper.ts';

const TRIVET_PRICE = '$22.00';

const UPDATE = '/api/v1/sell/cart/cartUpdate';

test('[RT-11, CRT-02, CRT-03, CRT-04, SEC-06] the cart shows its heading, lines and totals; a quantity changes by 1, is refused with a message if invalid and limited to what can be bought, and 0 removes the line until Undo', async ({
  shopper,
}) => {
  const { page } = shopper;
  const quantity = page.getByLabel(`Quantity of ${trivet.name}`);
  const types = async (text: string) => {
    await quantity.fill(text);
    await quantity.press('Enter');
  };
  await shopper.hasInCart();
  await shopper.opens('/cart');

  await test.step('it shows heading, lines and totals', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart', exact: true })).toBeVisible();
    await expect(shopper.cartLine(trivet.name)).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary).toContainText(TRIVET_PRICE);
    await expect(summary.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  });

  await test.step('a quantity changes by 1, not below 1, and the total is announced', async () => {
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

  await test.step('an invalid quantity is refused, and not rounded', async () => {
    for (const typed of ['-1', '1.5']) {
      await types(typed);
      await expect(quantity).toHaveAccessibleDescription('Please enter a whole number, 1 or more');
      await expect(quantity).toHaveValue(typed);
      await page.reload();
      await expect(shopper.cartLink(1)).toBeVisible();
      await expect(quantity).toHaveValue('1');
    }
  });

  await test.step('a quantity above the limit becomes the maximum', async () => {
    await types('1000000000');
    await expect(quantity).toHaveValue('99');
    await page.reload();
    await expect(shopper.cartLink(99)).toBeVisible();
    await expect(quantity).toHaveValue('99');
  });

  await test.step('0 removes the line, and Undo restores its quantity', async () => {
    await types('3');
    await expect(shopper.cartLink(3)).toBeVisible();
    await types('0');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await shopper.undoOf(trivet).click();
    await expect(quantity).toHaveValue('3');
  });
});

test('[CRT-01, A56] a cart line shows picture, name, SKU code, add-ons, price, quantity and subtotal, and links to its product; the same product with another engraving is a separate line, with the same engraving the quantities add up', async ({
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

  const line = shopper.cartLine(coasters.name).filter({ hasText: 'For Mum' });
  await expect(line.locator('picture')).toBeVisible();
  await expect(line).toContainText('ESC-RND');
  await expect(line).toContainText('Engraving text: For Mum');
  await expect(line).toContainText('Lettering: Script');
  await expect(line).toContainText('$36.00');
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(line.getByLabel(/^Quantity of /)).toHaveValue('2');
  await expect(line).toContainText('$72.00');
  await line.getByRole('heading').getByRole('link', { name: coasters.name }).click();
  await expect(page).toHaveURL(/\/product\/engraved-slate-coasters$/);
});

test('[CRT-03, CRT-04] a quantity is limited to what can be bought, and the reason is shown; Undo restores a removed line with its engraving, even after visiting another page; an emptied cart links to the shop', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.hasInCart(coasters, lastStick);
  await shopper.opens('/cart');
  const stick = shopper.cartLine(lastStick.name);
  await expect(stick.getByText('No more than 1 can be bought')).toBeVisible();
  await expect(stick.getByRole('button', { name: 'One more' })).toBeDisabled();

  await test.step('Undo', async () => {
    await shopper.removes(coasters);
    const undo = shopper.undoOf(coasters);
    await expect(undo).toBeFocused();
    await expect(shopper.cartLink(1)).toBeVisible();
    await shopper.productLink(lastStick).click();
    await shopper.cartLink(1).click();
    await undo.click();
    const line = shopper.cartLine(coasters.name);
    await expect(line).toContainText('Engraving text: For Nan & Pop — 50 years');
    await expect(line).toContainText('Lettering: Script');
    await expect(line).toBeFocused();
    await expect(shopper.cartLink(2)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(coasters.name);
  });

  await test.step('the last line', async () => {
    await shopper.removes(lastStick);
    await expect(shopper.productLink(lastStick)).toBeHidden();
    await shopper.removes(coasters);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL(/\/shop$/);
  });
});

test('[CRT-02, CRT-06] a quantity change queued behind another call is kept when the page is left', async ({
  shopper,
  host,
}) => {
  const { page } = shopper;
  await shopper.hasInCart();
  await shopper.opens('/cart');
  await expect(shopper.button('One more')).toBeVisible();
  // The first request never gets a response, so the second one waits.
  await host.fails({ path: UPDATE, kind: 'answer', status: 503, delay_ms: 60_000, times: 1 });
  const requested = page.waitForRequest(`**${UPDATE}`);
  await shopper.button('One more').click();
  await requested;
  await shopper.button('One more').click();
  await page.reload();
  await expect(shopper.cartLink(3)).toBeVisible();
});

test('[CRT-06, ATC-05] two tabs show each other’s changes without a reload, and the cart persists over a reload and until the next visit', async ({
  shopper,
}) => {
  const other = await shopper.inAnotherTab();
  await other.opens('/cart');
  await expect(other.page.getByText('Your cart is empty')).toBeVisible();
  await shopper.addsToCart();
  await expect(other.cartLink(1)).toBeVisible();
  await other.button('One more').click();
  await expect(shopper.cartLink(2)).toBeVisible();
  await shopper.page.reload();
  await expect(shopper.cartLink(2)).toBeVisible();
  await other.removes(trivet);
  await expect(shopper.cartLink(0)).toBeVisible();
  await other.undoOf(trivet).click();
  await expect(shopper.cartLink(2)).toBeVisible();

  await other.page.close();
  await shopper.page.close();
  const later = await shopper.inAnotherTab();
  await later.opens('/cart');
  await expect(later.page.getByText(TRIVET_PRICE).first()).toBeVisible();
});
