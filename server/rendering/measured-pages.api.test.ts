import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
});
afterAll(() => world.close());

const policyOf = async (cookie: string) => {
  const { headers } = await world.app.inject({ url: '/about', headers: { cookie } });
  return { policy: String(headers['content-security-policy']), etag: String(headers['etag']) };
};

it('[SEC-03, SEO-07] the hosts of a key are added to the policy of a document only if its visitor has consented', async () => {
  const before = await policyOf('consent=granted');
  expect(before.policy).toBe((await policyOf('')).policy);
  await world.services.database
    .updateTable('settings')
    .set({ value: JSON.stringify('G-ABC1234') })
    .where('key', '=', 'domain.google_analytics_key')
    .execute();
  await world.services.database
    .updateTable('content_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .execute();
  const [agreed, refused, undecided] = [
    await policyOf('locale=en; consent=granted'),
    await policyOf('consent=denied'),
    await policyOf(''),
  ];
  expect([refused.policy, undecided.policy]).toEqual([before.policy, before.policy]);
  const sources = (name: string) =>
    agreed.policy.split(';').find((part) => part.trim().startsWith(`${name} `));
  expect(sources('script-src')).toContain(' https://www.googletagmanager.com');
  expect(sources('connect-src')).toContain(' https://*.google-analytics.com');
  expect(sources('script-src')).not.toContain('unsafe-inline');
  expect(sources('style-src')).toBe(before.policy.split(';').find((part) => part.startsWith('style-src ')));
  // Otherwise a browser would keep using the policy from before the consent.
  expect(agreed.etag).not.toBe(undecided.etag);
});
