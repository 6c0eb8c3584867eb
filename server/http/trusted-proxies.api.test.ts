import { afterEach, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
afterEach(() => world.close());

/** Returns the network from which a login through a proxy at `proxy` came, according to the account log. */
async function networkSeen(proxy: string, forwarded: string): Promise<string | undefined> {
  await world.app.inject({
    method: 'POST',
    url: '/api/v1/cognito/user/login',
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': forwarded },
    payload: { username: 'ann@example.com', password: 'a guess', fingerprint: 'V1StGXR8_Z5jdHi6B-myT' },
  });
  const events = world.services.database.selectFrom('account_events').select('network');
  return (await events.orderBy('id', 'desc').executeTakeFirst())?.network;
}

it('[SEC-02] by default only a proxy on this machine is believed whose request it passes on', async () => {
  world = await createWorld();
  expect(await networkSeen('127.0.0.1', '203.0.113.7')).toBe('203.0.113.0/24');
  expect(await networkSeen('10.0.0.5', '203.0.113.7')).toBe('10.0.0.0/24');
});

it('[SEC-02] TRUSTED_PROXIES are believed too, but not what a shopper claims to them', async () => {
  world = await createWorld({ TRUSTED_PROXIES: '10.0.0.0/16, 192.0.2.1' });
  expect(await networkSeen('10.0.0.5', '203.0.113.7')).toBe('203.0.113.0/24');
  expect(await networkSeen('127.0.0.1', '203.0.113.7, 10.0.9.9')).toBe('203.0.113.0/24');
  expect(await networkSeen('192.0.2.1', '198.51.100.9, 203.0.113.7')).toBe('203.0.113.0/24');
  expect(await networkSeen('198.51.100.2', '203.0.113.7')).toBe('198.51.100.0/24');
});
