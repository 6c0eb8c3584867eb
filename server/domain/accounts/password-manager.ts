import type { Database } from '../../db/connection.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { invalidAt, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { passwordMail } from '../mails/password-mail.ts';
import type { AccountLog } from './account-log.ts';
import { nameless } from './code-mails.ts';
import type { CodeMails } from './code-mails.ts';
import { normaliseEmail } from './email-address.ts';
import { CODE_MINUTES } from './login-codes.ts';
import type { GivenCode, LoginCodes } from './login-codes.ts';
import type { LoginSessions, TokenPair } from './login-sessions.ts';
import { mailedUrl } from './mailed-url.ts';
import { hashPassword } from './password-hash.ts';
import { badCode, isStillProven, proofOf, refusedCode, wrongPassword } from './proof-of-person.ts';
import { findUser, lockUser, setPasswordHash } from './user-store.ts';
import type { UserRow } from './user-store.ts';

interface PasswordManagerInput {
  database: Database;
  /** The shop's own URL, without a trailing slash. */
  publicUrl: string;
  codeMails: CodeMails;
  codes: LoginCodes;
  sessions: LoginSessions;
  log: AccountLog;
}

/** A new password, with the old one or a mailed code as proof. */
export interface PasswordChange {
  newpassword: string;
  password?: string | null;
  code?: string | null;
  fingerprint: string;
  /** The IP address of the request. */
  from: string;
}

/** Sets the passwords of users who prove their identity. */
export class PasswordManager {
  readonly #input: PasswordManagerInput;

  constructor(input: PasswordManagerInput) {
    this.#input = input;
  }

  /** Whether the user may log in by password. */
  async hasPassword(userId: number): Promise<boolean> {
    return typeof (await findUser(this.#input.database, userId))?.password_hash === 'string';
  }

  /** Mails a link and a code for setting a new password (APA-07). Refusal: 422 EMAIL_INVALID. */
  async recoverPassword(given: {
    email: string;
    fingerprint: string | null;
    locale: Locale;
  }): Promise<Outcome<null>> {
    const email = normaliseEmail(given.email);
    if (email === null) return invalidAt('email', refusalText('EMAIL_INVALID'));
    return this.#input.codeMails.send(
      'password',
      nameless(email, given.fingerprint),
      true,
      ({ digits, linkToken }, shopName) => {
        const link = mailedUrl(this.#input.publicUrl, '/forgotpassword', email, linkToken ?? '');
        return passwordMail({ locale: given.locale, shopName, code: digits, link, minutes: CODE_MINUTES });
      },
    );
  }

  /**
   * Sets a new password for a code or link token, once, and ends every login of the user (APA-08). The code
   * proves the address, so an unknown address becomes a user. Refusals: 422 CODE_INVALID, CODE_REPLACED, 429
   * CODE_LOCKED.
   */
  async resetPassword(given: GivenCode & { password: string; from: string }): Promise<Outcome<null>> {
    const email = normaliseEmail(given.email);
    if (email === null) return badCode();
    const check = await this.#input.codes.find(this.#input.database, 'password', { ...given, email });
    if (check.kind !== 'right') {
      await this.#noteRefused(email, given.from);
      return refusedCode(check);
    }
    const { code } = check;
    const hash = await hashPassword(given.password);
    const done = await this.#input.database.transaction().execute(async (transaction) => {
      const user = await this.#input.codeMails.userOf(transaction, code);
      if (!user) return false;
      await setPasswordHash(transaction, user.id, hash);
      await this.#input.sessions.closeAll(transaction, user.id);
      await this.#noteSet(transaction, user, given.from);
      return true;
    });
    return done ? success(null) : badCode();
  }

  /**
   * Sets the password of a user who gives the old one or a mailed code, and ends all their logins except the
   * new one it opens in this browser. Refusals: 422 PASSWORD_WRONG, CODE_INVALID, CODE_REPLACED,
   * FIELD_REQUIRED, 429 CODE_LOCKED.
   */
  async changePassword(userId: number, given: PasswordChange): Promise<Outcome<TokenPair>> {
    const user = await findUser(this.#input.database, userId);
    if (!user) throw new Error(`user ${userId} is gone`);
    const proof = await proofOf(this.#input.database, this.#input.codes, 'password', user, given);
    if (!proof.ok) {
      await this.#noteRefused(user.email, given.from);
      return proof;
    }
    const code = proof.value;
    const hash = await hashPassword(given.newpassword);
    const changed = await transactionOutcome(() =>
      this.#input.database.transaction().execute(async (transaction) => {
        if (code && !(await this.#input.codes.take(transaction, code))) rollBack(badCode().refusal);
        const present = await lockUser(transaction, user.id);
        if (!present) return rollBack(badCode().refusal);
        if (!isStillProven(code, user, present)) rollBack(wrongPassword().refusal);
        await setPasswordHash(transaction, user.id, hash);
        await this.#input.sessions.closeAll(transaction, user.id);
        await this.#noteSet(transaction, user, given.from);
        return this.#input.sessions.open(transaction, user, given.fingerprint);
      }),
    );
    return changed.ok ? success(await this.#input.sessions.signTokens(changed.value)) : changed;
  }

  #noteSet(handle: Database, { id, email }: UserRow, from: string): Promise<void> {
    return this.#input.log.record(handle, { event: 'password_set', email, userId: id, from });
  }

  /** Records the same event for known and unknown addresses (USR-04). */
  #noteRefused(email: string, from: string): Promise<void> {
    return this.#input.log.record(this.#input.database, {
      event: 'password_refused',
      email,
      userId: null,
      from,
    });
  }
}
