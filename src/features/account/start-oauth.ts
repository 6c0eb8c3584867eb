import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
} from 'oauth4webapi';
import { OAUTH_CALLBACK, STOREFRONT_CLIENT } from '../../rules/oauth-client.ts';
import type { OAuthRequest } from './oauth-request.ts';

/** The default authorize path (RT-20). */
const AUTHORIZE = '/authorize';

/**
 * Starts an OAuth login: returns the URL to go to (TOK-15) and the request to store for its end. Needs a
 * secure context.
 * @param origin of the page
 */
export async function startOAuth(origin: string): Promise<{ url: string; request: OAuthRequest }> {
  const request = {
    state: generateRandomState(),
    nonce: generateRandomNonce(),
    code_verifier: generateRandomCodeVerifier(),
    redirect_uri: origin + OAUTH_CALLBACK,
  };
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: STOREFRONT_CLIENT,
    redirect_uri: request.redirect_uri,
    scope: 'all',
    state: request.state,
    nonce: request.nonce,
    code_challenge: await calculatePKCECodeChallenge(request.code_verifier),
    code_challenge_method: 'S256',
  });
  return { url: `${AUTHORIZE}?${parameters}`, request };
}
