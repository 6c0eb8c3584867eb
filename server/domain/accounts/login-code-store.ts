import type { Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { LoginCodePurpose, LoginCodesTable } from '../../db/tables/accounts-tables.ts';

export type LoginCodeRow = Selectable<LoginCodesTable>;

export interface NewLoginCode {
  email: string;
  purpose: LoginCodePurpose;
  code_hash: string;
  link_hash: string | null;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  /** Of the browser that asked; null where that is not known. */
  fingerprint_hash: string | null;
  expires_at: string;
}

/** What a sign-up says of a person. */
export type SignUpNames = Pick<LoginCodeRow, 'first_name' | 'last_name' | 'date_of_birth'>;

export async function insertLoginCode(handle: Database, code: NewLoginCode): Promise<void> {
  await handle.insertInto('login_codes').values(code).execute();
}

/**
 * Charges one attempt to every open code of this address and answers those that had one left. In one
 * statement, so that guesses that arrive together cannot share an attempt.
 */
export async function chargeAttempt(
  handle: Database,
  which: { email: string; purpose: LoginCodePurpose; maxAttempts: number },
  now: Date,
): Promise<LoginCodeRow[]> {
  return handle
    .updateTable('login_codes')
    .set((expression) => ({ attempts: expression('attempts', '+', 1) }))
    .where('email', '=', which.email)
    .where('purpose', '=', which.purpose)
    .where('attempts', '<', which.maxAttempts)
    .where('used_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .returningAll()
    .execute();
}

export async function findOpenLink(
  handle: Database,
  which: { email: string; purpose: LoginCodePurpose; linkHash: string },
  now: Date,
): Promise<LoginCodeRow | null> {
  const row = await handle
    .selectFrom('login_codes')
    .selectAll()
    .where('link_hash', '=', which.linkHash)
    .where('email', '=', which.email)
    .where('purpose', '=', which.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return row ?? null;
}

/** Until when the last of the address's codes that have no attempt left would have been good; null: none is locked. */
export async function lockedUntil(
  handle: Database,
  which: { email: string; purpose: LoginCodePurpose; maxAttempts: number },
  now: Date,
): Promise<string | null> {
  const { until } = await handle
    .selectFrom('login_codes')
    .select((expression) => expression.fn.max<string | null>('expires_at').as('until'))
    .where('email', '=', which.email)
    .where('purpose', '=', which.purpose)
    .where('attempts', '>=', which.maxAttempts)
    .where('used_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirstOrThrow();
  return until;
}

/** The names with which one of these browsers signed this address up last, if it did since `since`. */
export async function namesOfSignUp(
  handle: Database,
  email: string,
  fingerprintHashes: string[],
  since: Date,
): Promise<SignUpNames | undefined> {
  return handle
    .selectFrom('login_codes')
    .select(['first_name', 'last_name', 'date_of_birth'])
    .where('email', '=', email)
    .where('first_name', '!=', '')
    .where('fingerprint_hash', 'in', fingerprintHashes)
    .where('expires_at', '>', toInstant(since))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes the code for the one who calls; false when somebody else has just taken it. */
export async function takeCode(handle: Database, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('login_codes')
    .set({ used_at: toInstant(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
