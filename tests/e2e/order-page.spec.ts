import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters } from '../testkit/shopper.ts';

/** What is wider than the window. */
const overflow = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map((element) => element.outerHTML.slice(0, 120)),
    );

test('[A88, SEC-06, SEC-07] the page of an order shows its status, and only its buyer can order it again there; sixty lines of long names fit a phone of 320 px, also with text of twice the size', async ({
  shopper,
  newShopper,
  shop,
  consoleErrors,
}) => {
  const { page } = shopper;
  await shopper.goesToPayment(coasters);
  await shopper.opens('/my-account');
  await page.getByRole('link', { name: /^Order \d+$/ }).click();
  const steps = page.getByRole('list', { name: 'Where your order is' }).getByRole('listitem');
  await expect(steps).toHaveText(['Waiting for payment', 'In the workshop', 'Posted']);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await page.getByRole('link', { name: 'Pay it in your account' }).click();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await shopper.ends('Pay');
  await page.getByRole('link', { name: 'See your order' }).waitFor();
  const success = page.url();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(steps).toHaveText([/^Paid\w{3} \d+/, /^In the workshop\w{3} \d+/, /^Postedby \w{3} \d+/]);
  await expect(page.locator('[aria-current=step]')).toHaveText(/^In the workshop/);
  const spelling = page.getByRole('link', { name: 'Spelling mistake? Write to us before we cut' });
  await expect(spelling).toHaveAttribute('href', /^mailto:.+\?subject=\d+$/);
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  const stranger = await newShopper();
  await stranger.opens(page.url());
  await expect(stranger.page.getByText('For Nan & Pop — 50 years')).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: /^Order again/ })).toBeHidden();

  consoleErrors.expect(/status of 404 .*\/order\//);
  await stranger.opens(`${page.url().slice(0, -4)}none`);
  await expect(stranger.page.getByText('There is no such order')).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: 'Try again' })).toBeHidden();

  await page.getByRole('button', { name: /^Order again/ }).click();
  await expect(page.getByText('One piece was put into your cart.')).toBeVisible();

  await test.step('sixty lines of long names', async () => {
    const id = page.url().split('/').at(-1) ?? '';
    new ShopOwner(shop.dataDir).lengthensOrder(id, 59, 'Donaudampfschiff'.repeat(8).slice(0, 120));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const url of [page.url(), success]) {
      await shopper.opens(url);
      await expect(page.getByText('Donaudampfschiff')).toHaveCount(59);
      expect(await overflow(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await overflow(page)).toEqual([]);
    }
  });
});
