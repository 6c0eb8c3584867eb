import { toInstant } from '../db/columns.ts';
import type { Database } from '../db/connection.ts';
import { notFound, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentStatus } from '../generated/contract-rules.ts';
import { tryAll } from '../lib/try-all.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { Gateways, NO_GATEWAY } from './gateways.ts';
import { insertNewPayment } from './new-payment.ts';
import type { NewPaymentInput } from './new-payment.ts';
import type { OfferedGateway, PaymentGateway, PaymentNotification } from './payment-gateway.ts';
import { settlePayment } from './payment-settling.ts';
import type { PaymentSubject } from './payment-subject.ts';
import { PaymentSubjects } from './payment-subjects.ts';
import { Refunds } from './refunds.ts';
import type { PaymentPurpose } from '../db/tables/payment-tables.ts';
import { changePaymentStatus, findPayment, findPaymentFor, setPaymentUrl } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { withPaymentToken } from './return-url.ts';
import { surchargeBasisPoints, surchargeOf } from './surcharges.ts';
import type { Surcharged, SurchargeSettings } from './surcharges.ts';

/** A payment's status and subject. */
export interface CheckedPayment {
  status: PaymentStatus;
  /** The random id given when it was created. */
  reference: string;
}

interface PaymentManagerInput {
  database: Database;
  clock: () => Date;
  publicUrl: string;
  settings: { business(): Promise<SurchargeSettings> };
  mailer: Pick<Mailer, 'dispatch'>;
  gateways: PaymentGateway[];
  /** Receives problems with a gateway. */
  report(problem: string): void;
}

/** Returns the path to which a shopper returns from the gateway unpaid; `token` may be a route parameter. */
export const cancelPath = (token: string): string => `/api/v1/cognito/payment/cancel/${token}`;

/** Starts payments and settles them by the gateways' reports, never by what a browser says (CHK-10). */
export class PaymentManager {
  readonly #input: PaymentManagerInput;
  readonly #gateways: Gateways;
  readonly #subjects = new PaymentSubjects();
  readonly #refunds: Refunds;

  constructor(input: PaymentManagerInput) {
    this.#input = input;
    this.#gateways = new Gateways(input.gateways);
    this.#refunds = new Refunds({ ...input, gateways: this.#gateways, subjects: this.#subjects });
  }

  /** Registers `subject` as the handler of payments for `purpose`. */
  serve(purpose: PaymentPurpose, subject: PaymentSubject): void {
    this.#subjects.serve(purpose, subject);
  }

  /** Returns the payment types for the cart. */
  types(): OfferedGateway[] {
    return this.#gateways.offered().map(({ id, name }) => ({ id, name }));
  }

  /** Returns the default gateway; null while no payments are accepted. */
  defaultGateway(): string | null {
    return this.#gateways.offered()[0]?.id ?? null;
  }

