import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { PaymentTables, SandboxOutcome } from '../../db/tables/payment-tables.ts';

export type SandboxPaymentRow = Selectable<PaymentTables['sandbox_payments']>;

export async function insertSandboxPayment(
  db: Database,
  payment: Pick<SandboxPaymentRow, 'token' | 'label' | 'amount_cents' | 'return_url'>,
): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values({ ...payment, outcome: null, settle_at: null, notified_at: null, refunded_at: null })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
}

export function findSandboxPayment(db: Database, token: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Stores the shopper's decision; false if there already is one. */
export function decideSandboxPayment(
  db: Database,
  token: string,
  outcome: SandboxOutcome,
  settleAt: string | null,
): Promise<boolean> {
  return changesRows(
    db
      .updateTable('sandbox_payments')
      .set({ outcome, settle_at: settleAt })
      .where('token', '=', token)
      .where('outcome', 'is', null),
  );
}

/** Returns the decided payments due to be reported to the shop, of one token or all. */
export function listDueSandboxPayments(
  db: Database,
  now: string,
  token: string | undefined,
): Promise<SandboxPaymentRow[]> {
  const due = db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('notified_at', 'is', null)
    .where('settle_at', '<=', now)
    .orderBy('settle_at');
  return (token === undefined ? due : due.where('token', '=', token)).execute();
}

export async function markNotified(db: Database, token: string, now: string): Promise<void> {
  await db.updateTable('sandbox_payments').set({ notified_at: now }).where('token', '=', token).execute();
}

/** Refunds what was paid, once; false if nothing was paid. */
export async function refundSandboxPayment(db: Database, token: string, now: string): Promise<boolean> {
  await db
    .updateTable('sandbox_payments')
    .set({ refunded_at: now })
    .where('token', '=', token)
    .where('outcome', '=', 'paid')
    .where('refunded_at', 'is', null)
    .execute();
  const payment = await findSandboxPayment(db, token);
  return payment?.outcome === 'paid';
}
