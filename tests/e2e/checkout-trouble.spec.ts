import { orderSubmitLimits } from '../../src/graphql/generated/input-limits.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { inBundaberg, lastStick, STANDARD_POST, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const SUBMIT = '**/submitOrder';
const NOTE = 'Please ring twice';
const OPT_IN = /^Please keep me up to date/;

async function fillsInTheRest({ page }: Shopper): Promise<void> {
  await page.getByLabel('Note to the workshop').fill(NOTE);
  await page.getByLabel(OPT_IN).check();
}

async function findsEverythingKept({ page }: Shopper): Promise<void> {
  await expect(page.getByLabel('Note to the workshop')).toHaveValue(NOTE);
  await expect(page.getByLabel(OPT_IN)).toBeChecked();
  await expect(page.getByRole('radio', { name: STANDARD_POST })).toBeChecked();
}

test('[CHK-07, CHK-12, ERR-05] a price that changed meanwhile is named, nothing is ordered, and the form stays filled', async ({
  shopper,
  shop,
}) => {
  const owner = new ShopOwner(shop.dataDir);
  owner.putsOnSale({ slug: 'stool', name: 'Milking Stool', price: 5_000 });
  await shopper.preparesOrder({ slug: 'stool', name: 'Milking Stool', options: [] });
  await fillsInTheRest(shopper);
  owner.changesPrice('STOOL', 6_000);
  await shopper.orderButton().click();
  await expect(
    shopper.page.getByText(/Milking Stool costs \$60\.00 now, it was \$50\.00 when you added it\./),
  ).toBeVisible();
  await findsEverythingKept(shopper);
  await expect(shopper.orderButton()).toHaveText('Order and pay $70.60');
  await shopper.orders();
  await expect(shopper.page.getByText('$70.60 AUD')).toBeVisible();
});

for (const [trouble, answer, complaint, words] of [
  // The total is requested right afterwards, and answered.
  [
    'the connection breaks for a moment',
    'abort',
    /ERR_FAILED.*submitOrder/,
    /^Sorry, something went wrong: the shop did not confirm the order, but it can be reached again\./,
  ],
  // Likewise, slightly later.
  [
    'the shop answers 500',
    'fulfill',
    /500.*submitOrder/,
    /^Sorry, something went wrong: the shop did not confirm the order(\.|, but it can be reached again\.)/,
  ],
] as const) {
  test(`[CHK-07, ERR-05] when ${trouble}, ordering says ‘something went wrong’, keeps the form and works the next time`, async ({
    shopper,
    consoleErrors,
  }) => {
    const { page } = shopper;
    consoleErrors.expect(complaint);
    await shopper.preparesOrder();
    await fillsInTheRest(shopper);
    await page.route(SUBMIT, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill({ status: 500, json: { message: 'secret inside' } }),
    );
    await shopper.orderButton().click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('secret inside')).toBeHidden();
    await findsEverythingKept(shopper);
    await page.unroute(SUBMIT);
    await shopper.orders();
  });
}

test('[CHK-02] an address that could not be sent is still in the form and can be sent again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*address\/create/);
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await page.route('**/address/create', (route) => route.abort());
  await shopper.savesAddress();
  await expect(
    page.getByText('We cannot reach the shop right now. What you typed is kept, please try again.'),
  ).toBeVisible();
  await expect(page.getByText('something went wrong')).toBeHidden();
  await expect(page.getByLabel('Suburb or town')).toHaveValue('Bundaberg');
  await page.unroute('**/address/create');
  await shopper.button('Save and use this address').click();
  await expect(page.getByText(STANDARD_POST)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bundaberg' })).toBeFocused();
});

test('[CHK-01] a checkout that cannot be loaded says so and offers to try again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/status of 501 .*\/sell\/address/);
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  // A useless response that does not count as a lost connection, so only the button retries.
  await page.route('**/api/v1/sell/address', (route) =>
    route.fulfill({ status: 501, json: { text_code: 'LATER', message: 'Oops' } }),
  );
  await shopper.opens('/checkout');
  await expect(page.getByText('We cannot reach the shop right now')).toBeVisible();
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await page.unroute('**/api/v1/sell/address');
  await tryAgain.click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('[CHK-03] shipping that cannot be asked for says so and offers to try again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*shippingQuote/);
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await page.route('**/shippingQuote', (route) => route.abort());
  await shopper.savesAddress();
  await expect(page.getByText('We could not ask what shipping costs.')).toBeVisible();
  await page.unroute('**/shippingQuote');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(STANDARD_POST)).toBeVisible();
});

test('[CRT-08] an unknown promotion code at the checkout gives a message and no discount', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.preparesOrder();
  await page.getByLabel('Promotion code').fill('NONSENSE');
  await shopper.button('Apply').click();
  await expect(page.getByRole('status').filter({ hasText: 'We do not know this code' })).toBeAttached();
  await expect(page.getByLabel('Promotion code')).toHaveAccessibleDescription('We do not know this code');
  await expect(page.getByText('Discount')).toBeHidden();
  await expect(shopper.orderButton()).toHaveText('Order and pay $32.60');
  await shopper.orders();
});

