import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { expiredToken, forgedToken, storedTokens, swapTokens } from '../testkit/stored-tokens.ts';

const REFRESH = '**/user/refreshToken';

test.beforeEach(({ shopper }) => shopper.isLoggedIn());

const nobody = { access_token: null, refresh_token: null };

test('[RT-17, RT-18, RT-25, GRD-06, TOK-01, TOK-11, TOK-13] a logout ends at the home page and clears both tokens, in every tab, even if the shop cannot be reached; a login logs all tabs in', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  const other = await shopper.inAnotherTab();
  await other.opens('/my-account');
  await expect(other.page.getByText(shopper.email)).toBeVisible();
  await expect(other.page.getByText('Nothing ordered yet')).toBeVisible();
  expect((await storedTokens(page)).access_token).toMatch(/\w/);
  // A slug of the generic page route, which does the same as /logout.
  await shopper.opens('/logout/now');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
  expect(await storedTokens(page)).toEqual(nobody);
  await expect(other.accountLink()).toHaveText('Log in');
  await expect(other.page.getByText('Nothing ordered yet')).toBeHidden();

  await shopper.accountLink().click();
  await shopper.logsIn();
  await expect(other.accountLink()).toHaveText('My account');

  consoleErrors.expect(/ERR_FAILED.*user\/logout/);
  await page.route('**/user/logout', (route) => route.abort());
  await shopper.accountLink().click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
  await expect.poll(() => storedTokens(page)).toEqual(nobody);
  // A reload before the call has failed would take its error away.
  await expect.poll(() => consoleErrors.missing()).toEqual([]);
  await page.reload();
  await expect(shopper.cartLink(0)).toBeAttached();
  await expect(shopper.accountLink()).toHaveText('Log in');
  expect(await storedTokens(page)).toEqual(nobody);
});

/** Calls of the API, in their order. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/(api|graphql)/.test(path)) calls.push(path);
  });
  return calls;
}

/** Leaves the shop, and comes back when these tokens have taken the place of the stored ones. */
async function comesBackWith(shopper: Shopper, tokens: Parameters<typeof swapTokens>[1]): Promise<void> {
  await shopper.page.goto('/robots.txt');
  await swapTokens(shopper.page, tokens);
  await shopper.opens('/my-account');
}

/** Answers the account's calls with TOKEN_EXPIRED as long as they carry this token. Returns what they carried. */
async function refusesToken(page: Page, token: string | null): Promise<(string | undefined)[]> {
  const tokens: (string | undefined)[] = [];
  for (const [path, status] of [
    ['**/user/myAccount', 401],
    ['**/user/authUser', 422],
  ] as const)
    await page.route(path, (route) => {
      const bearer = route.request().headers()['authorization'];
      if (status === 401) tokens.push(bearer);
      if (bearer !== `Bearer ${token}`) return route.continue();
      return route.fulfill({ status, json: { text_code: 'TOKEN_EXPIRED', message: 'expired' } });
    });
  return tokens;
}

const refreshes = (calls: readonly string[]) => calls.filter((path) => path.endsWith('/refreshToken'));

test('[TOK-04, TOK-05, TOK-06, TOK-09, TOK-12, A03] an expired token is refreshed before any other request, once for all calls, and when the shop is reachable again', async ({
  shopper,
  shop,
  consoleErrors,
}) => {
  const { page } = shopper;
  const expired = await expiredToken(page, shop);
  const calls = apiCalls(page);
  await comesBackWith(shopper, { access_token: expired });
  await expect(page.getByText(shopper.email)).toBeVisible();
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  expect(calls[0]).toMatch(/refreshToken$/);
  expect(refreshes(calls)).toHaveLength(1);
  const before = await storedTokens(page);
  expect(before.access_token).not.toBe(expired);

  consoleErrors.expect(/401/);
  consoleErrors.expect(/422/);
  calls.length = 0;
  const tokens = await refusesToken(page, before.access_token);
  await shopper.opens('/my-account');
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  const after = await storedTokens(page);
  expect(tokens).toEqual([`Bearer ${before.access_token}`, `Bearer ${after.access_token}`]);
  expect(refreshes(calls)).toHaveLength(1);

  consoleErrors.expect(/ERR_FAILED.*refreshToken/);
  await page.route(REFRESH, (route) => route.abort());
  await comesBackWith(shopper, { access_token: expired });
  await expect(page.getByText('We cannot reach the shop right now')).toBeVisible();
  await expect(shopper.accountLink()).toHaveText('My account');
  await page.unroute(REFRESH);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(shopper.email)).toBeVisible();
});

test('[TOK-06, TOK-07] a token that the shop finds invalid, and a refresh that is refused, log out and lead to the home page', async ({
  shopper,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  const { page } = shopper;
  const access_token = await expiredToken(page, shop);
  for (const tokens of [
    { access_token: await forgedToken(page) },
    { access_token, refresh_token: 'stolen-and-revoked' },
  ]) {
    await shopper.isLoggedIn();
    await swapTokens(page, tokens);
    await shopper.opens('/my-account');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(shopper.accountLink()).toHaveText('Log in');
    expect(await storedTokens(page)).toEqual(nobody);
  }
});
