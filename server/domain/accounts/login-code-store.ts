import { sql } from 'kysely';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { Tables } from '../../db/tables.ts';
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
  /** Of the browser that requested the code; null if unknown. */
  fingerprint_hash: string | null;
  expires_at: string;
}

/** The personal data given at sign-up. */
export type SignUpNames = Pick<LoginCodeRow, 'first_name' | 'last_name' | 'date_of_birth'>;

export async function insertLoginCode(handle: Database, code: NewLoginCode): Promise<void> {
  await handle.insertInto('login_codes').values(code).execute();
}

/** Selects the open codes of an address: not used, not replaced by a newer one, not expired. */
const areOpen =
  ({ email, purpose }: { email: string; purpose: LoginCodePurpose }, now: Date) =>
  ({ eb }: ExpressionBuilder<Tables, 'login_codes'>) =>
    eb.and([
      eb('email', '=', email),
      eb('purpose', '=', purpose),
      eb('used_at', 'is', null),
      eb('replaced_at', 'is', null),
      eb('expires_at', '>', toInstant(now)),
    ]);

/** The codes a guess applies to, and the browser in which it is made. */
export interface CodeGuess {
  email: string;
  purpose: LoginCodePurpose;
  /** Null if the browser is unknown; every code then counts as requested elsewhere. */
  fingerprintHash: string | null;
  /** For the browser that requested the code, and again for all others together. */
  maxAttempts: number;
}

/** Number of guesses counted for this browser. */
const attemptsIn = ({ fingerprintHash }: CodeGuess) =>
  sql<number>`case when fingerprint_hash = ${fingerprintHash ?? ''} then attempts else attempts_elsewhere end`;

/**
 * Charges one attempt of this browser to every open code of the address and returns those that had one left.
 * A single statement, so that concurrent guesses cannot share an attempt.
 */
export async function chargeAttempt(handle: Database, which: CodeGuess, now: Date): Promise<LoginCodeRow[]> {
  const own = which.fingerprintHash ?? '';
  return handle
    .updateTable('login_codes')
    .set({
      attempts: sql<number>`case when fingerprint_hash = ${own} then attempts + 1 else attempts end`,
      attempts_elsewhere: sql<number>`case when fingerprint_hash = ${own} then attempts_elsewhere else attempts_elsewhere + 1 end`,
    })
    .where(areOpen(which, now))
    .where(attemptsIn(which), '<', which.maxAttempts)
    .returningAll()
    .execute();
}

/** Ends the open codes that the same browser requested earlier. */
export async function replaceCodes(
  handle: Database,
  which: { email: string; purpose: LoginCodePurpose; fingerprintHash: string },
  now: Date,
): Promise<void> {
  await handle
    .updateTable('login_codes')
    .set({ replaced_at: toInstant(now) })
    .where(areOpen(which, now))
    .where('fingerprint_hash', '=', which.fingerprintHash)
    .execute();
}

/** Whether the code or link would still be valid had the same browser not requested a newer one. */
export async function isReplacedCode(
  handle: Database,
  which: { email: string; purpose: LoginCodePurpose; hash: string },
  now: Date,
): Promise<boolean> {
  const row = await handle
    .selectFrom('login_codes')
    .select('id')
    .where('email', '=', which.email)
    .where('purpose', '=', which.purpose)
    .where(({ or, eb }) => or([eb('code_hash', '=', which.hash), eb('link_hash', '=', which.hash)]))
    .where('replaced_at', 'is not', null)
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOpenLink(
  handle: Database,
  which: { email: string; purpose: LoginCodePurpose; hash: string },
  now: Date,
): Promise<LoginCodeRow | null> {
  const row = await handle
    .selectFrom('login_codes')
    .selectAll()
    .where(areOpen(which, now))
    .where('link_hash', '=', which.hash)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns when the last code of the address without attempts left in this browser expires; null if none is
 * locked.
 */
export async function findLockEnd(handle: Database, which: CodeGuess, now: Date): Promise<string | null> {
  const { until } = await handle
    .selectFrom('login_codes')
    .select((expression) => expression.fn.max<string | null>('expires_at').as('until'))
    .where(areOpen(which, now))
    .where(attemptsIn(which), '>=', which.maxAttempts)
    .executeTakeFirstOrThrow();
  return until;
}

/**
 * Returns the names given at the latest sign-up of this address in one of these browsers whose code expired
 * after `since`.
 */
export async function findSignUpNames(
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

/** Deletes every code of an address, used or not. */
export async function deleteCodes(handle: Database, email: string): Promise<void> {
  await handle.deleteFrom('login_codes').where('email', '=', email).execute();
}

/** Marks the code as used; false if it has already been used. */
export function takeCode(handle: Database, id: number, now: Date): Promise<boolean> {
  return changesRows(
    handle
      .updateTable('login_codes')
      .set({ used_at: toInstant(now) })
      .where('id', '=', id)
      .where('used_at', 'is', null),
  );
}
