import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

const expiring = [
  'login_sessions',
  'login_codes',
  'passkey_challenges',
  'rate_limits',
  'account_events',
] as const;

/** Deletes what ran out before an instant of its own: logins (refresh tokens go with them), codes, challenges, counters, what happened. */
export async function deleteExpired(
  handle: Database,
  before: Record<(typeof expiring)[number], Instant>,
): Promise<void> {
  for (const table of expiring) {
    await handle.deleteFrom(table).where('expires_at', '<', before[table]).execute();
  }
}
