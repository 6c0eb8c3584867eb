import type { PaymentPurpose } from '../db/tables/payment-tables.ts';
import { tryAll } from '../lib/try-all.ts';
import type { PaymentSubject } from './payment-subject.ts';

/** Who hears of payments, by what they are for. */
export class PaymentSubjects {
  readonly #subjects = new Map<PaymentPurpose, PaymentSubject>();

  /** Makes `subject` the one that hears of payments for `purpose`. */
  serve(purpose: PaymentPurpose, subject: PaymentSubject): void {
    this.#subjects.set(purpose, subject);
  }

  /** Null where nobody hears of them. */
  find(purpose: PaymentPurpose): PaymentSubject | null {
    return this.#subjects.get(purpose) ?? null;
  }

  /** @throws Error where nobody hears of payments for `purpose` */
  of(purpose: PaymentPurpose): PaymentSubject {
    const subject = this.find(purpose);
    if (!subject) throw new Error(`nobody serves payments for ${purpose}`);
    return subject;
  }

  /** Gives up for each subject what nobody has paid for in time: one step each, to be tried by itself. */
  expirySteps(): (() => Promise<void>)[] {
    return [...this.#subjects.values()].map((subject) => () => expireOverdue(subject));
  }
}

const expireOverdue = async (subject: PaymentSubject): Promise<void> =>
  tryAll(
    (await subject.overdue()).map((id) => () => subject.expireIfDue(id)),
    'not all that is overdue could be given up',
  );
