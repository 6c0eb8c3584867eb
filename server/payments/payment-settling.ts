import type { Database } from '../db/connection.ts';
import type { PaymentOutcome, PaymentStatus } from '../generated/contract-rules.ts';
import { refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { PaymentNotification } from './payment-gateway.ts';
import { changePaymentStatus, findPayment, noteContradiction, noteEvent } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';
import type { PaymentSubjects } from './payment-subjects.ts';

/** Outcomes are final: after the payment was closed, only a success is still accepted. */
const settleableFrom: Record<PaymentOutcome, PaymentStatus[]> = {
  paid: ['pending', 'expired'],
  failed: ['pending'],
  cancelled: ['pending'],
};

/**
 * Settles a payment and its subject by its gateway's report, in one transaction. Refusal: 409 PAYMENT_SETTLED
 * for the opposite of what is already settled.
 * @param parts `now` returns an instant
 */
export async function settlePayment(
  { database, subjects, now }: { database: Database; subjects: PaymentSubjects; now: () => string },
  payment: PaymentRow,
  { outcome, eventId }: PaymentNotification,
): Promise<Outcome<null>> {
  const steps = await subjects.of(payment.purpose).prepare(payment.subject_id, payment.amount_cents);
  return database.transaction().execute(async (trx) => {
    await steps.lock(trx);
    if (eventId !== null && !(await noteEvent(trx, payment.gateway, eventId, now()))) return success(null);
    const from = settleableFrom[outcome];
    if (await changePaymentStatus(trx, payment.token, from, outcome, now())) {
      await steps.settle(trx, outcome);
      return success(null);
    }
    const current = await findPayment(trx, payment.token);
    if (current?.status === outcome || current?.status === 'expired') return success(null);
    if (outcome === 'paid' && (await noteContradiction(trx, payment.token, now())))
      await steps.alert(trx, 'contradiction');
    // Gateways that number notifications repeat refused ones for days, to no effect.
    if (eventId !== null) return success(null);
    return refused(409, refusalText('PAYMENT_SETTLED', { status: current?.status ?? 'gone' }));
  });
}