test('[CHK-05] where no way of shipping fits, a quote is asked for, and the shop says that it will write', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.route('**/shippingQuote', (route) => route.fulfill({ json: [] }));
  await shopper.isLoggedIn({ address: inBundaberg });
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await expect(page.getByText(/^Sorry, none of our ways of shipping/)).toBeVisible();
  await shopper.button('Order and pay').click();
  await expect(page.getByText(/^We cannot ship to this address yet/)).toBeVisible();
  await shopper.button('Ask us for a quote').click();
  await expect(page.getByText('Thank you, we will work it out and write to you by e-mail.')).toBeVisible();
});

test('[CRT-12] pieces that are sold out meanwhile are named at the cart and block the order', async ({
  shopper,
  host,
}) => {
  const { page } = shopper;
  await shopper.preparesOrder(lastStick);
  await host.hasInStock('BUS-WAL-64', 0);
  await shopper.orderButton().click();
  await expect(page.getByText(/Bamboo USB Stick.* is not available any more/)).toBeVisible();
  await shopper.orderButton().click();
  await expect(page.getByText(/^Some pieces are out of stock\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'change your cart' })).toBeFocused();
  await shopper.opens('/cart');
  await expect(shopper.cartLine(lastStick.name)).toContainText('Out of stock');
  await host.hasInStock('BUS-WAL-64', 1);
});

test('[ATC-05, CRT-06] a cart that changes in another tab changes in the checkout that is open', async ({
  shopper,
}) => {
  await shopper.preparesOrder();
  const other = await shopper.inAnotherTab();
  await other.opens('/cart');
  await other.button('One more').click();
  await expect(shopper.cartLink(2)).toBeVisible();
  await shopper.choosesShipping();
  await expect(shopper.orderButton()).toHaveText('Order and pay $54.60');
  await other.removes(trivet);
  await expect(shopper.page.getByText('Your cart is empty')).toBeVisible();
});

test('[TOK-16, A78] without a connection a quantity waits, the screen says so, and it is sent once the shop answers again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await shopper.hasInCart();
  await shopper.opens('/cart');
  await expect(shopper.cartLink(1)).toBeVisible();
  await shopper.context.setOffline(true);
  await shopper.button('One more').click();
  await expect(page.getByText('We cannot reach the shop right now')).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByLabel(/^Quantity of /)).toHaveValue('2');
  await shopper.context.setOffline(false);
  await expect(shopper.cartLink(2)).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  await expect(page.getByText('We cannot reach the shop right now')).toBeHidden();
});

test('[TOK-16, A78] a screen that cannot be loaded says so inside the frame and comes when the shop answers again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await shopper.opens('/shop/slate');
  await shopper.context.setOffline(true);
  await page.getByRole('link', { name: 'Engraved Slate Coasters, Set of Four' }).click();
  await expect(page.getByRole('heading', { name: 'We cannot reach the shop right now' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await shopper.context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engraved Slate Coasters, Set of Four');
});

test('[ERR-05, A78] without a connection the order says so in a sentence, until the shop can be reached again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await shopper.preparesOrder();
  await shopper.context.setOffline(true);
  // The total is requested right after the order and is not answered either.
  const totalFails = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/getCart'));
  await shopper.orderButton().click();
  const complaint = page.getByText(/^Sorry, something went wrong: the shop did not confirm the order\./);
  await expect(complaint).toBeVisible();
  await totalFails;
  await shopper.context.setOffline(false);
  await expect(complaint).toBeHidden();
  await shopper.orders();
});

test('[CHK-02, A78] without a connection an address that is saved says so at its button', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await shopper.fillsInAddress();
  await shopper.context.setOffline(true);
  await shopper.button('Save and use this address').click();
  const complaint = page.locator('form').getByText(/^We cannot reach the shop right now\./);
  await expect(complaint).toBeInViewport();
  await shopper.context.setOffline(false);
  await expect(complaint).toBeHidden();
  await shopper.button('Save and use this address').click();
  await expect(page.getByText(STANDARD_POST)).toBeVisible();
});

test('[CHK-01] a note that is too long stays whole, says by how much, and is not ordered with', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.preparesOrder();
  const note = page.getByLabel('Note to the workshop');
  const limit = orderSubmitLimits.note.maxLength;
  await note.fill('x'.repeat(limit + 3));
  await expect(note).toHaveValue(/^x{3}/);
  expect((await note.inputValue()).length).toBe(limit + 3);
  await expect(note).toHaveAccessibleDescription(/3 characters too many/);
  await shopper.orderButton().click();
  await expect(page.getByText('The note to the workshop is too long.')).toBeVisible();
  await expect(note).toBeFocused();
  for (const _letter of [1, 2, 3]) await note.press('Backspace');
  await expect(page.getByText('too many')).toBeHidden();
  await expect(page.getByText('The note to the workshop is too long.')).toBeHidden();
  await shopper.orders();
});
