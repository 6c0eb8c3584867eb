import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { fromFlag } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AccountEvent } from '../../db/tables/accounts-tables.ts';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { randomToken } from '../../lib/random-token.ts';
import type { AccessClaims, AccessTokenReading, AccessTokens } from './access-tokens.ts';
import type { AccountLog } from './account-log.ts';
import { hashOf } from './one-way-hash.ts';
import * as store from './session-store.ts';
import type { StoredToken } from './session-store.ts';
import { findUser } from './user-store.ts';
import type { UserRow } from './user-store.ts';

const REFRESH_DAYS = 30;
const GRACE_MS = 10_000;
/** How long (ms) a login counts as fresh, so that adding a passkey needs no re-authentication. */
const FRESH_MS = 30 * 60_000;

/** Content of a new pair of tokens, signed after the transaction that stored it is committed. */
export interface IssuedTokens {
  refreshToken: string;
  claims: AccessClaims;
}

/** The tokens a browser stores for a login. */
export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

interface Family {
  id: number;
  generation: number;
  fingerprintHash: string;
}

const tokenRefused = refused(401, refusalText('TOKEN_INVALID'));

type TokenState = 'current' | 'inGrace' | 'reused' | 'elsewhere' | 'refused';

function tokenStateOf({ tokenGeneration, session }: StoredToken, fingerprint: string, now: Date): TokenState {
  if (session.revoked_at !== null || session.expires_at <= now.toISOString()) return 'refused';
  if (session.fingerprint_hash !== hashOf(fingerprint)) return 'elsewhere';
  if (tokenGeneration === session.generation) return 'current';
  const age = now.getTime() - Date.parse(session.rotated_at);
  return tokenGeneration === session.generation - 1 && age <= GRACE_MS ? 'inGrace' : 'reused';
}

/** Families of rotating refresh tokens; safe with any number of processes on one database. */
export class LoginSessions {
  readonly #database: Database;
  readonly #accessTokens: AccessTokens;
  readonly #clock: () => Date;
  readonly #log: AccountLog;

  constructor(input: { database: Database; accessTokens: AccessTokens; clock: () => Date; log: AccountLog }) {
    this.#database = input.database;
    this.#accessTokens = input.accessTokens;
    this.#clock = input.clock;
    this.#log = input.log;
  }

