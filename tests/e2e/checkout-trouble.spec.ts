import { orderSubmitLimits } from '../../src/graphql/generated/input-limits.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters, lastStick, STANDARD_POST, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const SUBMIT = '**/submitOrder';
const CREATE = '**/address/create';
const QUOTE = '**/shippingQuote';
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

test('[CHK-01, CHK-07, CHK-12, CRT-08, ERR-05, A78] every problem with an order is reported, from an unknown code to a changed price; nothing is ordered, the form keeps its input, and ordering works the next time', async ({
  shopper,
  shop,
  consoleErrors,
}) => {
  const { page } = shopper;
  const owner = new ShopOwner(shop.dataDir);
  owner.putsOnSale({ slug: 'stool', name: 'Milking Stool', price: 5_000 });
  await shopper.preparesOrder({ slug: 'stool', name: 'Milking Stool', options: [] });

  await test.step('an unknown promotion code', async () => {
    const code = page.getByLabel('Promotion code');
    await code.fill('NONSENSE');
    await shopper.button('Apply').click();
    await expect(page.getByRole('status').filter({ hasText: 'We do not know this code' })).toBeAttached();
    await expect(code).toHaveAccessibleDescription('We do not know this code');
    await expect(page.getByText('Discount')).toBeHidden();
    await expect(shopper.orderButton()).toHaveText('Order and pay $60.60');
  });

  await test.step('a note that is too long', async () => {
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
  });

  await fillsInTheRest(shopper);
  await test.step('no connection', async () => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await shopper.context.setOffline(true);
    // The total is requested right after the order and gets no response either.
    const totalFails = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/getCart'));
    await shopper.orderButton().click();
    const complaint = page.getByText(/^Sorry, something went wrong: the shop did not confirm the order\./);
    await expect(complaint).toBeVisible();
    await totalFails;
    await shopper.context.setOffline(false);
    await expect(complaint).toBeHidden();
    await findsEverythingKept(shopper);
  });

  await test.step('a short interruption of the connection', async () => {
    consoleErrors.expect(/ERR_FAILED.*submitOrder/);
    await page.route(SUBMIT, (route) => route.abort());
    await shopper.orderButton().click();
    // The total is requested right afterwards, and arrives.
    await expect(
      page.getByText(
        /^Sorry, something went wrong: the shop did not confirm the order, but it can be reached again\./,
      ),
    ).toBeVisible();
    await findsEverythingKept(shopper);
    await page.unroute(SUBMIT);
  });

  const somethingWrong = page.getByText(/^Sorry, something went wrong/);
  await test.step('a price that changed in the meantime', async () => {
    owner.changesPrice('STOOL', 6_000);
    await shopper.orderButton().click();
    await expect(
      page.getByText(/Milking Stool costs \$60\.00 now, it was \$50\.00 when you added it\./),
    ).toBeVisible();
    await expect(somethingWrong).toBeHidden();
    await findsEverythingKept(shopper);
    await expect(shopper.orderButton()).toHaveText('Order and pay $70.60');
  });

  await test.step('a response of 500', async () => {
    consoleErrors.expect(/500.*submitOrder/);
    await page.route(SUBMIT, (route) => route.fulfill({ status: 500, json: { message: 'secret inside' } }));
    await shopper.orderButton().click();
    // The total arrives slightly later.
    await expect(
      page.getByText(
        /^Sorry, something went wrong: the shop did not confirm the order(\.|, but it can be reached again\.)/,
      ),
    ).toBeVisible();
    await expect(page.getByText('secret inside')).toBeHidden();
    await findsEverythingKept(shopper);
    await page.unroute(SUBMIT);
  });

  await shopper.orders();
  await expect(page.getByText('$70.60 AUD')).toBeVisible();
});

