import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/connection.ts';
import { changesRows } from '../db/rows.ts';
import type { PaymentPurpose, PaymentTables } from '../db/tables/payment-tables.ts';
import type { PaymentStatus, RefundState } from '../generated/contract-rules.ts';

export type PaymentRow = Selectable<PaymentTables['payments']>;
export type NewPayment = Insertable<PaymentTables['payments']>;

export async function insertPayment(db: Database, payment: NewPayment): Promise<void> {
  await db.insertInto('payments').values(payment).execute();
}

export function findPayment(db: Database, token: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Returns a subject's payment. */
export function findPaymentFor(
  db: Database,
  purpose: PaymentPurpose,
  subjectId: number,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
}

export async function setPaymentUrl(db: Database, token: string, url: string): Promise<void> {
  await db.updateTable('payments').set({ payment_url: url }).where('token', '=', token).execute();
}

/** Changes the status if it is one of `from`; false otherwise. */
export function changePaymentStatus(
  db: Database,
  token: string,
  from: PaymentStatus[],
  status: PaymentStatus,
  now: string,
): Promise<boolean> {
  return changesRows(
    db
      .updateTable('payments')
      .set({ status, settled_at: now })
      .where('token', '=', token)
      .where('status', 'in', from),
  );
}

/** Records the first contradiction; false for every later one. */
export function noteContradiction(db: Database, token: string, now: string): Promise<boolean> {
  return changesRows(
    db
      .updateTable('payments')
      .set({ contradicted_at: now })
      .where('token', '=', token)
      .where('contradicted_at', 'is', null),
  );
}

/**
 * Requests a refund of a payment that was made; false if it was not made, or a refund was already requested.
 */
export function markRefund(
  db: Database,
  payment: Pick<PaymentRow, 'token'>,
  state: RefundState,
): Promise<boolean> {
  return changesRows(
    db
      .updateTable('payments')
      .set({ refund: state })
      .where('token', '=', payment.token)
      .where('refund', 'is', null)
      .where(({ or, eb }) => or([eb('status', '=', 'paid'), eb('contradicted_at', 'is not', null)])),
  );
}

/** Returns the payments with requested refunds. */
export function listRequestedRefunds(db: Database): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('refund', '=', 'asked').orderBy('id').execute();
}

/** Records the result of a refund at the gateway; false if the refund is not in one of the `from` states. */
export function closeRefund(
  db: Database,
  token: string,
  state: Exclude<RefundState, 'asked'>,
  from: RefundState[],
): Promise<boolean> {
  return changesRows(
    db.updateTable('payments').set({ refund: state }).where('token', '=', token).where('refund', 'in', from),
  );
}

/** Records a gateway's notification by its id; false if it was already received. */
export async function noteEvent(
  db: Database,
  gateway: string,
  eventId: string,
  now: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ gateway, event_id: eventId, heard_at: now })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