  /** Starts a family for this user in this browser, in the caller's transaction. */
  async open(handle: Database, user: UserRow, fingerprint: string): Promise<IssuedTokens> {
    const fingerprintHash = hashOf(fingerprint);
    const session = { userId: user.id, fingerprintHash, expiresAt: this.#daysFromNow(REFRESH_DAYS) };
    const id = await store.insertSession(handle, session, this.#clock());
    return this.#issue(handle, user, { id, generation: 1, fingerprintHash });
  }

  /** Signs what `open` issued; call it after the commit. */
  async signTokens(issued: IssuedTokens): Promise<TokenPair> {
    const access_token = await this.#accessTokens.issue(issued.claims);
    return { access_token, refresh_token: issued.refreshToken };
  }

  /**
   * Exchanges a refresh token for a new pair (APA-03). The previous token stays valid for 10 s, for a second
   * tab that refreshes at the same moment (A60); after that, reuse means it was stolen, and the whole family
   * is revoked (SEC-01). Refusal: 401 TOKEN_INVALID.
   * @param from the IP address of the request
   */
  async rotate(refreshToken: string, fingerprint: string, from: string): Promise<Outcome<TokenPair>> {
    const found = await store.findToken(this.#database, hashOf(refreshToken));
    const user = found && (await findUser(this.#database, found.session.user_id));
    if (!found || !user) return tokenRefused;
    const { id, generation, fingerprint_hash: fingerprintHash } = found.session;
    const family = { id, generation, fingerprintHash };
    switch (tokenStateOf(found, fingerprint, this.#clock())) {
      case 'current': {
        const issued = await this.#advance(family, user);
        return issued ? success(await this.signTokens(issued)) : this.rotate(refreshToken, fingerprint, from);
      }
      case 'inGrace':
        return success(await this.signTokens(await this.#issue(this.#database, user, family)));
      case 'reused':
        await store.revokeSessions(this.#database, { id }, this.#clock());
        await this.#note('token_reused', user, from);
        return tokenRefused;
      case 'elsewhere':
        await this.#note('token_refused', user, from);
        return tokenRefused;
      case 'refused':
        return tokenRefused;
    }
  }

  /** Returns the e-mail address of the user whose refresh token this is; null if it does not work here. */
  async holderOf(refreshToken: string, fingerprint: string): Promise<string | null> {
    const found = await store.findToken(this.#database, hashOf(refreshToken));
    if (!found) return null;
    const state = tokenStateOf(found, fingerprint, this.#clock());
    if (state !== 'current' && state !== 'inGrace') return null;
    return (await findUser(this.#database, found.session.user_id))?.email ?? null;
  }

  /**
   * Reads an access token; it is invalid in every process once its family is revoked by a logout, a new
   * password or a stolen refresh token (SEC-01).
   */
  async read(accessToken: string): Promise<AccessTokenReading> {
    const reading = await this.#accessTokens.read(accessToken);
    if (reading.kind !== 'valid') return reading;
    const isRevoked = await store.isSessionRevoked(this.#database, reading.claims.sessionId);
    return isRevoked ? { kind: 'invalid' } : reading;
  }

  /**
   * Whether this address ever logged in in this browser, even if that login has ended; forgotten after 30
   * days.
   */
  hasOpened(email: string, fingerprint: string): Promise<boolean> {
    return store.hasSession(this.#database, email, hashOf(fingerprint));
  }

  /** Whether the user has proved their identity within the last half hour, by this login or by `confirm`. */
  isFresh({ sessionId }: AccessClaims): Promise<boolean> {
    const since = new Date(this.#clock().getTime() - FRESH_MS);
    return store.isProvedSince(this.#database, sessionId, since);
  }

  /** Makes this login fresh again, after the user has proved their identity. */
  confirm({ sessionId }: AccessClaims): Promise<void> {
    return store.proveSession(this.#database, sessionId, this.#clock());
  }

  /** Revokes the families of this user in this browser (APA-02). */
  async close(claims: AccessClaims): Promise<void> {
    const { userId, fingerprintHash } = claims;
    await store.revokeSessions(this.#database, { userId, fingerprintHash }, this.#clock());
  }

  /** Revokes every family of this user, in the caller's transaction. */
  async closeAll(handle: Database, userId: number): Promise<void> {
    await store.revokeSessions(handle, { userId }, this.#clock());
  }

  /** Null if a concurrent rotation came first. */
  #advance(family: Family, user: UserRow): Promise<IssuedTokens | null> {
    const expiresAt = this.#daysFromNow(REFRESH_DAYS);
    return this.#database.transaction().execute(async (transaction) => {
      const moved = await store.advanceSession(transaction, { ...family, expiresAt }, this.#clock());
      if (!moved) return null;
      await store.deleteTokensBefore(transaction, family.id, this.#daysFromNow(-REFRESH_DAYS));
      return this.#issue(transaction, user, { ...family, generation: family.generation + 1 });
    });
  }

  async #issue(handle: Database, user: UserRow, family: Family): Promise<IssuedTokens> {
    const refreshToken = randomToken();
    const token = { hash: hashOf(refreshToken), sessionId: family.id, generation: family.generation };
    await store.insertToken(handle, token, this.#clock());
    const { id: sessionId, fingerprintHash } = family;
    const isAdmin = fromFlag(user.is_admin);
    return { refreshToken, claims: { userId: user.id, isAdmin, fingerprintHash, sessionId } };
  }

  #note(event: AccountEvent, { email, id }: UserRow, from: string): Promise<void> {
    return this.#log.record(this.#database, { event, email, userId: id, from });
  }

  #daysFromNow(days: number): Date {
    return new Date(this.#clock().getTime() + days * DAY_MS);
  }
}
