import type { MutationUserPasskeyLoginArgs, TokenPair, User } from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';

/** The session as it is persisted and shared across tabs (TOK-01). */
export interface StoredSession {
  access_token: string | null;
  refresh_token: string | null;
  redirect_after_login: string | null;
  auth_fingerprint: string;
  oauth2_state: string | null;
  /** Whether the last request of any tab was answered; true at each start. */
  link_active: boolean;
  baseURL: string | null;
  /** The host ended the last login, and the shopper has not read that yet; `false` after a logout. */
  has_ended: boolean;
}

export type KnownUser = User & { id: number };

export interface SessionContext extends StoredSession {
  /** `null` until fetched, and for an anonymous visitor. */
  user: KnownUser | null;
  /** What is being exchanged for tokens; `null` as soon as the host has answered. */
  credentials: Credentials | null;
  /** Why the last login failed. */
  failure: Failure | null;
  /** Only set while the host is being notified of a logout. */
  tokenToRevoke: string | null;
  /**
   * The page was opened with a token. If the host refuses it, the session has ended: the user is sent home, not to
   * /login like a visitor who requests a screen while logged out.
   */
  openedLoggedIn: boolean;
}

/** The parts of a passkey's signed response. */
export type PasskeyAssertion = Omit<MutationUserPasskeyLoginArgs, 'fingerprint'>;

export type Credentials =
  | { method: 'password'; username: string; password: string }
  /** The e-mailed code, typed or taken from the e-mailed link. */
  | { method: 'code'; email: string; code: string }
  | { method: 'passkey'; assertion: PasskeyAssertion }
  /** The parameters returned to `/auth`; `iss` if the provider sends it. */
  | { method: 'oauth'; code: string; state: string; iss: string | null };

export type LoginInput = { credentials: Credentials; auth_fingerprint: string };

export type SessionEvent =
  | { type: 'login.submit'; credentials: Credentials }
  /** The token-login entry; `baseURL` was checked against the allow-list (A21). */
  | { type: 'tokens.receive'; tokens: TokenPair; baseURL: string | null }
  | { type: 'tokens.refresh'; tokens: TokenPair }
  /** A refresh was refused, or a response was TOKEN_INVALID or 'Signature verification failed'. */
  | { type: 'tokens.refuse' }
  | { type: 'session.logout' }
  /** The user deleted the account, so no token is left to revoke. */
  | { type: 'account.delete' }
  /** Another tab stored a new session. */
  | { type: 'session.sync'; stored: StoredSession }
  /** The connectivity machine found the shop reachable or unreachable. */
  | { type: 'link.change'; active: boolean }
  | { type: 'redirect.remember'; path: string }
  | { type: 'oauth.start'; state: string }
  /** The user whose token was refused has been sent home; from now on they count as a logged-out visitor. */
  | { type: 'opening.forget' }
  /** The shopper has read that the login has ended. */
  | { type: 'notice.dismiss' }
  | { type: 'connection.restore' };

export type SessionEmitted =
  /** A user just logged in here (not at a start with stored tokens). */
  { type: 'session.login' } | { type: 'session.logout' } | { type: 'navigation.request'; path: string };

export type SessionTag = 'anonymous' | 'authenticated' | 'busy';

/** Text codes of `failure` that the session itself creates. */
export const LOGIN_FAILED = 'LOGIN_FAILED';
export const BAD_OAUTH_STATE = 'BAD_OAUTH_STATE';

/** Text code for a passkey prompt that was closed or had no passkey; it never reaches the host. */
export const PASSKEY_CANCELLED = 'PASSKEY_CANCELLED';
