import type { Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { LoginSessionsTable } from '../../db/tables/accounts-tables.ts';

export type LoginRow = Selectable<LoginSessionsTable>;

/** The logins of a user that are open, the one last used first. */
export function openLogins(handle: Database, userId: number, now: Date): Promise<LoginRow[]> {
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

/** Notes what the browser of a login says it is, where it says something new. */
export async function noteUserAgent(handle: Database, sessionId: number, userAgent: string): Promise<void> {
  await handle
    .updateTable('login_sessions')
    .set({ user_agent: userAgent })
    .where('id', '=', sessionId)
    .where((where) => where.or([where('user_agent', 'is', null), where('user_agent', '!=', userAgent)]))
    .execute();
}
