import type { Database } from '../db/connection.ts';
import type { PaymentPurpose } from '../db/tables/payment-tables.ts';
import type { PaymentStatus } from '../generated/contract-rules.ts';
import { insertPayment } from './payment-store.ts';
import { withPaymentToken } from './return-url.ts';
import { randomToken } from '../lib/random-token.ts';

export interface NewPaymentInput {
  purpose: PaymentPurpose;
  subjectId: number;
  reference: string;
  label: string;
  /** Null only if nothing is left to pay. */
  gateway: string | null;
  amountCents: number;
  payToUserId: number;
  /** Without a token. */
  returnUrl: string;
}

const TOKEN_BITS = 192;

/** Inserts a payment; `now` is an instant. */
export async function insertNewPayment(
  trx: Database,
  payment: NewPaymentInput,
  state: { gateway: string; status: Extract<PaymentStatus, 'pending' | 'paid'>; now: string },
): Promise<void> {
  const token = randomToken(TOKEN_BITS);
  const settled = state.status === 'paid';
  await insertPayment(trx, {
    token,
    purpose: payment.purpose,
    subject_id: payment.subjectId,
    reference: payment.reference,
    label: payment.label,
    gateway: state.gateway,
    amount_cents: payment.amountCents,
    payment_to_user_id: payment.payToUserId,
    return_url: payment.returnUrl,
    payment_url: settled ? withPaymentToken(payment.returnUrl, token) : null,
    status: state.status,
    created_at: state.now,
    settled_at: settled ? state.now : null,
    contradicted_at: null,
    refund: null,
  });
}