test('[CHK-01, CHK-02, CHK-03, CHK-05, A78] a failed load, save or query at the checkout is reported, keeps the input and works on a retry; if no shipping method fits, a quote can be requested', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const save = shopper.button('Save and use this address');
  await shopper.isLoggedIn();
  await shopper.hasInCart();

  await test.step('a checkout that cannot be loaded', async () => {
    consoleErrors.expect(/status of 501 .*\/sell\/address/);
    // A useless response that does not count as a lost connection, so only the button retries.
    await page.route('**/api/v1/sell/address', (route) =>
      route.fulfill({ status: 501, json: { text_code: 'LATER', message: 'Oops' } }),
    );
    await shopper.opens('/checkout');
    await expect(page.getByText('We cannot reach the shop right now')).toBeVisible();
    await expect(tryAgain).toBeVisible();
    await page.unroute('**/api/v1/sell/address');
    await tryAgain.click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  await test.step('an address saved without a connection', async () => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await shopper.fillsInAddress();
    await shopper.context.setOffline(true);
    await save.click();
    const complaint = page.locator('form').getByText(/^We cannot reach the shop right now\./);
    await expect(complaint).toBeInViewport();
    await shopper.context.setOffline(false);
    await expect(complaint).toBeHidden();
  });

  await test.step('an address that could not be sent', async () => {
    consoleErrors.expect(/ERR_FAILED.*address\/create/);
    await page.route(CREATE, (route) => route.abort());
    await save.click();
    await expect(
      page.getByText('We cannot reach the shop right now. What you typed is kept, please try again.'),
    ).toBeVisible();
    await expect(page.getByText('something went wrong')).toBeHidden();
    await expect(page.getByLabel('Suburb or town')).toHaveValue('Bundaberg');
    await page.unroute(CREATE);
  });

  await test.step('shipping that cannot be requested', async () => {
    consoleErrors.expect(/ERR_FAILED.*shippingQuote/);
    await page.route(QUOTE, (route) => route.abort());
    await save.click();
    await expect(page.getByRole('radio', { name: 'Bundaberg' })).toBeFocused();
    await expect(page.getByText('We could not look up the shipping cost.')).toBeVisible();
    await page.unroute(QUOTE);
    await tryAgain.click();
    await expect(page.getByText(STANDARD_POST)).toBeVisible();
  });

  await test.step('no shipping method that fits', async () => {
    await page.route(QUOTE, (route) => route.fulfill({ json: [] }));
    await shopper.opens('/checkout');
    await expect(page.getByText(/^Sorry, none of our ways of shipping/)).toBeVisible();
    await shopper.button('Order and pay').click();
    await expect(page.getByText(/^We cannot ship to this address yet/)).toBeVisible();
    await shopper.button('Ask us for a quote').click();
    await expect(page.getByText('Thank you, we will work it out and write to you by e-mail.')).toBeVisible();
  });
});

test('[CRT-12] items that sell out in the meantime are marked in the cart and block the order', async ({
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

test('[ATC-05, CRT-06] a cart change in another tab updates the open checkout', async ({ shopper }) => {
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

test('[TOK-16, A78] without a connection a quantity change and a screen wait; the shop reports it between header and footer, and both complete once it is reachable again', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  const unreachable = page.getByText('We cannot reach the shop right now');
  const isOffline = page.getByText(/^You are offline/);
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await shopper.hasInCart(coasters);
  await shopper.opens('/cart');
  await expect(shopper.cartLink(1)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  await shopper.context.setOffline(true);
  await shopper.button('One more').click();
  await expect(unreachable).toBeVisible();
  await expect(isOffline).toBeInViewport();
  expect(await heading.boundingBox(), 'nothing moves from under a press').toEqual(place);
  await expect(page.getByLabel(/^Quantity of /)).toHaveValue('2');
  await shopper.context.setOffline(false);
  await expect(shopper.cartLink(2)).toBeVisible();
  await expect(isOffline).toBeHidden();
  await expect(unreachable).toBeHidden();

  await shopper.context.setOffline(true);
  await shopper.productLink(coasters).click();
  await expect(page.getByRole('heading', { name: 'We cannot reach the shop right now' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await shopper.context.setOffline(false);
  await expect(heading).toHaveText(coasters.name);
});
