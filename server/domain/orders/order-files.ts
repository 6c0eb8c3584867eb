import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { fromJson, toInstant } from '../../db/columns.ts';
import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { LATE_PAYMENT_WINDOW_MS } from '../../payments/late-payment.ts';
import { lockUser } from '../accounts/user-store.ts';
import type { OrderFiles } from '../addon-files/addon-file-manager.ts';
import { markOrdered, listOrderedFiles } from '../addon-files/addon-file-store.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import { deadStates, isDead } from './order-status.ts';
import { listOrderedLines, listUsersWithFiles } from './order-files-store.ts';
import type { OrderedLine } from './order-files-store.ts';

/** How long (ms) sweeps may fail to run without leaving files behind. */
const MISSED_MS = 30 * DAY_MS;

/**
 * Whether an order will never be made. `payableSince`: expired orders created after this instant may still be paid.
 */
const isOver = ({ status, paid_at, created_at }: OrderedLine, payableSince: Instant): boolean =>
  paid_at === null && isDead[status] && (status !== 'expired' || created_at <= payableSince);

const filesIn = (lines: OrderedLine[] = []): string[] =>
  lines.flatMap(({ addons }) => fileIdsOf(fromJson<CanonicalAddon[]>(addons)));

/** Returns a user's files ordered only in orders that will never be made. */
async function unneededFiles(handle: Database, userId: number, payableSince: Instant): Promise<string[]> {
  const { over, others } = Object.groupBy(await listOrderedLines(handle, userId), (line) =>
    isOver(line, payableSince) ? 'over' : 'others',
  );
  const [unneeded, needed] = [filesIn(over), filesIn(others)];
  const ordered = await listOrderedFiles(handle, userId);
  return ordered.filter((id) => unneeded.includes(id) && !needed.includes(id));
}

/** Implements what the files need from the orders. */
export const orderFiles = (database: Database): OrderFiles => ({
  async releaseFiles(now) {
    const ago = (ms: number) => toInstant(new Date(now.getTime() - ms));
    const payableSince = ago(LATE_PAYMENT_WINDOW_MS);
    const since = ago(LATE_PAYMENT_WINDOW_MS + MISSED_MS);
    for (const userId of await listUsersWithFiles(database, deadStates, since)) {
      if ((await unneededFiles(database, userId, payableSince)).length === 0) continue;
      await database.transaction().execute(async (trx) => {
        // Placing an order locks the user too, so files ordered in the meantime are seen and stay ordered.
        if (await lockUser(trx, userId))
          await markOrdered(trx, await unneededFiles(trx, userId, payableSince), false);
      });
    }
  },
});
