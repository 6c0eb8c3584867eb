import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { CreditKind } from '../../db/tables/accounts-tables.ts';

export interface CreditEntry {
  userId: number;
  /** Integer cents. */
  amountCents: number;
  kind: CreditKind;
  /** Unique within its kind, so that booking twice books once. */
  reference: string;
}

export async function sumCredit(handle: Database, userId: number): Promise<number> {
  const { balance } = await handle
    .selectFrom('credit_entries')
    .select((expression) => expression.fn.sum<number | null>('amount_cents').as('balance'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return balance ?? 0;
}

/** False when this kind and reference are booked already. */
export async function insertCredit(handle: Database, entry: CreditEntry, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('credit_entries')
    .values({
      user_id: entry.userId,
      amount_cents: entry.amountCents,
      kind: entry.kind,
      reference: entry.reference,
      created_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
