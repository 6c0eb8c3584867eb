import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { CreditKind } from '../../db/tables/accounts-tables.ts';

export interface CreditEntry {
  userId: number;
  /** Integer cents. */
  amountCents: number;
  kind: CreditKind;
  /** Unique within its kind, so that booking twice has no effect. */
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

/** Returns false if this kind and reference are already booked. */
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

/** Returns the entry of this kind and reference; undefined if there is none. */
export async function findCredit(
  handle: Database,
  { kind, reference }: Pick<CreditEntry, 'kind' | 'reference'>,
): Promise<CreditEntry | undefined> {
  return handle
    .selectFrom('credit_entries')
    .select(['user_id as userId', 'amount_cents as amountCents', 'kind', 'reference'])
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** Returns the credit (cents) reserved by the user's unpaid orders. */
export async function sumReservedCredit(handle: Database, userId: number): Promise<number> {
  const { reserved } = await handle
    .selectFrom('orders')
    .select((expression) => expression.fn.sum<number | null>('credit_cents').as('reserved'))
    .where('user_id', '=', userId)
    .where('status', '=', 'awaitingPayment')
    .executeTakeFirstOrThrow();
  return reserved ?? 0;
}
