import { expect, test } from 'vitest';
import { hashOf } from '../../../server/domain/accounts/one-way-hash.ts';
import { startOAuth } from './start-oauth.ts';

test('[TOK-15] the authorize URL contains client_id, redirect_uri, scope, state, nonce and the hash of a verifier', async () => {
  const { url, request } = await startOAuth('https://shop.example');
  const { pathname, searchParams } = new URL(url, 'https://shop.example');
  expect(pathname).toBe('/authorize');
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'storefront',
    redirect_uri: 'https://shop.example/auth',
    scope: 'all',
    state: request.state,
    nonce: request.nonce,
    code_challenge: hashOf(request.code_verifier),
    code_challenge_method: 'S256',
  });
});

test('[TOK-15] no two logins share a state, a nonce or a verifier', async () => {
  const [one, other] = await Promise.all([startOAuth('https://a.example'), startOAuth('https://a.example')]);
  for (const name of ['state', 'nonce', 'code_verifier'] as const) {
    expect(one.request[name]).not.toBe(other.request[name]);
    expect(one.request[name].length).toBeGreaterThan(40);
  }
});
