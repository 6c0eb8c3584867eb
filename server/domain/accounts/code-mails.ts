import type { Database } from '../../db/connection.ts';
import type { LoginCodePurpose } from '../../db/tables/accounts-tables.ts';
import { success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { LoginCodeRow } from './login-code-store.ts';
import type { CodeSubject, IssuedCode, LoginCodes } from './login-codes.ts';
import { ensureUser } from './user-store.ts';
import type { UserRow } from './user-store.ts';

/** A code subject with only an e-mail address and no names. */
export const nameless = (email: string, fingerprint: string | null): CodeSubject => ({
  email,
  fingerprint,
  firstName: '',
  lastName: '',
  dateOfBirth: null,
});

interface CodeMailsInput {
  database: Database;
  clock: () => Date;
  mailer: Mailer;
  codes: LoginCodes;
}

/** Mails codes, and finds or creates their users. */
export class CodeMails {
  readonly #input: CodeMailsInput;

  constructor(input: CodeMailsInput) {
    this.#input = input;
  }

  /** Issues a code and mails it, whether or not the address has an account (USR-04). */
  async send(
    purpose: LoginCodePurpose,
    subject: CodeSubject,
    withLink: boolean,
    template: (issued: IssuedCode, shopName: string) => MailContent,
  ): Promise<Outcome<null>> {
    const { codes, database, mailer } = this.#input;
    const { name } = await mailer.identity();
    await database.transaction().execute(async (transaction) => {
      const issued = await codes.issue(transaction, purpose, subject, withLink);
      await mailer.queue(transaction, { to: subject.email, ...template(issued, name) });
    });
    await mailer.dispatch();
    return success(null);
  }

  /** Uses the code up and returns its user; null if it was used in the meantime. */
  async userOf(transaction: Database, code: LoginCodeRow): Promise<UserRow | null> {
    if (!(await this.#input.codes.take(transaction, code))) return null;
    const { email, first_name, last_name, date_of_birth } = code;
    return ensureUser(transaction, { email, first_name, last_name, date_of_birth }, this.#input.clock());
  }
}
