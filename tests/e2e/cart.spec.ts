import { expect, test } from '../testkit/fixtures.ts';
import { coasters, lastStick, trivet } from '../testkit/shopper.ts';

const TRIVET_PRICE = '$22.00';

const UPDATE = '/api/v1/sell/cart/cartUpdate';

test('[RT-11, CRT-02, CRT-03, CRT-04, SEC-06] the cart has its heading, lines and sums; a quantity goes up and down by 1, is refused in words when it is none, stops at what can be bought, and 0 removes the line until Undo', async ({
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

  await test.step('its heading, lines and sums', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart', exact: true })).toBeVisible();
    await expect(shopper.cartLine(trivet.name)).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await expect(summary).toContainText(TRIVET_PRICE);
    await expect(summary.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  });

  await test.step('up and down by 1, not below 1, and the total is announced', async () => {
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

  await test.step('what is no quantity is refused, and not rounded', async () => {
    for (const typed of ['-1', '1.5']) {
      await types(typed);
      await expect(quantity).toHaveAccessibleDescription('Please enter a whole number, 1 or more');
      await expect(quantity).toHaveValue(typed);
      await page.reload();
      await expect(shopper.cartLink(1)).toBeVisible();
      await expect(quantity).toHaveValue('1');
    }
  });

  await test.step('what is beyond what can be bought becomes the most that can', async () => {
    await types('1000000000');
    await expect(quantity).toHaveValue('99');
    await page.reload();
    await expect(shopper.cartLink(99)).toBeVisible();
    await expect(quantity).toHaveValue('99');
  });

  await test.step('0 removes the line, and Undo brings its pieces back', async () => {
    await types('3');
    await expect(shopper.cartLink(3)).toBeVisible();
    await types('0');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await shopper.undoOf(trivet).click();
    await expect(quantity).toHaveValue('3');
  });
});

test('[CRT-01, A56] a cart line shows picture, name, SKU code, add-ons, price, quantity and subtotal, and leads to its product; the same piece with another engraving is a line of its own, with the same one it adds up', async ({
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

test('[CRT-03, CRT-04] a quantity stops at what can be bought, and the reason stands there; a removed line is put back with its engraving by Undo, after other pages too; who removes the last one finds the way to the shop', async ({
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

test('[CRT-02, CRT-06] a quantity that waits for another call is kept when the page is left meanwhile', async ({
  shopper,
  host,
}) => {
  const { page } = shopper;
  await shopper.hasInCart();
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

test('[CRT-06, ATC-05] two tabs show each other’s changes without a reload, and the cart is there again after a reload and on the next visit', async ({
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
