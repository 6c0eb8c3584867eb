import type { MadeShopper } from '../../server/test-api/test-world.ts';
import { restSchemas } from '../../server/generated/rest-schemas.ts';
import { expect, test } from '../testkit/fixtures.ts';

/** A token-login link with the tokens of a login elsewhere. */
const linkFor = ({ access_token, refresh_token }: MadeShopper) =>
  `/token-login?a=${access_token}&r=${refresh_token}`;

test('[GRD-07, GRD-08, A21] a link with tokens logs in, leads to the requested page, and leaves no trace; one of another account can be declined; forged, incomplete and revoked ones change nothing', async ({
  shopper,
  host,
  request,
  consoleErrors,
}) => {
  const { page } = shopper;
  const known = await host.welcome({ email: shopper.email });
  const stranger = await host.welcome({});
  await shopper.opens('/my-account');
  await expect(page).toHaveURL(/\/login$/);
  const documents: string[] = [];
  const requests: string[] = [];
  page.on('request', (sent) =>
    (sent.isNavigationRequest() ? documents : requests).push(
      `${sent.url()} ${sent.headers()['referer'] ?? ''}`,
    ),
  );
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).search));
  await page.goto(`${linkFor(known)}&b=https://evil.example`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(page.getByText('Nothing ordered yet')).toBeVisible();
  // The query was removed before the login continued.
  expect(places.filter((search) => search.includes('r='))).toHaveLength(1);
  expect(documents).toHaveLength(1);
  expect(requests.filter((line) => /token-login\?|evil/.test(line))).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&][ar]=/);

  const link = linkFor(stranger);
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
  const ended = await request.get(restSchemas.userLogout.url, {
    headers: { authorization: `Bearer ${stranger.access_token}` },
  });
  expect(ended.ok()).toBe(true);
  await shopper.opens(link);
  await expect(refused).toBeVisible();
  await expect(shopper.accountLink()).toHaveText('My account');
});
