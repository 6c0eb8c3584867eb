import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as oauth from 'oauth4webapi';
import { foreignTargets } from '../../../src/rules/testing/foreign-targets.ts';
import { latestCode } from '../../testkit/log-in.ts';
import {
  storefrontBack as back,
  storefrontRequest as ours,
  verifier,
} from '../../testkit/authorize-request.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { hashOf } from '../accounts/one-way-hash.ts';

const kiosk = 'https://kiosk.example/back?from=shop';
const theirs = { response_type: 'code', client_id: 'kiosk', redirect_uri: kiosk };

let world: World;

beforeAll(async () => {
  world = await createWorld({ OAUTH_CLIENTS: `kiosk=${kiosk}` });
});
afterAll(() => world.close());

const open = (query: Record<string, string>) =>
  world.app.inject({ url: '/authorize', query, headers: { accept: 'text/html' } });

const press = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/authorize',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

/** Logs in on the screen of `/authorize` and returns the redirect URL with the code. */
async function authorized(query: Record<string, string>): Promise<URL> {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const form = { ...query, fingerprint: randomBytes(9).toString('hex'), email };
  expect((await press(form)).statusCode).toBe(200);
  const response = await press({ ...form, code: await latestCode(world, email) });
  expect(response.statusCode).toBe(303);
  return new URL(String(response.headers.location));
}

const codeFor = async (query: Record<string, string>) =>
  (await authorized(query)).searchParams.get('code') ?? '';

const exchange = (given: Record<string, string>) =>
  world.rest('oauthToken', {
    grant_type: 'authorization_code',
    code: '',
    client_id: 'storefront',
    ...given,
  });

const proof = { redirect_uri: back, code_verifier: verifier, nonce: 'the-nonce' };

test('[APA-14, RT-20] a login at /authorize returns code and state, and the code can be exchanged for tokens once', async () => {
  const shown = await open(ours);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-security-policy']).toContain("form-action 'self' http://127.0.0.1:3000");
  const returned = await authorized(ours);
  expect(returned.origin + returned.pathname).toBe(back);
  expect(returned.searchParams.get('state')).toBe('the-state');
  const code = returned.searchParams.get('code') ?? '';
  const { status, body, response } = await exchange({ ...proof, code, fingerprint: 'here' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 600 });
  expect(response.headers['cache-control']).toBe('no-store');
  const token = body.access_token;
  expect((await world.rest('userAuthUser', {}, { token })).body.id).toEqual(expect.any(Number));
  const refreshed = await world.rest('userRefreshToken', {
    refresh_token: body.refresh_token,
    fingerprint: 'here',
  });
  expect(refreshed.status).toBe(200);

  const again = await exchange({ ...proof, code });
  expect([again.status, again.response.json()]).toMatchObject([400, { text_code: 'OAUTH_CODE_INVALID' }]);
  // Reuse of a code may mean it was stolen, so the login it opened has ended.
  expect((await world.rest('userAuthUser', {}, { token })).status).toBe(401);
});

test('[SEC-01] successful and refused logins at /authorize are logged', async () => {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const form = { ...ours, fingerprint: 'here', email };
  await press(form);
  expect((await press({ ...form, code: '000000' })).statusCode).toBe(422);
  const entered = await press({ ...form, code: await latestCode(world, email) });
  const code = new URL(String(entered.headers.location)).searchParams.get('code') ?? '';
  await exchange({ ...proof, code });
  await exchange({ ...proof, code });
  const stolen = await codeFor(ours);
  await exchange({ ...proof, code: stolen, nonce: 'theirs' });
  await exchange({ ...proof, code: stolen });
  const { database } = world.services;
  const events = await database
    .selectFrom('account_events')
    .select(['event', 'user_id'])
    .orderBy('id')
    .execute();
  const user_id = expect.any(Number) as unknown;
  expect(events.slice(-6)).toEqual([
    { event: 'login_refused', user_id: null },
    { event: 'login', user_id },
    { event: 'token_reused', user_id },
    { event: 'login', user_id },
    { event: 'login_refused', user_id: null },
    { event: 'login_refused', user_id: null },
  ]);
});

test('[APA-14, TOK-15] another client exchanges its code with only grant_type, code and client_id, as a form', async () => {
  const server = { issuer: 'http://127.0.0.1:3000', token_endpoint: 'http://127.0.0.1:3000/authtoken' };
  const client = { client_id: 'kiosk' };
  const returned = await authorized(theirs);
  expect(returned.searchParams.get('from')).toBe('shop');
  const parameters = oauth.validateAuthResponse(server, client, returned, oauth.expectNoState);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    kiosk,
    oauth.nopkce,
    {
      [oauth.allowInsecureRequests]: true,
      [oauth.customFetch]: async (url, { method, headers, body }) => {
        const payload = String(body);
        const received = await world.app.inject({
          method: method as 'POST',
          url: new URL(url).pathname,
          headers,
          payload,
        });
        return new Response(received.body, {
          status: received.statusCode,
          headers: { 'content-type': String(received.headers['content-type']) },
        });
      },
    },
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
  expect(tokens.refresh_token).toMatch(/\w/);

  const { status } = await exchange({ client_id: 'kiosk', code: await codeFor(theirs) });
  expect(status).toBe(200);
});

