import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { expiredToken, storedTokens, swapTokens } from '../testkit/stored-tokens.ts';

/** How many tabs refresh the tokens, and how many wait for that. */
function tabsInTurn(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [held, pending].map((locks) => locks.filter(({ name }) => name === 'token-refresh').length);
  });
}

test('[TOK-10, TOK-04] only one of two tabs refreshes the tokens, and both continue with the new ones', async ({
  shopper,
  shop,
}) => {
  const { page, context } = shopper;
  await shopper.isLoggedIn();
  const other = await shopper.inAnotherTab();
  const expired = await expiredToken(page, shop);
  await swapTokens(page, { access_token: expired });
  const refreshes: string[] = [];
  const bearers = new Set<string>();
  const { promise: bothWait, resolve: letGo } = Promise.withResolvers<void>();
  await context.route('**/user/refreshToken', async (route) => {
    refreshes.push(route.request().url());
    await bothWait;
    await route.continue();
  });
  context.on('request', (request) => {
    if (request.url().endsWith('/user/myAccount')) bearers.add(request.headers()['authorization'] ?? '');
  });
  for (const tab of [page, other.page]) await tab.goto('/my-account', { waitUntil: 'commit' });
  // No longer than that: a call waits for new tokens for two seconds at most (TOK-12).
  await expect.poll(() => tabsInTurn(page), 'one tab refreshes, and the other one waits').toEqual([1, 1]);
  letGo();
  for (const tab of [shopper, other]) {
    await expect(tab.page.getByRole('main').getByText(shopper.email)).toBeVisible();
    await expect(tab.accountLink()).toHaveText('My account');
  }
  const { access_token } = await storedTokens(other.page);
  expect(access_token).not.toBe(expired);
  expect(refreshes).toHaveLength(1);
  expect([...bearers]).toEqual([`Bearer ${access_token}`]);
});
