import { expect, test } from '../testkit/fixtures.ts';
import { coasters, lastStick, trivet } from '../testkit/shopper.ts';

const ADD_PATH = '**/cartAdd';

test('[ATC-01, ATC-02, ATC-03, ATC-06, PRD-13, ERR-13] a second press adds nothing more; ‘Added to cart’ is shown for three seconds or until an option changes, ‘Checkout now’ stays; leaving during the SKU lookup causes no error', async ({
  shopper,
}) => {
  const { page } = shopper;
  const added = page.getByText('Added to cart');
  const checkoutNow = page.getByRole('link', { name: 'Checkout now' });
  await page.clock.install();
  await shopper.opens(`/product/${trivet.slug}`);
  await expect(checkoutNow).toBeHidden();
  await shopper.configures(trivet);
  await expect(page.getByText('Made to order')).toBeVisible();

  await test.step('a second press during the request is ignored', async () => {
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
    await expect(added).toBeVisible();
    await expect(shopper.cartLink(1)).toBeVisible();
    expect(calls).toBe(1);
    await page.unroute(ADD_PATH);
  });

  /** Adds once more, with a clock that runs in steps of 20 ms until the message is there. */
  const addsInSteps = async () => {
    await shopper.button('Add to cart').click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(added).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [0] });
  };

  await test.step('the message ends after three seconds', async () => {
    await expect(added).toBeHidden();
    await page.clock.pauseAt(Date.now() + 60_000);
    await addsInSteps();
    await page.clock.fastForward(2_900);
    await expect(added).toBeVisible();
    await page.clock.fastForward(100);
    await expect(added).toBeHidden();
    await expect(shopper.cartLink(2)).toBeVisible();
    await expect(checkoutNow).toBeVisible();
  });

  await test.step('another option hides it at once', async () => {
    await addsInSteps();
    await shopper.option('Plain').click();
    await expect(added).toBeHidden();
    await expect(checkoutNow).toBeVisible();
    await page.clock.resume();
    await expect(shopper.cartLink(3)).toBeVisible();
  });

  await test.step('leaving during the lookup causes no error', async () => {
    await page.route('**/searchsku', () => undefined);
    const requested = page.waitForRequest('**/searchsku');
    await shopper.configures(trivet);
    await requested;
    await shopper.button('Add to cart').click();
    await shopper.cartLink(3).click();
    await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  });
});

test('[PRD-11, ATC-02, ATC-03, ATC-04, ATC-07] a required engraving blocks adding until it is filled in and short enough; the item joins the existing cart with its SKU, quantity and texts, only once although the first response is lost, and a hasty double click adds one item', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*cartAdd/);
  const add = shopper.button('Add to cart');
  const engraving = page.getByLabel('Engraving text');
  const missing = page.getByText('Please fill this in');
  await shopper.hasInCart();
  await shopper.opens(`/product/${coasters.slug}`);

  await test.step('an engraving is required', async () => {
    await expect(page.locator('label').filter({ hasText: 'Engraving text' })).toContainText('*');
    await shopper.option('Round').click();
    await add.click();
    await expect(missing.first()).toBeVisible();
    await expect(engraving).toHaveAttribute('aria-invalid', 'true');
    await engraving.fill('   ');
    await page.getByLabel('Lettering').selectOption('Script');
    await add.click();
    await expect(missing).toHaveCount(1);
    await expect(shopper.cartLink(1)).toBeVisible();
  });

  await test.step('it cannot be longer than its limit', async () => {
    await shopper.configures(coasters);
    await engraving.press('End');
    await engraving.pressSequentially('.'.repeat(17));
    await expect(page.getByText('41/40')).toBeVisible();
    await add.click();
    await expect(page.getByText('1 character too many')).toBeVisible();
    await expect(engraving).toHaveValue(/^.{41}$/);
    await expect(page.getByLabel('Lettering')).toHaveValue(/./);
    await expect(shopper.cartLink(1)).toBeVisible();
  });

  await test.step('the host adds it, but its response is lost: the choices are kept', async () => {
    await engraving.fill('For Nan & Pop — 50 years');
    await page.route(ADD_PATH, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await add.click();
    await expect(page.getByText('We cannot reach the shop. Your choice is kept.')).toBeVisible();
    await expect(engraving).toHaveValue('For Nan & Pop — 50 years');
    await page.unroute(ADD_PATH);
  });

  await test.step('trying again adds it once', async () => {
    const sent = page.waitForRequest(ADD_PATH);
    await shopper.page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    expect((await sent).postDataJSON()).toEqual({
      sku: expect.any(Number),
      qty: 1,
      addons: [
        { id: expect.any(Number), value: ['For Nan & Pop — 50 years'] },
        { id: expect.any(Number), value: [expect.stringMatching(/^\d+$/)] },
      ],
      session: expect.stringMatching(/^[\w-]{22}$/),
      idempotency_key: expect.stringMatching(/^[\w-]{21}$/),
    });
    await expect(page.getByText('Added to cart')).toBeVisible();
    await expect(shopper.cartLink(2)).toBeVisible();
  });

  await test.step('a hasty double click right after the last choice adds one item', async () => {
    await engraving.fill('In haste');
    await page.getByLabel('Lettering').selectOption('Slab');
    await shopper.option('Square').click();
    await add.dblclick();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await shopper.opens('/cart');
    const inHaste = shopper.cartLine('In haste').getByLabel(/^Quantity of /);
    await expect(inHaste).toHaveValue('1');
    await expect(page.getByLabel(/^Quantity of /)).toHaveCount(3);
  });
});

test('[ATC-07] adding more than is in stock is refused with a message, and the choice is kept', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/422 .*cartAdd/);
  await shopper.hasInCart(lastStick);
  await shopper.opens(`/product/${lastStick.slug}`);
  await shopper.configures(lastStick);
  await shopper.button('Add to cart').click();
  await expect(page.getByText(/only 1 can be bought/)).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  await expect(page.getByLabel('Engraving text')).toHaveValue('Holidays');
  await expect(page.getByRole('radio', { name: '64 GB' })).toBeChecked();
});
