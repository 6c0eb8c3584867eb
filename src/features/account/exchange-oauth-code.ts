import type { TokenPair } from '../../graphql/generated/types.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { RefusedError } from '../../lib/failure.ts';
import { BAD_OAUTH_STATE } from '../../machines/session/session.types.ts';
import { STOREFRONT_CLIENT } from '../../rules/oauth-client.ts';
import { takeOAuthRequest } from './oauth-request.ts';
import { OAuthTokenDocument } from './OAuthToken.generated.ts';

/** The parameters returned to `/auth`, and this browser's fingerprint. */
export interface OAuthResponse {
  code: string;
  state: string;
  iss: string | null;
  fingerprint: string;
}

/**
 * Exchanges an OAuth code for tokens, with the request stored in this tab (TOK-15). Rejects with a `RefusedError`:
 * BAD_OAUTH_STATE when this tab requested no such login, or the host's (TOK-14).
 */
export async function exchangeOAuthCode(host: HostCalls, response: OAuthResponse): Promise<TokenPair> {
  const { state, ...given } = response;
  const request = takeOAuthRequest(state);
  if (!request) throw new RefusedError({ status: 400, message: '', textCode: BAD_OAUTH_STATE });
  const { redirect_uri, code_verifier, nonce } = request;
  const proof = { client_id: STOREFRONT_CLIENT, redirect_uri, code_verifier, nonce };
  const { access_token, refresh_token } = (await host.mutate(OAuthTokenDocument, { ...given, ...proof }))
    .oauthToken;
  return { access_token, refresh_token };
}
