import { soldStates } from '../../../src/rules/order-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import { fromFlag } from '../../db/columns.ts';
import type { OrderStatus } from '../../generated/contract-rules.ts';
import { normalizedCode } from './promotion-rules.ts';
import type { CustomerUses, Promotion } from './promotion-rules.ts';

/** Returns the promotion with this code as typed; null if there is none. */
export async function findPromotion(db: Database, typedCode: string): Promise<Promotion | null> {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .where('code', '=', normalizedCode(typedCode))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimumCents: row.minimum_cents,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    usedCount: row.used_count,
    enabled: fromFlag(row.enabled),
  };
}

/** Counts one use; false if another order has taken the last one. */
export function countUse(db: Database, promotionId: number): Promise<boolean> {
  return changesRows(
    db
      .updateTable('promotions')
      .set({ used_count: sql<number>`used_count + 1` })
      .where('id', '=', promotionId)
      .where((where) =>
        where.or([where('max_uses', 'is', null), where('used_count', '<', where.ref('max_uses'))]),
      ),
  );
}

/**
 * Counts a use promised earlier and released since, even beyond the limit: one use for each order that is not
 * dead.
 */
export async function countPromisedUse(db: Database, promotionId: number): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ used_count: sql<number>`used_count + 1` })
    .where('id', '=', promotionId)
    .execute();
}

/** Releases a use when its order fails. */
export async function releasePromotionUse(db: Database, promotionId: number): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ used_count: sql<number>`used_count - 1` })
    .where('id', '=', promotionId)
    .where('used_count', '>', 0)
    .execute();
}

/** Returns how often the user's orders that are not dead have used a promotion. */
export async function countPromotionUses(
  db: Database,
  userId: number,
  promotionId: number,
): Promise<CustomerUses> {
  const rows = await db
    .selectFrom('orders')
    .select(['status', (row) => row.fn.countAll<number>().as('uses')])
    .where('user_id', '=', userId)
    .where('promotion_id', '=', promotionId)
    .groupBy('status')
    .execute();
  const usesOf = (statuses: readonly OrderStatus[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { uses }) => sum + uses, 0);
  return { paid: usesOf([...soldStates, 'onHold']), unpaid: usesOf(['awaitingPayment']) };
}
