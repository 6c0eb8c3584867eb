import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

/** What a link of another place carries: tokens of this shopper, who has logged in there. */
async function linkFor(other: Shopper): Promise<string> {
  await other.isLoggedIn();
  const tokens = await other.page.evaluate(() => {
    const [, json = ''] = /^\d+ (.*)$/s.exec(localStorage.getItem('session') ?? '') ?? [];
    return JSON.parse(json).data as Record<'access_token' | 'refresh_token', string>;
  });
  return `/token-login?a=${tokens.access_token}&r=${tokens.refresh_token}`;
}

test('[GRD-07, GRD-08, A21] a link with tokens logs in, leads where the shopper wanted to go, and leaves no trace', async ({
  shopper,
  newShopper,
}) => {
  const { page } = shopper;
  const link = await linkFor(await newShopper());
  await shopper.opens('/my-account');
  await expect(page).toHaveURL(/\/login$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const bar = page.waitForFunction(() => location.pathname === '/token-login' && location.search === '');
  await page.goto(`${link}&b=https://evil.example`, { waitUntil: 'commit' });
  await bar;
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  expect(asked.slice(1).filter((line) => /token-login\?|evil/.test(line))).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&][ar]=/);
});

test('[GRD-07] somebody who is logged in stays that unless the link is accepted; forged tokens change nothing', async ({
  shopper,
  newShopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  const link = await linkFor(await newShopper());
  await shopper.isLoggedIn();
  await shopper.opens(link);
  await page.getByRole('link', { name: 'Stay logged in as I am' }).click();
  await shopper.opens('/my-account');
  await expect(page.getByText(shopper.email)).toBeVisible();

  consoleErrors.expect(/401/);
  await shopper.opens('/token-login?a=forged&r=forged');
  await expect(page.getByText('This link does not log in, or no longer does.')).toBeVisible();
  await expect(shopper.accountLink()).toHaveText('My account');
});
