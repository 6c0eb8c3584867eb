import { hashOf } from '../domain/accounts/one-way-hash.ts';

/** The return URL of the storefront's logins. */
export const storefrontBack = 'http://127.0.0.1:3000/auth';

/** Proves that a code is exchanged by the client that requested it. */
export const verifier = 'v'.repeat(64);

/** The storefront's parameters for `/authorize`. */
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
