import type { Insertable, Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { PasskeyChallengesTable, PasskeysTable } from '../../db/tables/accounts-tables.ts';

export type PasskeyRow = Selectable<PasskeysTable>;
export type ChallengeRow = Selectable<PasskeyChallengesTable>;

/** Maximum number of open challenges per browser: one per tab, and some to spare. */
const OPEN_CHALLENGES = 10;

/** Stores a challenge and deletes the same browser's oldest ones beyond the maximum. */
export async function insertChallenge(
  handle: Database,
  challenge: Insertable<PasskeyChallengesTable>,
): Promise<void> {
  await handle.insertInto('passkey_challenges').values(challenge).execute();
  await handle
    .deleteFrom('passkey_challenges')
    .where('fingerprint_hash', '=', challenge.fingerprint_hash)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('passkey_challenges')
        .select('id')
        .where('fingerprint_hash', '=', challenge.fingerprint_hash)
        .orderBy('id', 'desc')
        .limit(OPEN_CHALLENGES),
    )
    .execute();
}

/** Uses a challenge up; null if it does not exist, was already used or has expired. */
export async function takeChallenge(handle: Database, hash: string, now: Date): Promise<ChallengeRow | null> {
  const row = await handle
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('expires_at', '>', toInstant(now))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Null if a passkey with this credential already exists. */
export async function insertPasskey(
  handle: Database,
  passkey: Insertable<PasskeysTable>,
): Promise<PasskeyRow | null> {
  const row = await handle
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a user's passkeys, newest first. */
export function listPasskeys(handle: Database, userId: number): Promise<PasskeyRow[]> {
  return handle
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findPasskey(handle: Database, credentialId: string): Promise<PasskeyRow | null> {
  const row = await handle
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Records the use of a passkey; false if it was removed or used elsewhere in the meantime. */
export function notePasskeyUse(
  handle: Database,
  { id, counter }: PasskeyRow,
  newCounter: string,
  now: Date,
): Promise<boolean> {
  return changesRows(
    handle
      .updateTable('passkeys')
      .set({ counter: newCounter, used_at: toInstant(now) })
      .where('id', '=', id)
      .where('counter', '=', counter),
  );
}

/** Null if the user has no such passkey. */
export async function renamePasskey(
  handle: Database,
  which: { userId: number; id: number },
  name: string,
): Promise<PasskeyRow | null> {
  const row = await handle
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', which.userId)
    .where('id', '=', which.id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** False if the user has no such passkey. */
export function deletePasskey(handle: Database, which: { userId: number; id: number }): Promise<boolean> {
  return changesRows(
    handle.deleteFrom('passkeys').where('user_id', '=', which.userId).where('id', '=', which.id),
  );
}
