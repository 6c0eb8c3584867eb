import type { TokenPair } from '../../graphql/generated/types.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { Refusal } from '../../lib/failure.ts';
import { BAD_OAUTH_STATE } from '../../machines/session/session.types.ts';
import { STOREFRONT_CLIENT } from '../../rules/oauth-client.ts';
import { takeOAuthRequest } from './oauth-request.ts';
import { OAuthTokenDocument } from './OAuthToken.generated.ts';

/** What came back to `/auth`, and in which browser. */
export interface OAuthAnswer {
  code: string;
  state: string;
  iss: string | null;
  fingerprint: string;
}

/**
 * The code of a login by OAuth → tokens, with what this tab has kept of its request (TOK-15). Rejects with a `Refusal`:
 * BAD_OAUTH_STATE when this tab has asked for no such login, or what the host says (TOK-14).
 */
export async function exchangeOAuthCode(host: HostCalls, answer: OAuthAnswer): Promise<TokenPair> {
  const { state, ...given } = answer;
  const request = takeOAuthRequest(state);
  if (!request) throw new Refusal({ status: 400, message: '', textCode: BAD_OAUTH_STATE });
  const { redirect_uri, code_verifier, nonce } = request;
  const proof = { client_id: STOREFRONT_CLIENT, redirect_uri, code_verifier, nonce };
  const { access_token, refresh_token } = (await host.mutate(OAuthTokenDocument, { ...given, ...proof }))
    .oauthToken;
  return { access_token, refresh_token };
}
