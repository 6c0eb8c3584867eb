import { expect, test } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

/** A token-login link with the tokens of a shopper who logged in elsewhere. */
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
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).search));
  await page.goto(`${link}&b=https://evil.example`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  // The query was removed before the login continued.
  expect(places.filter((search) => search.includes('r='))).toHaveLength(1);
  expect(asked.slice(1).filter((line) => /token-login\?|evil/.test(line))).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&][ar]=/);
});

test('[GRD-07] somebody who is logged in stays that unless the link is accepted; forged, lacking and ended ones change nothing', async ({
  shopper,
  newShopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  const other = await newShopper();
  const link = await linkFor(other);
  await shopper.isLoggedIn();
  await shopper.opens(link);
  await page.getByRole('link', { name: 'Stay logged in as I am' }).click();
  await shopper.opens('/my-account');
  await expect(page.getByText(shopper.email)).toBeVisible();

  consoleErrors.expect(/401/);
  await shopper.opens('/token-login?a=forged&r=forged');
  const refused = page.getByText('This link does not log in, or no longer does.');
  await expect(refused).toBeVisible();
  await page.reload();
  await expect(refused).toBeVisible();
  await shopper.opens(link.replace(/&r=.*/, ''));
  await expect(refused).toBeVisible();
  // The tab deletes its tokens before it notifies the host.
  const told = other.page.waitForResponse(/\/user\/logout$/);
  await other.opens('/logout');
  await told;
  await shopper.opens(link);
  await expect(refused).toBeVisible();
  await expect(shopper.accountLink()).toHaveText('My account');
});
