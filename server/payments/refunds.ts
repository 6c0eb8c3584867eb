import type { Database } from '../db/connection.ts';
import type { PaymentPurpose } from '../db/tables/payment-tables.ts';
import type { RefundState } from '../generated/contract-rules.ts';
import { notFound, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { tryAll } from '../lib/try-all.ts';
import { NO_GATEWAY } from './gateways.ts';
import type { Gateways } from './gateways.ts';
import {
  listRequestedRefunds,
  closeRefund,
  findPayment,
  findPaymentFor,
  markRefund,
} from './payment-store.ts';
import type { RefundFailure } from './payment-gateway.ts';
import type { PaymentRow } from './payment-store.ts';
import type { PaymentSubjects } from './payment-subjects.ts';

interface RefundsInput {
  database: Database;
  gateways: Gateways;
  subjects: PaymentSubjects;
}

/** Refunds payments through the gateways that took them. */
export class Refunds {
  readonly #input: RefundsInput;

  constructor(input: RefundsInput) {
    this.#input = input;
  }

  /**
   * Requests a refund in the caller's transaction; false if there is no payment, or a refund was already
   * requested.
   */
  async request(trx: Database, purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    const payment = await findPaymentFor(trx, purpose, subjectId);
    return (
      payment !== undefined && markRefund(trx, payment, payment.gateway === NO_GATEWAY ? 'made' : 'asked')
    );
  }

  /** Makes a requested refund, so that who requested it waits for no other; rejects if that fails. */
  async makeOne(purpose: PaymentPurpose, subjectId: number): Promise<void> {
    const payment = await findPaymentFor(this.#input.database, purpose, subjectId);
    if (payment?.refund === 'asked') await this.#refund(payment);
  }

  /** Makes all requested refunds; rejects at the end with everything that failed. */
  async makeAll(): Promise<void> {
    const requested = await listRequestedRefunds(this.#input.database);
    await tryAll(
      requested.map((payment) => () => this.#refund(payment)),
      'not all refunds could be made',
    );
  }

  /**
   * Records that a refund failed after all, perhaps before it was reported as made. Refusal: 404
   * PAYMENT_NOT_FOUND.
   */
  async recordFailure(gatewayId: string, { failedRefundOf }: RefundFailure): Promise<Outcome<null>> {
    const payment = await findPayment(this.#input.database, failedRefundOf);
    if (payment?.gateway !== gatewayId) return notFound('PAYMENT_NOT_FOUND');
    await this.#close(payment, 'refused', ['asked', 'made']);
    return success(null);
  }

  async #refund(payment: PaymentRow): Promise<void> {
    const { token, gateway, amount_cents: amountCents } = payment;
    // A gateway that no longer exists can never refund.
    const result = (await this.#input.gateways.find(gateway)?.refund({ token, amountCents })) ?? 'refused';
    await this.#close(payment, result, ['asked']);
  }

  async #close(
    { token, amount_cents, purpose, subject_id }: PaymentRow,
    result: 'made' | 'refused',
    from: RefundState[],
  ): Promise<void> {
    const steps = await this.#input.subjects.of(purpose).prepare(subject_id, amount_cents);
    await this.#input.database.transaction().execute(async (trx) => {
      await steps.lock(trx);
      if ((await closeRefund(trx, token, result, from)) && result === 'refused')
        await steps.alert(trx, 'refundRefused');
    });
  }
}
