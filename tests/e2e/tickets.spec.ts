import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { countPrints, printsOf } from '../testkit/print-counter.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';

/** Checks that only the card is shown, and that its print dialog opened once. */
async function isCard(page: Page): Promise<void> {
  await expect.poll(() => printsOf(page)).toBe(1);
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'link'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
}

test('[RT-19, CHK-01, A39] an order to be picked up needs no address and has a printable ticket, which no other user can open; an administrator marks it as ready', async ({
  shopper,
  newShopper,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*ticket/);
  const { page } = shopper;
  const owner = new ShopOwner(shop.dataDir);
  owner.changesSetting('pick_up', true);
  try {
    await countPrints(shopper.context);
    await shopper.isLoggedIn();
    await shopper.hasInCart({
      slug: 'cork-trivet',
      name: 'Southern Cross Cork Trivet',
      options: ['Banksia'],
    });
    await shopper.opens('/checkout');
    await page.getByText('Pick-up $0.00', { exact: true }).click();
    await expect(page.getByLabel('First name')).toBeHidden();
    await expect(page.getByText('You pick it up, so that nothing is sent.')).toBeVisible();
    await shopper.orders();
    await shopper.ends('Pay');
    await expect(
      page.getByText('Payment Successful. Please check your email for your invoice.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Print the ticket' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
    await expect(page.getByText('1 × Southern Cross Cork Trivet, Banksia')).toBeVisible();
    await isCard(page);
    const stranger = await newShopper();
    await stranger.isLoggedIn();
    await stranger.page.goto(page.url(), { waitUntil: 'commit' });
    await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(/not found|find/i);

    const boss = await newShopper();
    await boss.isLoggedIn({ is_admin: true });
    await boss.opens('/cms/orders');
    const order = boss.page.getByRole('main').getByRole('listitem').filter({ hasText: shopper.email });
    await order.getByRole('button', { name: /^Ready: order/ }).click();
    await expect(boss.page.getByLabel('Tracking number')).toHaveCount(0);
    await boss.button('Tell the customer that it is ready').click();
    await expect(order.getByText('Ready to be picked up')).toBeVisible();
  } finally {
    owner.changesSetting('pick_up', false);
  }
});
