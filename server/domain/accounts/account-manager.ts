import { fromFlag, toInstant } from '../../db/columns.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { deleteExpired } from './expiry-store.ts';
import type { Database } from '../../db/connection.ts';
import { loginMail } from '../mails/login-mail.ts';
import { invalidAt, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { AccountEvent } from '../../db/tables/accounts-tables.ts';
import type { AccountLog } from './account-log.ts';
import { nameless } from './code-mails.ts';
import type { CodeMails } from './code-mails.ts';
import { parseDateOfBirth } from './date-of-birth.ts';
import { normaliseEmail } from './email-address.ts';
import { CODE_MINUTES, signUpsSince } from './login-codes.ts';
import type { CodeSubject, GivenCode, LoginCodes } from './login-codes.ts';
import type { LoginCodeRow } from './login-code-store.ts';
import type { IssuedTokens, LoginSessions, TokenPair } from './login-sessions.ts';
import { mailedUrl } from './mailed-url.ts';
import { hashOf } from './one-way-hash.ts';
import { verifyPassword } from './password-hash.ts';
import { isStillProven, lockedCode, replacedCode } from './proof-of-person.ts';
import { ensureUser, findUser, findUserByEmail, isNameless, lockUser } from './user-store.ts';
import type { UserRow } from './user-store.ts';

export interface AccountManagerInput {
  database: Database;
  clock: () => Date;
  /** The shop's own URL, without a trailing slash. */
  publicUrl: string;
  codeMails: CodeMails;
  codes: LoginCodes;
  sessions: LoginSessions;
  log: AccountLog;
}

/** A user without the password hash, which never leaves the server (USR-05). */
export interface UserNode extends Omit<UserRow, 'is_admin' | 'password_hash' | 'shows_name' | 'shows_photo'> {
  is_admin: boolean;
  /** Whether other users see it (A92). */
  shows_name: boolean;
  shows_photo: boolean;
}

export interface Registration {
  email: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; blank or null if not given. */
  dateOfBirth: string | null;
  fingerprint: string;
  /** Mails the code without a link. */
  codeOnly: boolean;
  /** Language of the mail. */
  locale: Locale;
}

const badEmail = () => invalidAt('email', refusalText('EMAIL_INVALID'));

const badDateOfBirth = () => invalidAt('date_of_birth', refusalText('DATE_OF_BIRTH_INVALID'));

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Logs shoppers in by mail or by password, and creates the user when they first prove their address (A02). No
 * user is looked up before a stranger gets a response: known and unknown addresses take the same path and get
 * the same response and the same mail (USR-04).
 */
export class AccountManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #publicUrl: string;
  readonly #codeMails: CodeMails;
  readonly #codes: LoginCodes;
  readonly #sessions: LoginSessions;
  readonly #log: AccountLog;

  constructor(input: AccountManagerInput) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#publicUrl = input.publicUrl;
    this.#codeMails = input.codeMails;
    this.#codes = input.codes;
    this.#sessions = input.sessions;
    this.#log = input.log;
  }

  /** Deletes expired logins, codes and counters. */
  sweep(): Promise<void> {
    const now = this.#clock();
    const before = toInstant(now);
    return deleteExpired(this.#database, {
      login_sessions: before,
      login_codes: toInstant(signUpsSince(now)),
      passkey_challenges: before,
      rate_limits: before,
      account_events: before,
    });
  }

  async userById(userId: number): Promise<UserNode | null> {
    const row = await findUser(this.#database, userId);
    if (!row) return null;
    const { password_hash: _hash, is_admin, shows_name, shows_photo, ...user } = row;
    return {
      ...user,
      is_admin: fromFlag(is_admin),
      shows_name: fromFlag(shows_name),
      shows_photo: fromFlag(shows_photo),
    };
  }

  /** Returns the user's e-mail address; null if there is no such user. */
  async emailOf(userId: number): Promise<string | null> {
    return (await findUser(this.#database, userId))?.email ?? null;
  }

  /** Whether this e-mail address has logged in in this browser within the last 30 days. */
  async isKnownBrowser(given: { email: string; fingerprint: string }): Promise<boolean> {
    const email = normaliseEmail(given.email);
    return email !== null && this.#sessions.hasOpened(email, given.fingerprint);
  }

  /** Mails a link and a code, or the code alone (APA-05). Refusal: 422 EMAIL_INVALID. */
  async sendLoginLink(given: {
    email: string;
    fingerprint: string;
    codeOnly: boolean;
    locale: Locale;
  }): Promise<Outcome<null>> {
    const email = normaliseEmail(given.email);
    if (email === null) return badEmail();
    return this.#sendLoginMail(nameless(email, given.fingerprint), !given.codeOnly, given.locale);
  }

  /**
   * Like `sendLoginLink`, but the user created from the mail gets these names (APA-06). Refusals: 422
   * EMAIL_INVALID, DATE_OF_BIRTH_INVALID.
   */
  async registerLink(given: Registration): Promise<Outcome<null>> {
    const email = normaliseEmail(given.email);
    if (email === null) return badEmail();
    const dateOfBirth = given.dateOfBirth ? parseDateOfBirth(given.dateOfBirth, this.#clock()) : null;
    if (given.dateOfBirth && dateOfBirth === null) return badDateOfBirth();
    const names = { firstName: oneLine(given.firstName), lastName: oneLine(given.lastName) };
    const { fingerprint, codeOnly } = given;
    return this.#sendLoginMail({ email, fingerprint, ...names, dateOfBirth }, !codeOnly, given.locale);
  }

  /**
   * Exchanges six digits or a link token for tokens of this browser, once; null if it is not valid (APA-09).
   * Refusals: 429 CODE_LOCKED after too many wrong codes, 422 CODE_REPLACED for a code from an earlier mail.
   */
  async loginByCode(
    given: GivenCode & { fingerprint: string; from: string },
  ): Promise<Outcome<TokenPair | null>> {
    const issued = await this.#logInByCode(given, (transaction, user, code) =>
      this.#openSession(transaction, user, given, code.fingerprint_hash),
    );
    return issued.ok ? success(issued.value && (await this.#sessions.signTokens(issued.value))) : issued;
  }

  /** Like `loginByCode` for a login that continues elsewhere: returns the user's id and opens no session. */
  userByCode(given: GivenCode & { from: string }): Promise<Outcome<number | null>> {
    return this.#logInByCode(given, async (transaction, user) => {
      await this.#note(transaction, 'login', user, given.from);
      return user.id;
    });
  }

  /** Exchanges e-mail and password for tokens; null if they do not match or there is no password (A35). */
  async loginByPassword(given: {
    username: string;
    password: string;
    fingerprint: string;
    from: string;
  }): Promise<TokenPair | null> {
    const email = normaliseEmail(given.username);
    const user = email === null ? null : await findUserByEmail(this.#database, email);
    const right = await verifyPassword(given.password, user?.password_hash ?? null);
    if (!user || !right) {
      if (email !== null) await this.#refuse(this.#database, email, given.from);
      return null;
    }
    const issued = await this.#database.transaction().execute(async (transaction) => {
      const present = await lockUser(transaction, user.id);
      if (!present) return null;
      if (isStillProven(null, user, present)) return this.#openSession(transaction, present, given, null);
      await this.#refuse(transaction, user.email, given.from);
      return null;
    });
    return issued && this.#sessions.signTokens(issued);
  }

  #sendLoginMail(subject: CodeSubject, withLink: boolean, locale: Locale): Promise<Outcome<null>> {
    return this.#codeMails.send('login', subject, withLink, ({ digits, linkToken }, shopName) => {
      const link = linkToken === null ? null : mailedUrl(this.#publicUrl, '/login', subject.email, linkToken);
      return loginMail({ locale, shopName, code: digits, link, minutes: CODE_MINUTES });
    });
  }

  /** Runs `open` for a valid code, in the transaction that uses the code up; null for an invalid code. */
  async #logInByCode<T>(
    given: GivenCode & { from: string },
    open: (transaction: Database, user: UserRow, code: LoginCodeRow) => Promise<T>,
  ): Promise<Outcome<T | null>> {
    const email = normaliseEmail(given.email);
    if (email === null) return success(null);
    const check = await this.#codes.find(this.#database, 'login', { ...given, email });
    if (check.kind !== 'right') {
      await this.#refuse(this.#database, email, given.from);
      if (check.kind === 'locked') return lockedCode(check);
      return check.kind === 'replaced' ? replacedCode() : success(null);
    }
    const { code } = check;
    const opened = await this.#database.transaction().execute(async (transaction) => {
      const user = await this.#codeMails.userOf(transaction, code);
      return user && open(transaction, user, code);
    });
    return success(opened);
  }

  /**
   * Opens a session. A nameless user gets the name given at sign-up, in this browser or the one that asked (`asking`).
   */
  async #openSession(
    transaction: Database,
    user: UserRow,
    { fingerprint, from }: { fingerprint: string; from: string },
    asking: string | null,
  ): Promise<IssuedTokens> {
    if (isNameless(user)) {
      const { email } = user;
      const names = await this.#codes.findSignUpNames(transaction, email, [asking, hashOf(fingerprint)]);
      if (names) await ensureUser(transaction, { email, ...names }, this.#clock());
    }
    await this.#note(transaction, 'login', user, from);
    return this.#sessions.open(transaction, user, fingerprint);
  }

  #note(handle: Database, event: AccountEvent, { id, email }: UserRow, from: string): Promise<void> {
    return this.#log.record(handle, { event, email, userId: id, from });
  }

  /** Records the same event for known and unknown addresses (USR-04). */
  #refuse(handle: Database, email: string, from: string): Promise<void> {
    return this.#log.record(handle, { event: 'login_refused', email, userId: null, from });
  }
}
