import type { Database } from '../../db/connection.ts';
import { normaliseEmail } from './email-address.ts';
import type { LoginCodes } from './login-codes.ts';
import { mailedUrl } from './mailed-url.ts';
import { countAdministrators, ensureUser, makeAdministrator } from './user-store.ts';

export interface AdministratorManagerInput {
  database: Database;
  clock: () => Date;
  /** The shop's own URL, without a trailing slash. */
  publicUrl: string;
  codes: LoginCodes;
}

/**
 * Manages who may edit the shop's content (A32). Only someone with access to the shop's server can appoint an
 * administrator.
 */
export class AdministratorManager {
  readonly #input: AdministratorManagerInput;

  constructor(input: AdministratorManagerInput) {
    this.#input = input;
  }

  /** Whether there is no administrator yet. */
  async noneExists(): Promise<boolean> {
    return (await countAdministrators(this.#input.database)) === 0;
  }

  /**
   * Makes the user with this address an administrator, creating the user if needed.
   * @returns the normalised address, and a URL that logs in once within 15 minutes; null if the address is
   *   invalid
   */
  async appoint(typed: string): Promise<{ email: string; url: string } | null> {
    const { database, clock, publicUrl, codes } = this.#input;
    const email = normaliseEmail(typed);
    if (email === null) return null;
    const names = { firstName: '', lastName: '', dateOfBirth: null };
    const issued = await database.transaction().execute(async (transaction) => {
      const given = { email, first_name: '', last_name: '', date_of_birth: null };
      const user = await ensureUser(transaction, given, clock());
      await makeAdministrator(transaction, user.id);
      return codes.issue(transaction, 'login', { email, fingerprint: null, ...names }, true);
    });
    return { email, url: mailedUrl(publicUrl, '/login', email, issued.linkToken ?? '') };
  }
}
