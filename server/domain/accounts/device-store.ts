import type { Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { LoginSessionsTable } from '../../db/tables/accounts-tables.ts';

export type LoginRow = Selectable<LoginSessionsTable>;

/** Returns a user's open logins, most recently used first. */
export function listOpenLogins(handle: Database, userId: number, now: Date): Promise<LoginRow[]> {
  return handle
    .selectFrom('login_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', toInstant(now))
    .orderBy('rotated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Stores the User-Agent of a login if it has changed. */
export async function noteUserAgent(handle: Database, sessionId: number, userAgent: string): Promise<void> {
  await handle
    .updateTable('login_sessions')
    .set({ user_agent: userAgent })
    .where('id', '=', sessionId)
    .where((where) => where.or([where('user_agent', 'is', null), where('user_agent', '!=', userAgent)]))
    .execute();
}
