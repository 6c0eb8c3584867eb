import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

/** Deletes logins, codes and counters that ran out before `instant`; refresh tokens go with their login. */
export async function deleteExpired(handle: Database, instant: Instant): Promise<void> {
  for (const table of ['login_sessions', 'login_codes', 'rate_limits'] as const) {
    await handle.deleteFrom(table).where('expires_at', '<', instant).execute();
  }
}
