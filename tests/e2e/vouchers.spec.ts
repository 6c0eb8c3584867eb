import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';

const PAID = 'Payment Successful Please check your email for your receipt';
async function hasNoBarriers(page: Page): Promise<void> {
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const CODE = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/;

test('[SEC-06, SEC-07, RT-19, A39, VCH-01, VCH-02, VCH-09, VCH-10, ERR-11, ERR-12, A17, A19, USR-08] a guest buys a voucher, for no more than the maximum amount; the holder of its code logs in and gets credit', async ({
  shopper,
  newShopper,
  outbox,
}) => {
  const { page } = shopper;
  await shopper.opens('/gift-vouchers');
  await shopper.button('Redeem a gift voucher').click();
  await expect(page.getByRole('heading', { name: 'Redeem gift voucher', exact: true })).toBeVisible();
  await expect(shopper.button('Redeem Now')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveCount(0);
  await shopper.button('Buy a gift voucher').click();
  await expect(shopper.button('Redeem Now')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(shopper.email);
  await test.step('an amount above the maximum is refused with a message', async () => {
    await page.getByLabel('Amount').selectOption('Custom Amount');
    await page.getByLabel('Your amount in dollars').fill('5000.01');
    await shopper.button('Pay $5,000.01 Now').click();
    await expect(page.getByRole('alert')).toHaveText('A voucher is for $5,000.00 at most');
    await expect(page).toHaveURL(/\/gift-vouchers$/);
  });
  await page.getByRole('combobox', { name: 'Amount' }).selectOption('$50.00');
  await test.step('a half-typed day is refused: the voucher must not be sent at once', async () => {
    const isForOther = page.getByRole('checkbox', { name: 'Send it to somebody else' });
    await isForOther.check();
    await page.getByLabel('E-mail address of the recipient').fill('grace@example.com');
    const day = page.getByLabel('Day on which we send it');
    await day.pressSequentially('31');
    await shopper.button('Pay $50.00 Now').click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(/Please choose a day from today on, within a year/);
    await expect(page).toHaveURL(/\/gift-vouchers$/);
    await isForOther.uncheck();
  });
  await hasNoBarriers(page);
  await shopper.button('Pay $50.00 Now').click();
  await shopper.ends('Decline');
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeFocused();
  await shopper.button('Try again').click();
  // The input is kept.
  await shopper.button('Pay $50.00 Now').click();
  await shopper.ends('Pay');
  await expect(page.getByRole('heading', { name: PAID })).toBeFocused();
  const code = CODE.exec((await outbox.newestTo(shopper.email)).text)?.[0] ?? '';

  // The mail's link shows only the card, ready to print.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { text } = await outbox.newestTo(shopper.email);
  const link = new URL(/\S+\/print-tickets\/\S+/.exec(text)?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  const card = page.getByRole('article');
  await expect(card).toContainText('$50.00');
  await expect(card.getByText(code, { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await hasNoBarriers(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const friend = await newShopper();
  await friend.opens('/gift-vouchers');
  await friend.button('Redeem a gift voucher').click();
  await friend.page.getByLabel('Code').fill(code.toLowerCase());
  await friend.button('Redeem Now').click();
  await friend.logsIn();
  await hasNoBarriers(friend.page);
  await expect(friend.page.getByLabel('Code')).toHaveValue(code.toLowerCase());
  await friend.button('Redeem Now').click();
  await expect(friend.page).toHaveURL(/\/profile$/);
  const credit = friend.page.getByRole('region', { name: 'Shop credit' });
  await expect(credit.getByRole('listitem')).toContainText('$50.00');

  const other = await newShopper();
  await other.isLoggedIn();
  await other.opens('/gift-vouchers#redeem');
  await other.page.getByLabel('Code').fill(code);
  await other.button('Redeem Now').click();
  await expect(other.page.getByRole('alert')).toHaveText('This voucher has been redeemed already');
});
