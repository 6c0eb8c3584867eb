import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { randomInt } from 'node:crypto';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { LoginCodePurpose } from '../../db/tables/accounts-tables.ts';
import * as store from './login-code-store.ts';
import type { LoginCodeRow, SignUpNames } from './login-code-store.ts';
import { hashOf, keyedHashOf, randomToken } from './one-way-hash.ts';

/** Minutes for which a code and the link beside it are good. */
export const CODE_MINUTES = 15;
/** In the browser that asked for a code, and in all others together: strangers use up their own (decision 026). */
const MAX_ATTEMPTS = 5;
const DIGITS = 6;

/** What the code brings along for a user who is made when it is used. */
export interface CodeSubject {
  email: string;
  /** Of the browser that asks; null where that is not known. */
  fingerprint: string | null;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
}

/** What became of a code that somebody gave: right, wrong, or too late after too many wrong ones. */
export type CodeCheck =
  | { kind: 'right'; code: LoginCodeRow }
  | { kind: 'wrong' }
  /** Of an earlier mail than the newest that the same browser asked for. */
  | { kind: 'replaced' }
  /** No attempt is left of any code of the address; seconds until they would have run out. */
  | { kind: 'locked'; seconds: number };

/** What somebody gives for a code, and in which browser; null: not known. */
export interface GivenCode {
  email: string;
  code: string;
  fingerprint: string | null;
}

/** The secrets that go into the mail; only their hashes are kept. */
export interface IssuedCode {
  digits: string;
  linkToken: string | null;
}

/** Whether a shopper typed this, rather than came by the link. */
const isTypedCode = (given: string): boolean => /^\d{6}$/.test(withoutSpaces(given));

/** Names that were given with a code count as long as this after it has run out. */
const SIGN_UP_MS = DAY_MS;

/** Codes that ran out before this are of no more use, not even for the names that came with them. */
export const signUpsSince = (now: Date): Date => new Date(now.getTime() - SIGN_UP_MS);

const withoutSpaces = (given: string) => given.replace(/\s+/g, '');

/** Six-digit codes and link tokens that prove an e-mail address: 15 minutes, 5 attempts, once. */
export class LoginCodes {
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;

  constructor(input: { secret: Uint8Array; clock: () => Date }) {
    this.#secret = input.secret;
    this.#clock = input.clock;
  }

  /**
   * Keeps a new code in the caller's transaction. Earlier ones of the same browser end; those that other browsers asked for
   * stay, or a stranger could end them.
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
   * Finds the open code that is proved by what was given in a browser (null: not known which). Six digits cost an
   * attempt of every open code of the address, right or wrong; a link token cannot be guessed and costs none. Nothing is
   * consumed yet: see `take`.
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
    const until = await store.lockedUntil(handle, which, now);
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
   * The names that the address was signed up with in the browser that asked for `code` or in the one that logs in
   * now, within a day; undefined where nobody there did (USR-01). What a stranger's browser says names nobody.
   */
  namesOfSignUp(
    handle: Database,
    email: string,
    fingerprintHashes: (string | null)[],
  ): Promise<SignUpNames | undefined> {
    const known = fingerprintHashes.filter((hash) => hash !== null);
    return store.namesOfSignUp(handle, email, known, signUpsSince(this.#clock()));
  }

  /** Consumes a code that `find` gave, in the caller's transaction; false when it was used in between. */
  take(handle: Database, code: LoginCodeRow): Promise<boolean> {
    return store.takeCode(handle, code.id, this.#clock());
  }

  /** Forgets every code of an address, in the caller's transaction. */
  forgetAll(handle: Database, email: string): Promise<void> {
    return store.deleteCodes(handle, email);
  }

  #hash(purpose: LoginCodePurpose, email: string, digits: string): string {
    return keyedHashOf(this.#secret, `${purpose}:${email}:${digits}`);
  }
}
