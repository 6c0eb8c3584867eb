import type { Database } from '../../db/connection.ts';
import type { Environment } from '../../environment.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createAccessTokens } from './access-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';
import { AccountManager } from './account-manager.ts';
import { CreditManager } from './credit-manager.ts';
import { Housekeeping } from './housekeeping.ts';
import { LoginCodes } from './login-codes.ts';
import { LoginSessions } from './login-sessions.ts';
import { readTokenSecret } from './token-secret.ts';

/** What the domain offers to the rest of the host. */
export interface Accounts {
  accessTokens: AccessTokens;
  accounts: AccountManager;
  credit: CreditManager;
  housekeeping: Housekeeping;
  sessions: LoginSessions;
}

/** Builds the managers of users, logins and credit; rejects when the token secret cannot be read or made. */
export async function createAccounts(input: {
  environment: Environment;
  database: Database;
  clock: () => Date;
  mailer: Mailer;
}): Promise<Accounts> {
  const { environment, database, clock, mailer } = input;
  const secret = await readTokenSecret(environment);
  const accessTokens = createAccessTokens(secret, clock);
  const sessions = new LoginSessions({ database, accessTokens, clock });
  const codes = new LoginCodes({ secret, clock });
  const { publicUrl } = environment;
  const accounts = new AccountManager({ database, clock, publicUrl, mailer, codes, sessions });
  return {
    accessTokens,
    accounts,
    credit: new CreditManager({ database, clock }),
    housekeeping: new Housekeeping({ database, clock }),
    sessions,
  };
}
