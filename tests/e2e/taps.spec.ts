import { expect, test } from '../testkit/fixtures.ts';
import { bundaberg, codeIn } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { TapCounter } from '../testkit/tap-counter.ts';

const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };

/** From the home page through the menu to engraved coasters in the cart. */
async function addsCoasters({ page }: Shopper, taps: TapCounter): Promise<void> {
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await taps.taps(page.getByRole('button', { name: 'Menu' }));
  await taps.taps(menu.getByText('Laser Kut Products', { exact: true }));
  await taps.taps(menu.getByRole('link', { name: 'Slate' }));
  await taps.taps(page.getByRole('link', { name: 'Engraved Slate Coasters, Set of Four' }));
  await taps.taps(page.locator('label').filter({ has: page.getByRole('radio', { name: 'Round' }) }));
  await taps.types(page.getByLabel('Engraving text'), 'For Nan & Pop');
  await taps.picks(page.getByLabel('Lettering'), 'Script');
  await taps.taps(page.getByRole('button', { name: 'Add to cart', exact: true }));
  await expect(page.getByRole('status').getByText('Added to cart')).toBeVisible();
}

async function logsInByCode({ page, email }: Shopper, taps: TapCounter, code: () => Promise<string>) {
  await taps.types(page.getByLabel('E-mail'), email);
  await taps.taps(page.getByRole('button', { name: 'E-mail me a login code' }));
  await expect(page.getByLabel('Code')).toBeFocused();
  await taps.types(page.getByLabel('Code'), await code());
}

test('[CHK-01, CHK-02, USR-02] a new shopper on a phone gets from the home page to a paid order in at most 20 taps and entries', async ({
  newShopper,
  outbox,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  const taps = new TapCounter();
  await shopper.opens('/');
  await addsCoasters(shopper, taps);
  await taps.taps(page.getByRole('link', { name: 'Checkout now' }));
  await logsInByCode(shopper, taps, async () => codeIn(await outbox.newestTo(shopper.email, 1)));
  await expect(page).toHaveURL(/\/checkout$/);
  for (const label of ['First name', 'Last name', 'Street address'] as const)
    await taps.types(page.getByLabel(label), bundaberg[label]);
  await taps.types(page.getByLabel('Suburb or town'), 'Bundab');
  await taps.taps(page.getByRole('option', { name: /^Bundaberg QLD 4670/ }).first());
  await taps.taps(shopper.button('Order and pay'));
  await taps.taps(shopper.orderButton());
  await taps.taps(shopper.button('Pay'));
  await expect(page.getByText('Payment Success')).toBeVisible();
  expect(taps.count, taps.list()).toBeLessThanOrEqual(20);
});

const NAMES = ['Ava', 'Ben', 'Cleo'];

test('[ATC-05] each key ring with a name takes two taps and entries to be in the cart, plus two for all of them', async ({
  newShopper,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  const taps = new TapCounter();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await shopper.opens('/product/name-key-ring');
  await taps.taps(shopper.option('Gold'));
  await taps.picks(page.getByRole('combobox', { name: 'Lettering', exact: true }), 'Script');
  for (const [index, child] of NAMES.entries()) {
    if (index > 0) await expect(name).toBeFocused();
    await taps.types(name, child);
    await taps.pressesEnter(name);
    await expect(shopper.cartLink(index + 1)).toBeVisible();
  }
  // A class of 26 takes 54 taps.
  expect(taps.count, taps.list()).toBeLessThanOrEqual(2 * NAMES.length + 2);
  await shopper.opens('/cart');
  await expect(shopper.page.getByLabel(/^Quantity of Name Key Ring/)).toHaveCount(NAMES.length);
});