test.each([
  ['no verifier', { code_verifier: undefined }],
  ['another verifier', { code_verifier: 'w'.repeat(64) }],
  ['the challenge instead of its verifier', { code_verifier: hashOf(verifier) }],
  ['another client', { client_id: 'kiosk' }],
  ['an unknown client', { client_id: 'nobody' }],
  ['another redirect_uri', { redirect_uri: `${back}/` }],
  ['no redirect_uri', { redirect_uri: undefined }],
  ['another nonce', { nonce: 'theirs' }],
  ['no nonce', { nonce: undefined }],
])('[APA-14] a code is refused with %s, and cannot be used afterwards', async (_what, wrong) => {
  const code = await codeFor(ours);
  const given = Object.entries({ ...proof, code, ...wrong }).filter(([, value]) => value !== undefined);
  expect((await exchange(Object.fromEntries(given) as Record<string, string>)).status).toBe(400);
  expect((await exchange({ ...proof, code })).status).toBe(400);
});

test('[APA-14] an unknown code, one of a client without challenge and one older than a minute are refused', async () => {
  expect((await exchange({ ...proof, code: 'made-up' })).status).toBe(400);
  const plain = await codeFor(theirs);
  expect((await exchange({ code: plain, client_id: 'kiosk', code_verifier: verifier })).status).toBe(400);
  const late = await codeFor(ours);
  world.now.current = new Date(world.now.current.getTime() + 60_000);
  expect((await exchange({ ...proof, code: late })).status).toBe(400);
});

test('[APA-14] a grant type other than a code is refused, and a call without parameters is told what is missing', async () => {
  const refresh = await exchange({ grant_type: 'password', code: 'c' });
  expect([refresh.status, refresh.response.json()]).toMatchObject([
    400,
    { text_code: 'OAUTH_GRANT_UNKNOWN' },
  ]);
  const empty = await world.app.inject({ method: 'POST', url: '/authtoken', payload: {} });
  expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([
    400,
    expect.arrayContaining(['grant_type', 'code', 'client_id']),
  ]);
});

test.each([
  `${back}/`,
  `${back}?x=1`,
  `${back}#x`,
  `${back}/../evil`,
  'http://127.0.0.1:3000/AUTH',
  'http://127.0.0.1:3001/auth',
  'https://127.0.0.1:3000/auth',
  'http://127.0.0.1:3000@evil.example/auth',
  ...foreignTargets,
  '%68ttp://127.0.0.1:3000/auth',
  'aHR0cDovLzEyNy4wLjAuMTozMDAwL2F1dGg=',
  kiosk,
  '',
])(
  '[RT-20, GRD-04] a redirect_uri that differs from the registered one is not followed: %j',
  async (redirect_uri) => {
    const shown = await open({ ...ours, redirect_uri });
    expect([shown.statusCode, shown.headers.location]).toEqual([400, undefined]);
    expect(shown.body).toContain('This login cannot go on');
    expect(shown.body).not.toContain('evil');
    const pressed = await press({ ...ours, redirect_uri, email: 'a@example.com', fingerprint: 'f' });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([400, undefined]);
  },
);

test('[RT-20] an unknown client, a duplicate parameter and an overlong value are refused without a redirect', async () => {
  expect((await open({ ...ours, client_id: 'nobody' })).statusCode).toBe(400);
  expect((await open({ ...ours, state: 's'.repeat(501) })).statusCode).toBe(400);
  const twice = `/authorize?${new URLSearchParams(ours)}&redirect_uri=https://evil.example`;
  expect((await world.app.inject({ url: twice })).statusCode).toBe(400);
});

test.each([
  ['no challenge', { code_challenge: '' }, 'invalid_request'],
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['a challenge that is no hash', { code_challenge: 'short' }, 'invalid_request'],
  ['no state', { state: '' }, 'invalid_request'],
  ['no nonce', { nonce: '' }, 'invalid_request'],
  ['another scope', { scope: 'admin' }, 'invalid_scope'],
  ['another response', { response_type: 'token' }, 'unsupported_response_type'],
])(
  '[RT-20, TOK-15] the storefront gets an error instead of a code when it sends %s',
  async (_what, wrong, error) => {
    const response = await open({ ...ours, ...wrong });
    expect(response.statusCode).toBe(303);
    const url = new URL(String(response.headers.location));
    expect([url.origin + url.pathname, url.searchParams.get('error')]).toEqual([back, error]);
    expect(url.searchParams.has('code')).toBe(false);
  },
);

test('[RT-20, SEC-02] a form of another site sends no mail, and guessing a code is limited', async () => {
  const form = { ...ours, email: 'victim@example.com', fingerprint: 'f'.repeat(21) };
  expect((await press(form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await world.outbox()).filter(({ to }) => to === 'victim@example.com')).toEqual([]);
  await press(form);
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    statuses.push((await press({ ...form, code: '000000' })).statusCode);
  expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422]);
  expect(statuses.at(-1)).toBe(429);
  const right = await press({ ...form, code: await latestCode(world, 'victim@example.com') });
  expect([right.statusCode, right.headers.location]).toEqual([429, undefined]);
});

test('a question mark in the redirect_uri needs no escape, and the parameters after it are read', async () => {
  const url = `/authorize?client_id=kiosk&redirect_uri=${kiosk}&response_type=code&state=the-state`;
  const { statusCode, body } = await world.app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  expect(body).toContain(kiosk);
  expect(body).toContain('the-state');
});
