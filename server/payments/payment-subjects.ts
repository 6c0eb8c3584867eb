import type { PaymentPurpose } from '../db/tables/payment-tables.ts';
import { tryAll } from '../lib/try-all.ts';
import type { PaymentSubject } from './payment-subject.ts';

/** The handlers of payments, by purpose. */
export class PaymentSubjects {
  readonly #subjects = new Map<PaymentPurpose, PaymentSubject>();

  /** Registers `subject` as the handler of payments for `purpose`. */
  serve(purpose: PaymentPurpose, subject: PaymentSubject): void {
    this.#subjects.set(purpose, subject);
  }

  /** Null if there is no handler. */
  find(purpose: PaymentPurpose): PaymentSubject | null {
    return this.#subjects.get(purpose) ?? null;
  }

  /** @throws Error if there is no handler for `purpose` */
  of(purpose: PaymentPurpose): PaymentSubject {
    const subject = this.find(purpose);
    if (!subject) throw new Error(`nobody serves payments for ${purpose}`);
    return subject;
  }

  /** Returns one step per subject that expires what was not paid in time; each may fail on its own. */
  expirySteps(): (() => Promise<void>)[] {
    return [...this.#subjects.values()].map((subject) => () => expireOverdue(subject));
  }
}

const expireOverdue = async (subject: PaymentSubject): Promise<void> =>
  tryAll(
    (await subject.overdue()).map((id) => () => subject.expireIfDue(id)),
    'not all that is overdue could be given up',
  );
