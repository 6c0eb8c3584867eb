import type { Generated } from 'kysely';
import type { PaymentOutcome, PaymentStatus, RefundState } from '../../generated/contract-rules.ts';
import type { Instant } from '../columns.ts';

/** `withdrawn`: the shop has withdrawn it and is not notified. */
export type SandboxOutcome = PaymentOutcome | 'withdrawn';

/** The kinds of payment subjects; each has a handler notified of the outcome. */
export type PaymentPurpose = 'order' | 'voucher' | 'form';

interface PaymentsTable {
  id: Generated<number>;
  /** Random; the `payum_token` of the return URL. */
  token: string;
  purpose: PaymentPurpose;
  subject_id: number;
  /** Random id of the subject, for the shopper. */
  reference: string;
  /** Its name on the payment page, e.g. `Order 1007`. */
  label: string;
  gateway: string;
  amount_cents: number;
  /** The user who receives the money (GEN-16). */
  payment_to_user_id: number;
  return_url: string;
  /** The payment page's URL; null until the gateway has been asked. */
  payment_url: string | null;
  status: PaymentStatus;
  created_at: Instant;
  settled_at: Instant | null;
  /** When the gateway first reported the opposite of what had been settled. */
  contradicted_at: Instant | null;
  /** Null until a refund is requested. */
  refund: RefundState | null;
}

interface SandboxPaymentsTable {
  token: string;
  label: string;
  amount_cents: number;
  return_url: string;
  /** Null until the shopper has decided. */
  outcome: SandboxOutcome | null;
  /** When the shop is to be notified. */
  settle_at: Instant | null;
  notified_at: Instant | null;
  refunded_at: Instant | null;
}

/** Received notifications, by their gateways' ids. */
interface PaymentEventsTable {
  gateway: string;
  event_id: string;
  heard_at: Instant;
}

/** Stripe's ids of our payments. */
interface StripeSessionsTable {
  /** The payment's token. */
  token: string;
  /** Id of the hosted page; null until Stripe has responded. */
  session_id: string | null;
  created_at: Instant;
  /** When the page closes automatically. */
  expires_at: Instant;
  /** When Stripe was last asked for its state. */
  asked_at: Instant;
  /** When the shop learned the outcome; Stripe is not asked again after that. */
  closed_at: Instant | null;
  /** When the shop withdrew it. */
  withdrawn_at: Instant | null;
}

export interface PaymentTables {
  payment_events: PaymentEventsTable;
  stripe_sessions: StripeSessionsTable;
  payments: PaymentsTable;
  sandbox_payments: SandboxPaymentsTable;
}
