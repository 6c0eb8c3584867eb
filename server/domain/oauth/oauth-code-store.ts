import type { Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { OAuthCodesTable } from '../../db/tables/accounts-tables.ts';

export type OAuthCodeRow = Selectable<OAuthCodesTable>;

export async function insertCode(
  handle: Database,
  code: Omit<OAuthCodeRow, 'id' | 'used_at' | 'session_id'>,
): Promise<void> {
  await handle.insertInto('oauth_codes').values(code).execute();
}

/** Uses a code up; null if it does not exist, was already used or has expired. */
export async function takeCode(handle: Database, hash: string, now: Date): Promise<OAuthCodeRow | null> {
  const row = await handle
    .updateTable('oauth_codes')
    .set({ used_at: toInstant(now) })
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findCode(handle: Database, hash: string): Promise<OAuthCodeRow | null> {
  const row = await handle
    .selectFrom('oauth_codes')
    .selectAll()
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores which login a code opened, to end that login if the code is used again. */
export async function setOpenedSession(handle: Database, id: number, sessionId: number): Promise<void> {
  await handle.updateTable('oauth_codes').set({ session_id: sessionId }).where('id', '=', id).execute();
}

export async function deleteCodesBefore(handle: Database, before: Date): Promise<void> {
  await handle.deleteFrom('oauth_codes').where('expires_at', '<', toInstant(before)).execute();
}