  /**
   * Creates a payment in the caller's transaction: `pending`, to be started by `urlFor`, or `paid` where nothing is left to
   * pay and no gateway is involved (CHK-11).
   */
  async create(trx: Database, payment: NewPaymentInput): Promise<'pending' | 'paid'> {
    if (payment.amountCents === 0) {
      await insertNewPayment(trx, payment, { gateway: NO_GATEWAY, status: 'paid', now: this.#now() });
      return 'paid';
    }
    if (payment.gateway === null) throw new Error(`nobody takes the payment of ${payment.label}`);
    await insertNewPayment(trx, payment, { gateway: payment.gateway, status: 'pending', now: this.#now() });
    return 'pending';
  }

  /**
   * Returns the URL where the browser pays, always the same for the same subject (CHK-08). Refusal: 409
   * GATEWAY_UNREACHABLE; the payment stays pending, and calling again starts it.
   */
  async urlFor(purpose: PaymentPurpose, subjectId: number): Promise<Outcome<string>> {
    const { database } = this.#input;
    const payment = await findPaymentFor(database, purpose, subjectId);
    if (!payment) throw new Error(`no payment for ${purpose} ${subjectId}`);
    if (payment.payment_url !== null) return success(payment.payment_url);
    const url = await this.#start(payment);
    if (url === null) return refused(409, refusalText('GATEWAY_UNREACHABLE'));
    await setPaymentUrl(database, payment.token, url);
    return success(url);
  }

  /** Closes a payment in the caller's transaction; false if it is already settled. */
  async close(
    trx: Database,
    purpose: PaymentPurpose,
    subjectId: number,
    status: Extract<PaymentStatus, 'cancelled' | 'expired'>,
  ): Promise<boolean> {
    const payment = await findPaymentFor(trx, purpose, subjectId);
    if (!payment) return true;
    return changePaymentStatus(trx, payment.token, ['pending'], status, this.#now());
  }

  /** Withdraws the payment at its gateway; false if it is decided, being decided, or the gateway is gone. */
  async withdraw(purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    const payment = await findPaymentFor(this.#input.database, purpose, subjectId);
    return !payment || this.#gateways.withdraw(payment);
  }

  /** Fetches what the gateway has not reported yet about a payment. Never rejects; the sweep reports failures. */
  async fetchUpdates(purpose: PaymentPurpose, subjectId: number): Promise<void> {
    const payment = await findPaymentFor(this.#input.database, purpose, subjectId);
    if (payment) await this.#gateways.fetchUpdates(payment);
  }

  /** Requests a refund in the caller's transaction; false without a payment, or if already requested. */
  requestRefund(trx: Database, purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    return this.#refunds.request(trx, purpose, subjectId);
  }

  /** Makes a requested refund. Never rejects; the sweep retries failures. */
  async makeRefund(purpose: PaymentPurpose, subjectId: number): Promise<void> {
    await this.#refunds.makeOne(purpose, subjectId).catch(() => undefined);
    await this.#input.mailer.dispatch();
  }

  /**
   * Handles a gateway's notification. Repeating one changes nothing (APS-17). Refusals: those of `applyNotification`, 401
   * BAD_SIGNATURE, 404 GATEWAY_NOT_FOUND, 422 BAD_NOTIFICATION, WRONG_CURRENCY.
   */
  async receive(
    gatewayId: string,
    body: string,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<Outcome<null>> {
    const gateway = this.#gateways.find(gatewayId);
    if (!gateway) return notFound('GATEWAY_NOT_FOUND');
    const read = gateway.parseNotification(body, headers);
    if (!read.ok) return read;
    if (read.value === null) return success(null);
    if (!('failedRefundOf' in read.value)) return this.applyNotification(gatewayId, read.value);
    const recorded = await this.#refunds.recordFailure(gatewayId, read.value);
    await this.#input.mailer.dispatch();
    return recorded;
  }

  /** Handles a proven notification. Refusals: 404 PAYMENT_NOT_FOUND, 409 PAYMENT_SETTLED otherwise, 422 WRONG_AMOUNT. */
  async applyNotification(gatewayId: string, notification: PaymentNotification): Promise<Outcome<null>> {
    const payment = await findPayment(this.#input.database, notification.token);
    if (!payment || payment.gateway !== gatewayId) return notFound('PAYMENT_NOT_FOUND');
    if (payment.amount_cents !== notification.amountCents) return refused(422, refusalText('WRONG_AMOUNT'));
    const parts = { database: this.#input.database, subjects: this.#subjects, now: () => this.#now() };
    const outcome = await settlePayment(parts, payment, notification);
    await Promise.all([this.#gateways.settled(payment, outcome), this.#input.mailer.dispatch()]);
    return outcome;
  }

  /** Cancels an undecided payment for its shopper; returns the URL to return to, null for an unknown token. */
  async cancel(token: string): Promise<string | null> {
    const payment = await findPayment(this.#input.database, token);
    if (!payment) return null;
    const { gateway, amount_cents: amountCents } = payment;
    if (payment.status === 'pending' && (await this.#gateways.withdraw(payment)))
      await this.applyNotification(gateway, { token, amountCents, outcome: 'cancelled', eventId: null });
    return withPaymentToken(payment.return_url, token);
  }

  /** Returns the status of the payment with this token, null if there is none; changes only what was due (APS-14). */
  async check(token: string): Promise<CheckedPayment | null> {
    const { database } = this.#input;
    const known = await findPayment(database, token);
    if (!known) return null;
    // An expired payment's page stays open for a while.
    if (known.status === 'pending' || known.status === 'expired') {
      await this.#gateways.fetchUpdates(known);
      await this.#subjects.find(known.purpose)?.expireIfDue(known.subject_id);
    }
    const { status, reference } = (await findPayment(database, token)) ?? known;
    return { status, reference };
  }

  /**
   * Fetches what gateways have not reported yet, then expires what was not paid in time. Several processes may run it at
   * once. Rejects at the end with everything that failed.
   */
  async sweep(): Promise<void> {
    const steps = [
      ...this.#gateways.all.map((gateway) => () => gateway.fetchUpdates()),
      ...this.#subjects.expirySteps(),
      () => this.#refunds.makeAll(),
      () => this.#input.mailer.dispatch(),
    ];
    await tryAll(steps, 'not all payments could be swept');
  }

  /** Returns the surcharge of this gateway in hundredths of a per cent (A20); 0 if no gateway is needed. */
  async surchargeBasisPoints(gateway: string | null): Promise<number> {
    return surchargeBasisPoints(await this.#input.settings.business(), gateway);
  }

  /** Returns each gateway's surcharge on this amount, part of which credit may pay already (APS-15). */
  async surchargesOf(amountCents: number, creditCents = 0): Promise<Surcharged[]> {
    const settings = await this.#input.settings.business();
    return this.#gateways
      .offered()
      .map((gateway) => surchargeOf(settings, gateway.id, amountCents, creditCents));
  }

  /** Returns the surcharge for paying by card (APS-15). */
  async cardSurchargeOf(amountCents: number): Promise<Surcharged> {
    const settings = await this.#input.settings.business();
    const gateway = this.#gateways.offered().find((candidate) => candidate.takesCards);
    return surchargeOf(settings, gateway?.id ?? NO_GATEWAY, amountCents);
  }

  /** Returns the URL of the gateway's page; null if the gateway did not respond or its response was invalid. */
  async #start(payment: PaymentRow): Promise<string | null> {
    try {
      return await this.#gateways.of(payment.gateway).start({
        token: payment.token,
        label: payment.label,
        locale: await this.#subjects.of(payment.purpose).localeOf(payment.subject_id),
        amountCents: payment.amount_cents,
        payToUserId: payment.payment_to_user_id,
        returnUrl: withPaymentToken(payment.return_url, payment.token),
        cancelUrl: `${this.#input.publicUrl}${cancelPath(payment.token)}`,
      });
    } catch (error) {
      this.#input.report(`${payment.label} could not be begun at ${payment.gateway}: ${String(error)}`);
      return null;
    }
  }

  #now(): string {
    return toInstant(this.#input.clock());
  }
}
