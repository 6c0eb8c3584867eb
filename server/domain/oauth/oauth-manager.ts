import { STOREFRONT_CLIENT } from '../../../src/rules/oauth-client.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { TokenPair } from '../../generated/wire.ts';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { told } from '../../lib/refusal-text.ts';
import type { IssuedTokens, LoginSessions } from '../accounts/login-sessions.ts';
import { hashOf, randomToken } from '../accounts/one-way-hash.ts';
import { ensureUser, findUser } from '../accounts/user-store.ts';
import { revokeSessions } from '../accounts/session-store.ts';
import { readAuthorizeRequest, returnUrl } from './authorize-request.ts';
import type { AuthorizeRequest, ReadAuthorizeRequest } from './authorize-request.ts';
import type { ForeignPerson, ForeignProvider } from './foreign-provider.ts';
import type { OAuthClient } from './oauth-clients.ts';
import * as store from './oauth-code-store.ts';
import type { OAuthCodeRow } from './oauth-code-store.ts';

/** How long a code is good for: it goes from one answer into the next request. */
const CODE_MS = 60_000;
/** Used codes are remembered for so long, to end the login of one that turns up again. */
const KEPT_MS = 86_400_000;

/** What `/authtoken` is given (APA-14). */
export interface CodeExchange {
  grant_type: string;
  code: string;
  client_id: string;
  redirect_uri?: string | null;
  code_verifier?: string | null;
  nonce?: string | null;
  iss?: string | null;
  fingerprint?: string | null;
}

const badCode = refused(400, told('OAUTH_CODE_INVALID'));

/** Whether a code was issued for this very exchange. The storefront proves all of it, others what they have sent. */
function belongsTo(row: OAuthCodeRow, given: CodeExchange): boolean {
  const isOwn = row.client_id === STOREFRONT_CLIENT;
  const fits = (sent: string | null = null, kept: string | null) => (sent === null ? !isOwn : sent === kept);
  if (given.client_id !== row.client_id || !fits(given.redirect_uri, row.redirect_uri)) return false;
  if (!fits(given.nonce, row.nonce)) return false;
  const verifier = given.code_verifier ?? null;
  const challenge = verifier === null ? null : hashOf(verifier);
  return challenge === row.code_challenge;
}

/** Logins by OAuth: the shop's own codes, or those of the provider that stands in its place (A80). */
export class OAuthManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #sessions: LoginSessions;
  readonly #clients: ReadonlyMap<string, OAuthClient>;
  readonly #provider: ForeignProvider | null;

  constructor(input: {
    database: Database;
    clock: () => Date;
    sessions: LoginSessions;
    clients: ReadonlyMap<string, OAuthClient>;
    /** Null: shoppers log in at the shop itself. */
    provider: ForeignProvider | null;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#sessions = input.sessions;
    this.#clients = input.clients;
    this.#provider = input.provider;
  }

  /** Reads the parameters of `/authorize`. */
  read(parameters: URLSearchParams): ReadAuthorizeRequest {
    return readAuthorizeRequest(parameters, this.#clients);
  }

  /** Where another provider asks the shopper to log in; null when the shop does that itself. Rejects when it is out of reach. */
  async elsewhere(request: AuthorizeRequest): Promise<string | null> {
    if (this.#provider === null || request.client_id !== STOREFRONT_CLIENT) return null;
    return this.#provider.authorizeUrl(request);
  }

  /** Where the browser goes with the code of somebody who has just logged in. */
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

  /** A code → tokens, once (APA-14). Refusals: 400 OAUTH_CODE_INVALID, OAUTH_GRANT_UNKNOWN. */
  async exchange(given: CodeExchange): Promise<Outcome<TokenPair>> {
    if (given.grant_type !== 'authorization_code') return refused(400, told('OAUTH_GRANT_UNKNOWN'));
    const isElsewhere = this.#provider !== null && given.client_id === STOREFRONT_CLIENT;
    const issued = isElsewhere ? await this.#ofProvider(this.#provider, given) : await this.#ofCode(given);
    return issued ? success(await this.#sessions.pairOf(issued)) : badCode;
  }

  /** Forgets codes of before yesterday. */
  sweep(): Promise<void> {
    return store.deleteCodesBefore(this.#database, new Date(this.#clock().getTime() - KEPT_MS));
  }

  async #ofCode(given: CodeExchange): Promise<IssuedTokens | null> {
    const hash = hashOf(given.code);
    const row = await store.takeCode(this.#database, hash, this.#clock());
    if (row === null) {
      await this.#endLoginOf(hash);
      return null;
    }
    const user = belongsTo(row, given) ? await findUser(this.#database, row.user_id) : null;
    if (!user) return null;
    return this.#database.transaction().execute(async (transaction) => {
      const issued = await this.#sessions.open(transaction, user, given.fingerprint ?? given.client_id);
      await store.keepSession(transaction, row.id, issued.claims.sessionId);
      return issued;
    });
  }

  /** Who brings a used code has stolen it, or was stolen from: its login ends. */
  async #endLoginOf(hash: string): Promise<void> {
    const id = (await store.findCode(this.#database, hash))?.session_id ?? null;
    if (id !== null) await revokeSessions(this.#database, { id }, this.#clock());
  }

  async #ofProvider(provider: ForeignProvider, given: CodeExchange): Promise<IssuedTokens | null> {
    const { code, redirect_uri, code_verifier, nonce, iss = null, fingerprint } = given;
    if (!redirect_uri || !code_verifier || !nonce) return null;
    if (!this.#clients.get(given.client_id)?.redirectUris.includes(redirect_uri)) return null;
    const person = await provider.exchange({ code, redirect_uri, code_verifier, nonce, iss });
    return person && this.#openFor(person, fingerprint ?? given.client_id);
  }

  #openFor(person: ForeignPerson, fingerprint: string): Promise<IssuedTokens> {
    return this.#database.transaction().execute(async (transaction) => {
      const user = await ensureUser(transaction, { ...person, date_of_birth: null }, this.#clock());
      return this.#sessions.open(transaction, user, fingerprint);
    });
  }
}
