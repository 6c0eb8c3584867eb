import { isRecord } from '../../rules/is-record.ts';

/** What a pending OAuth login must prove at its end; stored per tab. */
export interface OAuthRequest {
  state: string;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
}

const KEY = 'oauth';

/** Stores the one pending request of this tab. */
export function storeOAuthRequest(request: OAuthRequest): void {
  sessionStorage.setItem(KEY, JSON.stringify(request));
}

/** Removes and returns the request with this state; `null` when this tab requested no such login. */
export function takeOAuthRequest(state: string): OAuthRequest | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const request: unknown = text === null ? null : JSON.parse(text);
  return isOAuthRequest(request) && request.state === state ? request : null;
}

const isOAuthRequest = (value: unknown): value is OAuthRequest =>
  isRecord(value) &&
  ['state', 'nonce', 'code_verifier', 'redirect_uri'].every((name) => typeof value[name] === 'string');
