import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

const expiring = [
  'login_sessions',
  'login_codes',
  'passkey_challenges',
  'rate_limits',
  'account_events',
] as const;

/**
 * Deletes the rows of each table that expired before the instant given for it. Refresh tokens are deleted
 * with their login.
 */
export async function deleteExpired(
  handle: Database,
  before: Record<(typeof expiring)[number], Instant>,
): Promise<void> {
  for (const table of expiring) {
    await handle.deleteFrom(table).where('expires_at', '<', before[table]).execute();
  }
}
