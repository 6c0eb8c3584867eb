import { expect, test } from '../testkit/fixtures.ts';
import { expiredToken, forgedToken, storedTokens, swapTokens } from '../testkit/stored-tokens.ts';

const REFRESH = '**/user/refreshToken';
const AUTH_USER = '**/user/authUser';

test.beforeEach(({ shopper }) => shopper.isLoggedIn());

test('[RT-17, RT-18, GRD-06, TOK-13] a logout ends at the home page and clears both tokens', async ({
  shopper,
}) => {
  const { page } = shopper;
  expect((await storedTokens(page)).access_token).toMatch(/\w/);
  await shopper.opens('/my-account');
  await expect(page.getByText(shopper.email)).toBeVisible();
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
  await expect.poll(() => storedTokens(page)).toEqual({ access_token: null, refresh_token: null });
});

test('[TOK-13] a logout that the shop cannot be told of clears both tokens all the same', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*user\/logout/);
  await page.route('**/user/logout', (route) => route.abort());
  await shopper.opens('/logout');
  await expect(page).toHaveURL(/\/$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
  await page.reload();
  await expect(shopper.accountLink()).toHaveText('Log in');
  expect(await storedTokens(page)).toEqual({ access_token: null, refresh_token: null });
});

test('[RT-25, TOK-11, TOK-01] a logout in one tab logs the others out, a login logs them in', async ({
  shopper,
}) => {
  const other = await shopper.inAnotherTab();
  await other.opens('/my-account');
  await expect(other.page.getByText('Nothing ordered yet')).toBeVisible();
  // A slug of the generic page route, which does the same as /logout.
  await shopper.opens('/logout/now');
  await expect(shopper.page).toHaveURL(/:\d+\/$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
  expect(await storedTokens(shopper.page)).toEqual({ access_token: null, refresh_token: null });
  await expect(other.accountLink()).toHaveText('Log in');
  await expect(other.page.getByText('Nothing ordered yet')).toBeHidden();

  await shopper.opens('/login');
  await shopper.logsIn();
  await expect(other.accountLink()).toHaveText('My account');
});

test('[GRD-05] who is logged in and opens /login goes home', async ({ shopper }) => {
  await shopper.opens('/login');
  await expect(shopper.page).toHaveURL(/\/$/);
});

test('[TOK-04, TOK-12] a token that has expired meanwhile is renewed before anything is asked', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  const expired = await expiredToken(page, shop);
  await swapTokens(page, { access_token: expired });
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/(api|graphql)/.test(path)) calls.push(path);
  });
  await shopper.opens('/my-account');
  await expect(page.getByText(shopper.email)).toBeVisible();
  expect(calls[0]).toMatch(/refreshToken$/);
  expect(calls.filter((path) => path.endsWith('refreshToken'))).toHaveLength(1);
  expect((await storedTokens(page)).access_token).not.toBe(expired);
});

test('[TOK-05, TOK-09] calls that are answered TOKEN_EXPIRED share one refresh and are sent once more', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/401/);
  const before = await storedTokens(page);
  const asked: (string | undefined)[] = [];
  await page.route('**/user/myAccount', (route) => {
    const bearer = route.request().headers()['authorization'];
    asked.push(bearer);
    if (bearer !== `Bearer ${before.access_token}`) return route.continue();
    return route.fulfill({ status: 401, json: { text_code: 'TOKEN_EXPIRED', message: 'expired' } });
  });
  await page.route(AUTH_USER, (route) => {
    if (route.request().headers()['authorization'] !== `Bearer ${before.access_token}`)
      return route.continue();
    return route.fulfill({ status: 422, json: { text_code: 'TOKEN_EXPIRED', message: 'expired' } });
  });
  consoleErrors.expect(/422/);
  let refreshes = 0;
  page.on('request', (request) => void (request.url().endsWith('/refreshToken') && (refreshes += 1)));
  await shopper.opens('/my-account');
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  const after = await storedTokens(page);
  expect(asked).toEqual([`Bearer ${before.access_token}`, `Bearer ${after.access_token}`]);
  expect(refreshes).toBe(1);
});

test('[TOK-06] a refresh that is refused logs out and goes home', async ({
  shopper,
  shop,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  const access_token = await expiredToken(shopper.page, shop);
  await swapTokens(shopper.page, { access_token, refresh_token: 'stolen-and-revoked' });
  await shopper.opens('/my-account');
  await expect(shopper.page).toHaveURL(/\/$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
  expect(await storedTokens(shopper.page)).toEqual({ access_token: null, refresh_token: null });
});

test('[TOK-06, A03] a refresh that gets no answer keeps the login, and goes on when the shop answers', async ({
  shopper,
  shop,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED.*refreshToken/);
  consoleErrors.expect(/401/);
  await swapTokens(page, { access_token: await expiredToken(page, shop) });
  await page.route(REFRESH, (route) => route.abort());
  await shopper.opens('/my-account');
  await expect(page.getByText('We cannot reach the shop right now')).toBeVisible();
  await expect(shopper.accountLink()).toHaveText('My account');
  await page.unroute(REFRESH);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(shopper.email)).toBeVisible();
});

test('[TOK-07] a token that the shop calls invalid logs out and goes home', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  await swapTokens(shopper.page, { access_token: await forgedToken(shopper.page) });
  await shopper.opens('/my-account');
  await expect(shopper.page).toHaveURL(/\/$/);
  await expect(shopper.accountLink()).toHaveText('Log in');
});
