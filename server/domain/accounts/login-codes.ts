import { randomInt } from 'node:crypto';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { LoginCodePurpose } from '../../db/tables/accounts-tables.ts';
import * as store from './login-code-store.ts';
import type { LoginCodeRow } from './login-code-store.ts';
import { hashOf, keyedHashOf, randomToken } from './one-way-hash.ts';

/** Minutes for which a code and the link beside it are good. */
export const CODE_MINUTES = 15;
const MAX_ATTEMPTS = 5;
const DIGITS = 6;

/** What the code brings along for a user who is made when it is used. */
export interface CodeSubject {
  email: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
}

/** The secrets that go into the mail; only their hashes are kept. */
export interface IssuedCode {
  digits: string;
  linkToken: string | null;
}

/** Whether a shopper typed this, rather than came by the link. */
export const isTypedCode = (given: string): boolean => /^\d{6}$/.test(withoutSpaces(given));

const withoutSpaces = (given: string) => given.replace(/\s+/g, '');

/** Six-digit codes and link tokens that prove an e-mail address: 15 minutes, 5 attempts, once. */
export class LoginCodes {
  readonly #secret: Uint8Array;
  readonly #clock: () => Date;

  constructor(input: { secret: Uint8Array; clock: () => Date }) {
    this.#secret = input.secret;
    this.#clock = input.clock;
  }

  /** Keeps a new code in the caller's transaction; earlier ones stay good, as mails may overtake each other. */
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
    await store.insertLoginCode(handle, {
      email: subject.email,
      purpose,
      code_hash: this.#hash(purpose, subject.email, digits),
      link_hash: linkToken === null ? null : hashOf(linkToken),
      first_name: subject.firstName,
      last_name: subject.lastName,
      date_of_birth: subject.dateOfBirth,
      expires_at: toInstant(new Date(this.#clock().getTime() + CODE_MINUTES * 60_000)),
    });
    return { digits, linkToken };
  }

  /**
   * Finds the open code that `given` proves. Six digits cost an attempt of every open code of the address,
   * right or wrong; a link token cannot be guessed and costs none. Nothing is consumed yet: see `take`.
   */
  async find(
    handle: Database,
    purpose: LoginCodePurpose,
    email: string,
    given: string,
  ): Promise<LoginCodeRow | null> {
    const code = withoutSpaces(given);
    if (!isTypedCode(code))
      return store.findOpenLink(handle, { email, purpose, linkHash: hashOf(code) }, this.#clock());
    const open = await store.chargeAttempt(
      handle,
      { email, purpose, maxAttempts: MAX_ATTEMPTS },
      this.#clock(),
    );
    const hash = this.#hash(purpose, email, code);
    return open.find((row) => row.code_hash === hash) ?? null;
  }

  /** Consumes a code that `find` gave, in the caller's transaction; false when it was used in between. */
  take(handle: Database, code: LoginCodeRow): Promise<boolean> {
    return store.takeCode(handle, code.id, this.#clock());
  }

  #hash(purpose: LoginCodePurpose, email: string, digits: string): string {
    return keyedHashOf(this.#secret, `${purpose}:${email}:${digits}`);
  }
}
