import { expect, test } from '../testkit/fixtures.ts';
import { expiredToken, storedTokens, swapTokens } from '../testkit/stored-tokens.ts';

test('[TOK-10, TOK-04] of two tabs one renews the tokens, and both go on with the new ones', async ({
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
  await Promise.all([shopper.opens('/my-account'), other.opens('/my-account')]);
  await expect.poll(() => refreshes.length).toBe(1);
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
