import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  storefrontBack as back,
  storefrontRequest as ours,
  verifier,
} from '../../testkit/authorize-request.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { hashOf } from '../accounts/one-way-hash.ts';

/** A user logging in there by this name has this address, verified unless the name says otherwise. */
const accountOf = (_context: unknown, id: string) => ({
  accountId: id,
  claims: () => ({
    sub: id,
    email: `${id}@provider.example`,
    email_verified: !id.startsWith('unverified'),
    given_name: 'Grace',
    family_name: 'Hopper',
  }),
});

let server: Server;
let world: World;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'the secret of the shop',
        redirect_uris: [back],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: accountOf,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
  });
  server.on('request', provider.callback());
  world = await createWorld({
    OAUTH_ISSUER: issuer,
    OAUTH_CLIENT_ID: 'shop',
    OAUTH_CLIENT_SECRET: 'the secret of the shop',
  });
});
afterAll(async () => {
  await world.close();
  server.close();
});

const authorize = (changes: Record<string, string> = {}) =>
  world.app.inject({ url: '/authorize', query: { ...ours, ...changes } });

const eventsOf = async (email: string) =>
  (
    await world.services.database
      .selectFrom('account_events')
      .select('event')
      .where('account_hash', '=', hashOf(email))
      .orderBy('id')
      .execute()
  ).map(({ event }) => event);

/** Follows the provider's screens like a browser and returns the final URL. */
async function logInThere(login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const follow = async (url: URL, form?: Record<string, string>): Promise<URL> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get('location') ?? url, url);
  };
  let url = new URL(String((await authorize()).headers.location));
  const forms: Record<string, string>[] = [{ prompt: 'login', login, password: 'x' }, { prompt: 'consent' }];
  for (const form of forms) {
    url = await follow(url);
    url = await follow(url, form);
    url = await follow(url);
  }
  return url;
}

const exchange = (url: URL, changes: Record<string, string> = {}) =>
  world.rest('oauthToken', {
    grant_type: 'authorization_code',
    client_id: 'storefront',
    code: url.searchParams.get('code') ?? '',
    iss: url.searchParams.get('iss') ?? '',
    redirect_uri: back,
    code_verifier: verifier,
    nonce: 'the-nonce',
    fingerprint: 'here',
    ...changes,
  });

test('[APA-14, TOK-15, SEC-01] an external provider in place of our login logs in users with verified addresses, once per code', async () => {
  const url = await logInThere('grace');
  expect([url.origin + url.pathname, url.searchParams.get('state')]).toEqual([back, 'the-state']);
  const { status, body } = await exchange(url);
  expect(status).toBe(200);
  const user = await world.rest('userAuthUser', {}, { token: body.access_token });
  expect(user.body).toMatchObject({ email: 'grace@provider.example', first_name: 'Grace' });
  expect((await exchange(url)).status).toBe(400);
  expect(await eventsOf('grace@provider.example')).toEqual(['login']);
});

test.each([
  ['another nonce', { nonce: 'theirs' }],
  ['another verifier', { code_verifier: 'w'.repeat(64) }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['another redirect_uri', { redirect_uri: 'https://evil.example/auth' }],
])('[APA-14] a provider’s code is refused with %s', async (_what, wrong) => {
  const url = await logInThere('grace');
  expect((await exchange(url, wrong)).status).toBe(400);
});

test('[APA-14, SEC-01] an address that the provider has not verified is refused, and the refusal is logged for its owner', async () => {
  const url = await logInThere('unverified-ada');
  expect((await exchange(url)).status).toBe(400);
  expect(await eventsOf('unverified-ada@provider.example')).toEqual(['login_refused']);
});

test('[RT-20] a foreign redirect_uri never reaches the provider', async () => {
  const response = await authorize({ redirect_uri: 'https://evil.example/auth' });
  expect([response.statusCode, response.headers.location]).toEqual([400, undefined]);
});
