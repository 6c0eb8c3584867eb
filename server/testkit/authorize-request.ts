import { hashOf } from '../domain/accounts/one-way-hash.ts';

/** Where the storefront's logins come back to. */
export const storefrontBack = 'http://127.0.0.1:3000/auth';

/** What proves that a code is exchanged by who asked for it. */
export const verifier = 'v'.repeat(64);

/** What the storefront asks `/authorize` with. */
export const storefrontRequest = {
  response_type: 'code',
  client_id: 'storefront',
  redirect_uri: storefrontBack,
  scope: 'all',
  state: 'the-state',
  nonce: 'the-nonce',
  code_challenge: hashOf(verifier),
  code_challenge_method: 'S256',
};
