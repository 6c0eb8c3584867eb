import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { STOREFRONT_CLIENT } from '../../../src/rules/oauth-client.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { randomToken } from '../../lib/random-token.ts';
import type { IssuedTokens, LoginSessions, TokenPair } from '../accounts/login-sessions.ts';
import type { AccountLog } from '../accounts/account-log.ts';
import { hashOf } from '../accounts/one-way-hash.ts';
import { ensureUser, findUser } from '../accounts/user-store.ts';
import { revokeSessions } from '../accounts/session-store.ts';
import { readAuthorizeRequest, returnUrl } from './authorize-request.ts';
import type { AuthorizeRequest, ReadAuthorizeRequest } from './authorize-request.ts';
import type { ProviderUser, OpenIdProvider } from './openid-provider.ts';
import type { OAuthClient } from './oauth-clients.ts';
import * as store from './oauth-code-store.ts';
import type { OAuthCodeRow } from './oauth-code-store.ts';

/** How long (ms) a code is valid: it goes from one response straight into the next request. */
const CODE_MS = 60_000;
/** How long (ms) used codes are stored, so that reuse of one ends its login. */
const RETENTION_MS = DAY_MS;

/** The parameters of `/authtoken` (APA-14). */
export interface CodeExchange {
  grant_type: string;
  code: string;
  client_id: string;
  /** The following fields are null if not given. */
  redirect_uri: string | null;
  code_verifier: string | null;
  nonce: string | null;
  iss: string | null;
  fingerprint: string | null;
  /** The IP address of the request. */
  from: string;
}

const badCode = refused(400, refusalText('OAUTH_CODE_INVALID'));

/**
 * Whether a code was issued for this exchange. The storefront must prove every value, other clients those
 * they sent.
 */
function belongsTo(row: OAuthCodeRow, given: CodeExchange): boolean {
  const isOwn = row.client_id === STOREFRONT_CLIENT;
  const fits = (sent: string | null, stored: string | null) => (sent === null ? !isOwn : sent === stored);
  if (given.client_id !== row.client_id || !fits(given.redirect_uri, row.redirect_uri)) return false;
  if (!fits(given.nonce, row.nonce)) return false;
  const { code_verifier: verifier } = given;
  const challenge = verifier === null ? null : hashOf(verifier);
  return challenge === row.code_challenge;
}

/** Logins by OAuth: with the shop's own codes, or those of the provider that replaces its login (A80). */
export class OAuthManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #sessions: LoginSessions;
  readonly #clients: ReadonlyMap<string, OAuthClient>;
  readonly #provider: OpenIdProvider | null;
  readonly #log: AccountLog;

  constructor(input: {
    database: Database;
    clock: () => Date;
    sessions: LoginSessions;
    clients: ReadonlyMap<string, OAuthClient>;
    /** Null if shoppers log in at the shop itself. */
    provider: OpenIdProvider | null;
    log: AccountLog;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#sessions = input.sessions;
    this.#clients = input.clients;
    this.#provider = input.provider;
    this.#log = input.log;
  }

  /** Reads the parameters of `/authorize`. */
  read(parameters: URLSearchParams): ReadAuthorizeRequest {
    return readAuthorizeRequest(parameters, this.#clients);
  }

  /**
   * Returns the URL of another provider's login; null if the shop handles the login itself. Rejects if the
   * provider is unreachable.
   */
  async externalLoginUrl(request: AuthorizeRequest): Promise<string | null> {
    if (this.#provider === null || request.client_id !== STOREFRONT_CLIENT) return null;
    return this.#provider.authorizeUrl(request);
  }

  /** Issues a code for a user who has just logged in and returns the URL to redirect the browser to. */
  async returnWithCode(userId: number, request: AuthorizeRequest): Promise<string> {
    const code = randomToken();
    const { client_id, redirect_uri, nonce, code_challenge } = request;
    await store.insertCode(this.#database, {
      code_hash: hashOf(code),
      user_id: userId,
      client_id,
      redirect_uri,
      nonce,
      code_challenge,
      expires_at: toInstant(new Date(this.#clock().getTime() + CODE_MS)),
    });
    return returnUrl(request, { code });
  }

  /** Exchanges a code for tokens, once (APA-14). Refusals: 400 OAUTH_CODE_INVALID, OAUTH_GRANT_UNKNOWN. */
  async exchange(given: CodeExchange): Promise<Outcome<TokenPair>> {
    if (given.grant_type !== 'authorization_code') return refused(400, refusalText('OAUTH_GRANT_UNKNOWN'));
    const isElsewhere = this.#provider !== null && given.client_id === STOREFRONT_CLIENT;
    const issued = isElsewhere ? await this.#ofProvider(this.#provider, given) : await this.#ofCode(given);
    return issued ? success(await this.#sessions.signTokens(issued)) : badCode;
  }

  /** Deletes codes that expired more than a day ago. */
  sweep(): Promise<void> {
    return store.deleteCodesBefore(this.#database, new Date(this.#clock().getTime() - RETENTION_MS));
  }

  async #ofCode(given: CodeExchange): Promise<IssuedTokens | null> {
    const hash = hashOf(given.code);
    const row = await store.takeCode(this.#database, hash, this.#clock());
    if (row === null) {
      await this.#endLoginOf(hash, given.from);
      return null;
    }
    const user = await findUser(this.#database, row.user_id);
    if (!user) return null;
    if (!belongsTo(row, given)) {
      await this.#refuse(user.email, given.from);
      return null;
    }
    return this.#database.transaction().execute(async (transaction) => {
      const issued = await this.#sessions.open(transaction, user, given.fingerprint ?? given.client_id);
      await store.setOpenedSession(transaction, row.id, issued.claims.sessionId);
      return issued;
    });
  }

  /** Reuse of a code means that it was stolen, so its login ends. */
  async #endLoginOf(hash: string, from: string): Promise<void> {
    const code = await store.findCode(this.#database, hash);
    const user = code && (await findUser(this.#database, code.user_id));
    if (!user) return;
    const { session_id: id } = code;
    if (id === null) return this.#refuse(user.email, from);
    await revokeSessions(this.#database, { id }, this.#clock());
    const { email, id: userId } = user;
    await this.#log.record(this.#database, { event: 'token_reused', email, userId, from });
  }

  async #ofProvider(provider: OpenIdProvider, given: CodeExchange): Promise<IssuedTokens | null> {
    const { code, redirect_uri, code_verifier, nonce, iss, fingerprint, from } = given;
    if (!redirect_uri || !code_verifier || !nonce) return null;
    if (!this.#clients.get(given.client_id)?.redirectUris.includes(redirect_uri)) return null;
    const result = await provider.exchange({ code, redirect_uri, code_verifier, nonce, iss });
    if (result.kind === 'unverified') await this.#refuse(result.email, from);
    if (result.kind !== 'known') return null;
    return this.#openFor(result.person, fingerprint ?? given.client_id, from);
  }

  #openFor(person: ProviderUser, fingerprint: string, from: string): Promise<IssuedTokens> {
    return this.#database.transaction().execute(async (transaction) => {
      const user = await ensureUser(transaction, { ...person, date_of_birth: null }, this.#clock());
      const { email, id: userId } = user;
      await this.#log.record(transaction, { event: 'login', email, userId, from });
      return this.#sessions.open(transaction, user, fingerprint);
    });
  }

  /** Logs a failed login for this address. */
  #refuse(email: string, from: string): Promise<void> {
    return this.#log.record(this.#database, { event: 'login_refused', email, userId: null, from });
  }
}
