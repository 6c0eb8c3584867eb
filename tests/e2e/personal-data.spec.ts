import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

/** Holds back account responses. Returns the function that releases them. */
async function holdsBackAccounts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/user/myAccount', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Logs in as a new user through links, without reloading. */
async function logsInAsSomebodyElse(shopper: Shopper): Promise<void> {
  shopper.email = `next-${shopper.email}`;
  await shopper.accountLink().click();
  await shopper.logsIn();
}

test.beforeEach(async ({ shopper }) => {
  await shopper.isLoggedIn();
  await shopper.opens('/my-account');
  await expect(shopper.page.getByText(shopper.email)).toBeVisible();
});

test('who logs in next in the same tab sees nothing of the last account, also while the answer is on its way', async ({
  shopper,
}) => {
  const { page } = shopper;
  const last = shopper.email;
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(shopper.accountLink()).toHaveText('Log in');
  await logsInAsSomebodyElse(shopper);
  const release = await holdsBackAccounts(page);
  await shopper.accountLink().click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.getByText(last, { exact: true })).toBeHidden();
  release();
  await expect(page.getByText(shopper.email)).toBeVisible();
});

test('who logs in next in another tab finds nothing of the last account in this one', async ({ shopper }) => {
  const { page } = shopper;
  const last = shopper.email;
  // A pending request of the page would be refused when the login ends.
  await page.waitForLoadState('networkidle');
  const other = await shopper.inAnotherTab();
  await other.opens('/logout');
  await expect(shopper.accountLink()).toHaveText('Log in');
  await expect(page.getByText(last)).toBeHidden();
  await logsInAsSomebodyElse(other);
  await expect(shopper.accountLink()).toHaveText('My account');
  const release = await holdsBackAccounts(page);
  await shopper.accountLink().click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.getByText(last, { exact: true })).toBeHidden();
  release();
  await expect(page.getByText(other.email)).toBeVisible();
});
