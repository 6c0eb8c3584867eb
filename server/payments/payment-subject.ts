import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Locale, PaymentOutcome } from '../generated/contract-rules.ts';

/**
 * `contradiction`: the gateway reported `paid` after the payment had failed or been cancelled;
 * `refundRefused`: it refused the refund.
 */
export type PaymentAlert = 'contradiction' | 'refundRefused';

/** The steps inside the transaction that settles a payment. */
export interface SettlementSteps {
  /** Takes the locks that precede the payment's, so that all transactions lock in the same order. */
  lock(trx: Transaction<Tables>): Promise<void>;
  settle(trx: Transaction<Tables>, outcome: PaymentOutcome): Promise<void>;
  /** Alerts the shop that the payment needs attention. */
  alert(trx: Transaction<Tables>, reason: PaymentAlert): Promise<void>;
}

/** The subject of payments for one purpose; `subjectId` is the row's id. */
export interface PaymentSubject {
  /** Returns the payer's language. */
  localeOf(subjectId: number): Promise<Locale>;
  /** Reads what the steps need, outside the transaction. @param amountCents amount of the payment */
  prepare(subjectId: number, amountCents: number): Promise<SettlementSteps>;
  /** Expires the subject if its time is over. */
  expireIfDue(subjectId: number): Promise<void>;
  /** Returns the ids of subjects that are overdue and not expired yet. */
  overdue(): Promise<number[]>;
}
