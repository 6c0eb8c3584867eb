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

/** Opens the account while its response is pending, finds nothing of the last one, and then the own. */
async function findsOwnAccountOnly(shopper: Shopper, last: string, own: string): Promise<void> {
  const { page } = shopper;
  const release = await holdsBackAccounts(page);
  await shopper.accountLink().click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page.getByText(last, { exact: true })).toBeHidden();
  release();
  await expect(page.getByText(own, { exact: true })).toBeVisible();
}

test('the next user to log in, in the same tab or in another, sees nothing of the last account, even while the response is pending', async ({
  shopper,
}) => {
  const { page } = shopper;
  const last = shopper.email;
  await shopper.isLoggedIn();
  const other = await shopper.inAnotherTab();
  for (const tab of [shopper, other]) {
    await tab.opens('/my-account');
    await expect(tab.page.getByText(last)).toBeVisible();
  }
  // A pending request of the page would be refused when the login ends.
  await page.waitForLoadState('networkidle');
  await other.page.getByRole('link', { name: 'Log out' }).click();
  await expect(other.accountLink()).toHaveText('Log in');
  await expect(shopper.accountLink()).toHaveText('Log in');
  await expect(page.getByText(last)).toBeHidden();
  await logsInAsSomebodyElse(other);
  await findsOwnAccountOnly(other, last, other.email);
  await expect(shopper.accountLink()).toHaveText('My account');
  await findsOwnAccountOnly(shopper, last, other.email);
});
