import { STOREFRONT_CLIENT } from '../../../src/rules/oauth-client.ts';
import type { OAuthClient } from './oauth-clients.ts';

/** A valid request for a login. */
export interface AuthorizeRequest {
  client_id: string;
  redirect_uri: string;
  state: string | null;
  nonce: string | null;
  /** SHA-256 of the verifier as base64url (PKCE, S256). */
  code_challenge: string | null;
}

export type ReadAuthorizeRequest =
  | { kind: 'right'; request: AuthorizeRequest }
  /** From an unknown client: gets a page, never a redirect. */
  | { kind: 'foreign' }
  /** From a known client; the error is reported to it. */
  | { kind: 'wrong'; returnUrl: string };

const MAX_LENGTH = 500;
const CHALLENGE = /^[\w-]{43}$/;

/** Returns the client's redirect URL with the given parameters and the state. */
export function returnUrl(
  { redirect_uri, state }: Pick<AuthorizeRequest, 'redirect_uri' | 'state'>,
  told: Record<string, string>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

/** Returns the error of the other parameters, named as in RFC 6749 section 4.1.2.1; null if there is none. */
function problemOf(parameters: URLSearchParams, request: AuthorizeRequest): string | null {
  if (parameters.get('response_type') !== 'code') return 'unsupported_response_type';
  if ((parameters.get('scope') ?? 'all') !== 'all') return 'invalid_scope';
  const { code_challenge: challenge, client_id } = request;
  const isOwn = client_id === STOREFRONT_CLIENT;
  if (isOwn && (challenge === null || request.state === null || request.nonce === null))
    return 'invalid_request';
  if (challenge === null) return parameters.has('code_challenge_method') ? 'invalid_request' : null;
  const isS256 = parameters.get('code_challenge_method') === 'S256' && CHALLENGE.test(challenge);
  return isS256 ? null : 'invalid_request';
}

/**
 * Reads the parameters of `/authorize` (TOK-15, A80). The redirect_uri must equal one of the client's
 * exactly; a repeated or overlong parameter makes the whole request foreign.
 */
export function readAuthorizeRequest(
  parameters: URLSearchParams,
  clients: ReadonlyMap<string, OAuthClient>,
): ReadAuthorizeRequest {
  const names = [...parameters.keys()];
  const isOdd = new Set(names).size !== names.length;
  const client = clients.get(parameters.get('client_id') ?? '');
  const redirect_uri = parameters.get('redirect_uri') ?? '';
  if (isOdd || [...parameters.values()].some((value) => value.length > MAX_LENGTH))
    return { kind: 'foreign' };
  if (!client?.redirectUris.includes(redirect_uri)) return { kind: 'foreign' };
  const read = (name: string) => parameters.get(name) || null;
  const request: AuthorizeRequest = {
    client_id: client.id,
    redirect_uri,
    state: read('state'),
    nonce: read('nonce'),
    code_challenge: read('code_challenge'),
  };
  const error = problemOf(parameters, request);
  return error === null
    ? { kind: 'right', request }
    : { kind: 'wrong', returnUrl: returnUrl(request, { error }) };
}
