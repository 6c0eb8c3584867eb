import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { randomInt } from 'node:crypto';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { LoginCodePurpose } from '../../db/tables/accounts-tables.ts';
import * as store from './login-code-store.ts';
import type { LoginCodeRow, SignUpNames } from './login-code-store.ts';
import { hashOf, keyedHashOf } from './one-way-hash.ts';
import { randomToken } from '../../lib/random-token.ts';

/** How long (minutes) a code and its link are valid. */
export const CODE_MINUTES = 15;
/**
 * Attempts in the browser that requested the code, and again in all others together, so that strangers only
 * use up their own (decision 026).
 */
const MAX_ATTEMPTS = 5;
const DIGITS = 6;

/** Data used to create the user when the code is used. */
export interface CodeSubject {
  email: string;
  /** Of the browser that requests the code; null if unknown. */
  fingerprint: string | null;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
}

/** Result of checking a given code. */
export type CodeCheck =
  | { kind: 'right'; code: LoginCodeRow }
  | { kind: 'wrong' }
  /** From an earlier mail than the newest the same browser requested. */
  | { kind: 'replaced' }
  /** No code of the address has an attempt left; `seconds` until the last of them expires. */
  | { kind: 'locked'; seconds: number };

/** A given code, and the browser's fingerprint, null if unknown. */
export interface GivenCode {
  email: string;
  code: string;
  fingerprint: string | null;
}

/** The secrets for the mail; only their hashes are stored. */
export interface IssuedCode {
  digits: string;
  linkToken: string | null;
}

/** Whether this is a typed code rather than a link token. */
const isTypedCode = (given: string): boolean => /^\d{6}$/.test(withoutSpaces(given));

/** How long (ms) names given with a code are kept after it expires. */
const SIGN_UP_MS = DAY_MS;

/** Codes that expired before this instant can be deleted, with the names given with them. */
export const signUpsSince = (now: Date): Date => new Date(now.getTime() - SIGN_UP_MS);

const withoutSpaces = (given: string) => given.replace(/\s+/g, '');

/**
 * Six-digit codes and link tokens that prove an e-mail address: valid for 15 minutes, 5 attempts and one use.
 */
export class LoginCodes {
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;

  constructor(input: { secret: Uint8Array; clock: () => Date }) {
    this.#secret = input.secret;
    this.#clock = input.clock;
  }

  /**
   * Stores a new code in the caller's transaction. Earlier codes of the same browser end; those of other
   * browsers stay, as otherwise a stranger could end them.
   */
  async issue(
    handle: Database,
    purpose: LoginCodePurpose,
    subject: CodeSubject,
    withLink: boolean,
  ): Promise<IssuedCode> {
    const digits = randomInt(10 ** DIGITS)
      .toString()
      .padStart(DIGITS, '0');
    const linkToken = withLink ? randomToken() : null;
    const fingerprintHash = subject.fingerprint === null ? null : hashOf(subject.fingerprint);
    const now = this.#clock();
    const { email } = subject;
    if (fingerprintHash !== null) await store.replaceCodes(handle, { email, purpose, fingerprintHash }, now);
    await store.insertLoginCode(handle, {
      email,
      purpose,
      code_hash: this.#hash(purpose, email, digits),
      link_hash: linkToken === null ? null : hashOf(linkToken),
      first_name: subject.firstName,
      last_name: subject.lastName,
      date_of_birth: subject.dateOfBirth,
      fingerprint_hash: fingerprintHash,
      expires_at: toInstant(new Date(now.getTime() + CODE_MINUTES * 60_000)),
    });
    return { digits, linkToken };
  }

  /**
   * Finds the open code matching what was given in a browser (fingerprint null if unknown). Six digits charge
   * an attempt to every open code of the address, right or wrong; a link token cannot be guessed and charges
   * none. Does not use the code up: see `take`.
   */
  async find(handle: Database, purpose: LoginCodePurpose, given: GivenCode): Promise<CodeCheck> {
    const { email, fingerprint } = given;
    const code = withoutSpaces(given.code);
    const now = this.#clock();
    if (!isTypedCode(code)) return this.#findLink(handle, { email, purpose, hash: hashOf(code) });
    const fingerprintHash = fingerprint === null ? null : hashOf(fingerprint);
    const which = { email, purpose, fingerprintHash, maxAttempts: MAX_ATTEMPTS };
    const open = await store.chargeAttempt(handle, which, now);
    const hash = this.#hash(purpose, email, code);
    const right = open.find((row) => row.code_hash === hash);
    if (right) return { kind: 'right', code: right };
    if (await store.isReplacedCode(handle, { email, purpose, hash }, now)) return { kind: 'replaced' };
    const isLeft = (row: LoginCodeRow) =>
      (fingerprintHash !== null && row.fingerprint_hash === fingerprintHash
        ? row.attempts
        : row.attempts_elsewhere) < MAX_ATTEMPTS;
    if (open.some(isLeft)) return { kind: 'wrong' };
    const until = await store.findLockEnd(handle, which, now);
    if (until === null) return { kind: 'wrong' };
    return { kind: 'locked', seconds: Math.ceil((Date.parse(until) - now.getTime()) / 1000) };
  }

  async #findLink(
    handle: Database,
    which: { email: string; purpose: LoginCodePurpose; hash: string },
  ): Promise<CodeCheck> {
    const now = this.#clock();
    const found = await store.findOpenLink(handle, which, now);
    if (found) return { kind: 'right', code: found };
    return { kind: (await store.isReplacedCode(handle, which, now)) ? 'replaced' : 'wrong' };
  }

  /**
   * Returns the names the address was signed up with in the browser that requested `code` or in the one
   * logging in now, within a day; undefined if there are none (USR-01). Names given in a stranger's browser
   * are ignored.
   */
  findSignUpNames(
    handle: Database,
    email: string,
    fingerprintHashes: (string | null)[],
  ): Promise<SignUpNames | undefined> {
    const known = fingerprintHashes.filter((hash) => hash !== null);
    return store.findSignUpNames(handle, email, known, signUpsSince(this.#clock()));
  }

  /** Uses up a code returned by `find`, in the caller's transaction; false if it was used in the meantime. */
  take(handle: Database, code: LoginCodeRow): Promise<boolean> {
    return store.takeCode(handle, code.id, this.#clock());
  }

  /** Deletes every code of an address, in the caller's transaction. */
  forgetAll(handle: Database, email: string): Promise<void> {
    return store.deleteCodes(handle, email);
  }

  #hash(purpose: LoginCodePurpose, email: string, digits: string): string {
    return keyedHashOf(this.#secret, `${purpose}:${email}:${digits}`);
  }
}
