import type { Generated } from 'kysely';
import type { PaymentOutcome, PaymentStatus, RefundState } from '../../generated/contract-rules.ts';
import type { Instant } from '../columns.ts';

/** `withdrawn`: the shop has called it off, and is told nothing. */
export type SandboxOutcome = PaymentOutcome | 'withdrawn';

/** What is paid for; each has an owner who is told of the outcome. */
export type PaymentPurpose = 'order' | 'voucher' | 'form';

interface PaymentsTable {
  id: Generated<number>;
  /** Random: the `payum_token` of the return URL. */
  token: string;
  purpose: PaymentPurpose;
  subject_id: number;
  /** Random id of the subject, for the shopper. */
  reference: string;
  /** What the payment page calls it, e.g. `Order 1007`. */
  label: string;
  gateway: string;
  amount_cents: number;
  /** Who receives the money (GEN-16). */
  payment_to_user_id: number;
  return_url: string;
  /** Where the browser pays; null until the gateway has been asked. */
  payment_url: string | null;
  status: PaymentStatus;
  created_at: Instant;
  settled_at: Instant | null;
  /** When the gateway first said the opposite of what had been settled. */
  contradicted_at: Instant | null;
  /** Null until somebody wants it paid back. */
  refund: RefundState | null;
}

interface SandboxPaymentsTable {
  token: string;
  label: string;
  amount_cents: number;
  return_url: string;
  /** Null until the shopper has decided. */
  outcome: SandboxOutcome | null;
  /** When the shop is to be told. */
  settle_at: Instant | null;
  notified_at: Instant | null;
  refunded_at: Instant | null;
}

/** Notifications that were heard, by the numbers that their gateways gave them. */
interface PaymentEventsTable {
  gateway: string;
  event_id: string;
  heard_at: Instant;
}

/** What Stripe calls our payments. */
interface StripeSessionsTable {
  /** The payment's. */
  token: string;
  /** Of the hosted page; null until Stripe has answered. */
  session_id: string | null;
  created_at: Instant;
  /** When the page closes by itself. */
  expires_at: Instant;
  /** When Stripe was last asked how it stands. */
  asked_at: Instant;
  /** When the shop has heard what it came to; it is not asked about again. */
  closed_at: Instant | null;
  /** When the shop called it off. */
  withdrawn_at: Instant | null;
}

export interface PaymentTables {
  payment_events: PaymentEventsTable;
  stripe_sessions: StripeSessionsTable;
  payments: PaymentsTable;
  sandbox_payments: SandboxPaymentsTable;
}
