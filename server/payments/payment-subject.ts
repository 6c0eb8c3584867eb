import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Locale, PaymentOutcome } from '../generated/contract-rules.ts';

/** `contradiction`: the gateway said `paid` after the payment had failed or been cancelled; `refundRefused`: it keeps it. */
export type PaymentAlert = 'contradiction' | 'refundRefused';

/** What happens inside the transaction that settles a payment. */
export interface SettlementSteps {
  /** Takes the locks that come before the payment's, so that all transactions take them in one order. */
  lock(trx: Transaction<Tables>): Promise<void>;
  settle(trx: Transaction<Tables>, outcome: PaymentOutcome): Promise<void>;
  /** Somebody must look. */
  alert(trx: Transaction<Tables>, reason: PaymentAlert): Promise<void>;
}

/** What payments of one purpose are made for; `subjectId` is the row's id. */
export interface PaymentSubject {
  /** What whoever pays reads. */
  localeOf(subjectId: number): Promise<Locale>;
  /** Reads, outside the transaction, what the steps need. @param amountCents what the payment is for */
  prepare(subjectId: number, amountCents: number): Promise<SettlementSteps>;
  /** Gives the subject up if its time is over. */
  expireIfDue(subjectId: number): Promise<void>;
  /** Those whose time is over and that are not given up yet. */
  overdue(): Promise<number[]>;
}
