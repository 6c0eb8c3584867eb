import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

/** Deletes what ran out before an instant of its own: logins (refresh tokens go with them), codes, counters. */
export async function deleteExpired(
  handle: Database,
  before: Record<'login_sessions' | 'login_codes' | 'rate_limits', Instant>,
): Promise<void> {
  for (const table of ['login_sessions', 'login_codes', 'rate_limits'] as const) {
    await handle.deleteFrom(table).where('expires_at', '<', before[table]).execute();
  }
}
