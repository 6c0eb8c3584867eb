import { randomBytes } from 'node:crypto';
import { fromJson, toInstant, toJson } from '../../db/columns.ts';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AccountEvent } from '../../db/tables/accounts-tables.ts';
import { invalid, notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { isRowId } from '../../lib/row-id.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { randomToken } from '../../lib/random-token.ts';
import type { AccessClaims } from '../accounts/access-tokens.ts';
import type { AccountLog } from '../accounts/account-log.ts';
import type { LoginSessions, TokenPair } from '../accounts/login-sessions.ts';
import { hashOf } from '../accounts/one-way-hash.ts';
import { findUser } from '../accounts/user-store.ts';
import type { UserRow } from '../accounts/user-store.ts';
import { authenticatorName } from './authenticator-names.ts';
import * as store from './passkey-store.ts';
import type { ChallengeRow, PasskeyRow } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { ALGORITHMS, challengeIn, verifyLogin, verifyNewPasskey, webAuthn } from './webauthn-verification.ts';
import type { LoginResponse, NewPasskeyResponse } from './webauthn-verification.ts';

/** How long (ms) the browser's prompt may take. */
const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 10;

/** A passkey as shown to its owner. */
export interface Passkey {
  id: number;
  name: string;
  created_at: Instant;
  used_at: Instant | null;
}

const shown = ({ id, name, created_at, used_at }: PasskeyRow): Passkey => ({ id, name, created_at, used_at });

const passkeysOff = invalid(refusalText('PASSKEYS_OFF'));
const stale = invalid(refusalText('PASSKEY_STALE'));
const unknown = invalid(refusalText('PASSKEY_UNKNOWN'));
const passkeyRefused = invalid(refusalText('PASSKEY_REFUSED'));

/** Logs shoppers in by passkeys (WebAuthn), and lets them add and remove theirs. */
export class PasskeyManager {
  /** The origin at which passkeys are created and used; null if they are off. */
  readonly origin: string | null;
  readonly #party: RelyingParty | null;
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #sessions: LoginSessions;
  readonly #log: AccountLog;

  constructor(input: {
    database: Database;
    clock: () => Date;
    relyingParty: RelyingParty | null;
    sessions: LoginSessions;
    log: AccountLog;
  }) {
    this.#party = input.relyingParty;
    this.origin = this.#party?.origin ?? null;
    this.#database = input.database;
    this.#clock = input.clock;
    this.#sessions = input.sessions;
    this.#log = input.log;
  }

  /** Returns a user's passkeys, newest first. */
  async list(userId: number): Promise<Passkey[]> {
    return (await store.listPasskeys(this.#database, userId)).map(shown);
  }

  /** Returns the browser's options for a login. Refusal: 422 PASSKEYS_OFF. */
  async loginOptions(fingerprint: string): Promise<Outcome<object>> {
    if (!this.#party) return passkeysOff;
    const challenge = randomBytes(32);
    const options = await (
      await webAuthn()
    ).generateAuthenticationOptions({
      rpID: this.#party.id,
      challenge,
      timeout: CHALLENGE_MS,
      userVerification: 'preferred',
    });
    await this.#storeChallenge(options.challenge, { fingerprint_hash: hashOf(fingerprint) });
    return success(options);
  }

  /**
   * Exchanges a signed challenge for tokens of this browser. Refusals: 422 PASSKEYS_OFF, PASSKEY_STALE for a
   * challenge that is not this browser's, was used or has expired, PASSKEY_UNKNOWN, PASSKEY_REFUSED.
   */
  async logIn(response: LoginResponse & { fingerprint: string; from: string }): Promise<Outcome<TokenPair>> {
    const party = this.#party;
    if (!party) return passkeysOff;
    const challenge = await this.#take(response.client_data, hashOf(response.fingerprint), null);
    if (!challenge) return stale;
    const passkey = await store.findPasskey(this.#database, response.id);
    const user = passkey && (await findUser(this.#database, passkey.user_id));
    if (!passkey || !user) return unknown;
    const isOwners = (response.user_handle ?? passkey.user_handle) === passkey.user_handle;
    const counter = isOwners ? await verifyLogin(response, passkey, party, challenge.text) : null;
    if (counter === null) {
      await this.#note(this.#database, 'passkey_refused', { ...user, id: null }, response.from);
      return passkeyRefused;
    }
    const issued = await this.#database.transaction().execute(async (transaction) => {
      const isThere = await store.notePasskeyUse(transaction, passkey, String(counter), this.#clock());
      if (!isThere) return null;
      await this.#note(transaction, 'passkey_used', user, response.from);
      return this.#sessions.open(transaction, user, response.fingerprint);
    });
    return issued ? success(await this.#sessions.signTokens(issued)) : unknown;
  }

  /**
   * Returns the browser's options for creating a passkey of the logged-in user. Refusals: 422 PASSKEYS_OFF,
   * LOGIN_NOT_FRESH, PASSKEYS_TOO_MANY.
   */
  async newPasskeyOptions(claims: AccessClaims, shopName: string): Promise<Outcome<object>> {
    const party = this.#party;
    const user = await findUser(this.#database, claims.userId);
    if (!party || !user) return passkeysOff;
    if (!(await this.#sessions.isFresh(claims))) return invalid(refusalText('LOGIN_NOT_FRESH'));
    const existing = await store.listPasskeys(this.#database, user.id);
    if (existing.length >= MAX_PASSKEYS) return tooMany();
    const userHandle = existing[0]?.user_handle ?? randomToken();
    const options = await (
      await webAuthn()
    ).generateRegistrationOptions({
      rpName: shopName,
      rpID: party.id,
      userName: user.email,
      userDisplayName: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
      userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
      challenge: randomBytes(32),
      timeout: CHALLENGE_MS,
      excludeCredentials: existing.map(({ credential_id: id, transports }) => ({
        id,
        transports: fromJson<string[]>(transports),
      })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const owner = { fingerprint_hash: claims.fingerprintHash, user_id: user.id, user_handle: userHandle };
    await this.#storeChallenge(options.challenge, owner);
    return success(options);
  }

  /**
   * Adds a passkey created by a browser. Refusals: 422 PASSKEYS_OFF, PASSKEY_STALE, PASSKEY_REFUSED,
   * PASSKEY_TAKEN, PASSKEYS_TOO_MANY.
   */
  async add(
    claims: AccessClaims,
    response: NewPasskeyResponse & { userAgent: string | undefined; from: string },
  ): Promise<Outcome<Passkey>> {
    const party = this.#party;
    const user = await findUser(this.#database, claims.userId);
    if (!party || !user) return passkeysOff;
    const challenge = await this.#take(response.client_data, claims.fingerprintHash, user.id);
    if (!challenge?.user_handle) return stale;
    const made = await verifyNewPasskey(response, party, challenge.text);
    if (!made) {
      await this.#note(this.#database, 'passkey_refused', { ...user, id: null }, response.from);
      return passkeyRefused;
    }
    const row = {
      user_id: user.id,
      credential_id: made.credential.id,
      user_handle: challenge.user_handle,
      public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: String(made.credential.counter),
      transports: toJson(response.transports.map((name) => name.slice(0, 20))),
      name: authenticatorName(made.aaguid, response.userAgent),
      created_at: toInstant(this.#clock()),
      used_at: null,
    };
    return this.#database.transaction().execute(async (transaction) => {
      if ((await store.listPasskeys(transaction, user.id)).length >= MAX_PASSKEYS) return tooMany();
      const added = await store.insertPasskey(transaction, row);
      if (!added) return invalid(refusalText('PASSKEY_TAKEN'));
      await this.#note(transaction, 'passkey_added', user, response.from);
      return success(shown(added));
    });
  }

  /** Renames a passkey. Refusal: 404 PASSKEY_NOT_FOUND, also for another user's. */
  async rename(which: { userId: number; id: number }, name: string): Promise<Outcome<Passkey>> {
    const line = name.replace(/\s+/g, ' ').trim();
    const renamed = isRowId(which.id) && (await store.renamePasskey(this.#database, which, line));
    return renamed ? success(shown(renamed)) : notFound('PASSKEY_NOT_FOUND');
  }

  /** Removes a passkey, which can no longer be used to log in. Refusal: 404 PASSKEY_NOT_FOUND. */
  async remove(which: { userId: number; id: number }, from: string): Promise<Outcome<null>> {
    if (!isRowId(which.id)) return notFound('PASSKEY_NOT_FOUND');
    return this.#database.transaction().execute(async (transaction) => {
      const user = await findUser(transaction, which.userId);
      if (!user || !(await store.deletePasskey(transaction, which))) return notFound('PASSKEY_NOT_FOUND');
      await this.#note(transaction, 'passkey_removed', user, from);
      return success(null);
    });
  }

  #storeChallenge(
    challenge: string,
    owner: Pick<ChallengeRow, 'fingerprint_hash'> & Partial<Pick<ChallengeRow, 'user_id' | 'user_handle'>>,
  ): Promise<void> {
    return store.insertChallenge(this.#database, {
      challenge_hash: hashOf(challenge),
      user_id: null,
      user_handle: null,
      ...owner,
      expires_at: toInstant(new Date(this.#clock().getTime() + CHALLENGE_MS)),
    });
  }

  /**
   * Uses up the challenge of a response; null unless it was issued to this browser for this user (null for a
   * login).
   */
  async #take(clientData: string, fingerprintHash: string, userId: number | null) {
    const text = challengeIn(clientData);
    const row = text === null ? null : await store.takeChallenge(this.#database, hashOf(text), this.#clock());
    if (text === null || row?.fingerprint_hash !== fingerprintHash || row.user_id !== userId) return null;
    return { ...row, text };
  }

  #note(
    handle: Database,
    event: AccountEvent,
    { id, email }: Pick<UserRow, 'email'> & { id: number | null },
    from: string,
  ): Promise<void> {
    return this.#log.record(handle, { event, email, userId: id, from });
  }
}

const tooMany = () => invalid(refusalText('PASSKEYS_TOO_MANY', { limit: MAX_PASSKEYS }));
