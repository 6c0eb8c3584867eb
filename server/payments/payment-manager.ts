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

/** How a payment stands, and what it is for. */
export interface CheckedPayment {
  status: PaymentStatus;
  /** The random id that was given when it was made. */
  reference: string;
}

interface PaymentManagerInput {
  database: Database;
  clock: () => Date;
  publicUrl: string;
  settings: { business(): Promise<SurchargeSettings> };
  mailer: Pick<Mailer, 'dispatch'>;
  gateways: PaymentGateway[];
  /** Hears what a gateway did wrong. */
  report(problem: string): void;
}

/** Where a shopper who does not want to pay comes back from the gateway; `token` may be a route's parameter. */
export const cancelPath = (token: string): string => `/api/v1/cognito/payment/cancel/${token}`;

/** Starts payments and settles them by what the gateways say, never by what a browser says (CHK-10). */
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

  /** Makes `subject` the one that hears of payments for `purpose`. */
  serve(purpose: PaymentPurpose, subject: PaymentSubject): void {
    this.#subjects.serve(purpose, subject);
  }

  /** The ways to pay, for the cart. */
  types(): OfferedGateway[] {
    return this.#gateways.offered().map(({ id, name }) => ({ id, name }));
  }

  /** The way to pay where nobody is asked which; null while no payments can be taken. */
  gatewayUnasked(): string | null {
    return this.#gateways.offered()[0]?.id ?? null;
  }

  /**
   * Records a payment, as part of the caller's transaction. `pending`: it is to be made, and `urlFor` starts it.
   * `paid`: nothing is left to pay and no gateway is asked, so the caller settles its subject at once (CHK-11).
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
   * Where the browser goes to pay: always the same URL for the same subject (CHK-08). Refusal: 409
   * GATEWAY_UNREACHABLE; the payment waits, and asking again starts it.
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

  /** Gives a payment up, as part of the caller's transaction; false when it is settled already. */
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

  /** Asks the gateway to call the payment off; false when it is decided, or being decided, already, or the gateway is gone. */
  async withdraw(purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    const payment = await findPaymentFor(this.#input.database, purpose, subjectId);
    return !payment || this.#gateways.withdraw(payment);
  }

  /** Hears what the gateway has not said yet of a payment. Never rejects: what does not get through is reported by the sweep. */
  async catchUp(purpose: PaymentPurpose, subjectId: number): Promise<void> {
    const payment = await findPaymentFor(this.#input.database, purpose, subjectId);
    if (payment) await this.#gateways.catchUp(payment);
  }

  /** Wants a payment back, as part of the caller's transaction; false when there is none, or it is wanted already. */
  askRefund(trx: Database, purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    return this.#refunds.ask(trx, purpose, subjectId);
  }

  /** Has paid back what is wanted back. Never rejects: what does not get through is asked again by the sweep. */
  async makeRefunds(): Promise<void> {
    await this.#refunds.make().catch(() => undefined);
    await this.#input.mailer.dispatch();
  }

  /**
   * Hears what a gateway says. The same said twice changes nothing; the opposite of what is settled, a wrong
   * amount, an unknown payment or a bad signature is refused (APS-17).
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
    if (!('failedRefundOf' in read.value)) return this.hear(gatewayId, read.value);
    const heard = await this.#refunds.hearFailure(gatewayId, read.value);
    await this.#input.mailer.dispatch();
    return heard;
  }

  /** The same of what is proven to come from the gateway. */
  async hear(gatewayId: string, notification: PaymentNotification): Promise<Outcome<null>> {
    const payment = await findPayment(this.#input.database, notification.token);
    if (!payment || payment.gateway !== gatewayId) return notFound('PAYMENT_NOT_FOUND');
    if (payment.amount_cents !== notification.amountCents) return refused(422, refusalText('WRONG_AMOUNT'));
    const parts = { database: this.#input.database, subjects: this.#subjects, now: () => this.#now() };
    const outcome = await settlePayment(parts, payment, notification);
    await Promise.all([this.#gateways.settled(payment, outcome), this.#input.mailer.dispatch()]);
    return outcome;
  }

  /**
   * Cancels a payment that its shopper does not want to make after all, and answers where the browser goes back to; null
   * for an unknown token. What is decided, or being decided, stays as it is.
   */
  async cancel(token: string): Promise<string | null> {
    const payment = await findPayment(this.#input.database, token);
    if (!payment) return null;
    const { gateway, amount_cents: amountCents } = payment;
    if (payment.status === 'pending' && (await this.#gateways.withdraw(payment)))
      await this.hear(gateway, { token, amountCents, outcome: 'cancelled', eventId: null });
    return withPaymentToken(payment.return_url, token);
  }

  /** How the payment behind a token stands, null for none; asking changes nothing that was not due anyway (APS-14). */
  async check(token: string): Promise<CheckedPayment | null> {
    const { database } = this.#input;
    const known = await findPayment(database, token);
    if (!known) return null;
    if (known.status === 'pending') {
      await this.#gateways.catchUp(known);
      await this.#subjects.find(known.purpose)?.expireIfDue(known.subject_id);
    }
    const { status, reference } = (await findPayment(database, token)) ?? known;
    return { status, reference };
  }

  /**
   * Hears what gateways have not said yet, then gives up what nobody paid for in time. May run in any number of
   * processes at once: every step is a conditional update. Rejects at the end with all that went wrong.
   */
  async sweep(): Promise<void> {
    const { gateways, mailer } = this.#input;
    const steps = [
      ...gateways.map((gateway) => () => gateway.catchUp()),
      ...this.#subjects.expirySteps(),
      () => this.#refunds.make(),
      () => mailer.dispatch(),
    ];
    await tryAll(steps, 'not all payments could be swept');
  }

  /** What paying by this gateway costs on top, in hundredths of a per cent (A20); 0 where none is needed. */
  async surchargeBasisPoints(gateway: string | null): Promise<number> {
    return surchargeBasisPoints(await this.#input.settings.business(), gateway);
  }

  /** For each gateway what paying this amount costs on top, when credit pays some of it already (APS-15). */
  async surchargesOf(amountCents: number, creditCents = 0): Promise<Surcharged[]> {
    const settings = await this.#input.settings.business();
    return this.#gateways
      .offered()
      .map((gateway) => surchargeOf(settings, gateway.id, amountCents, creditCents));
  }

  /** The same for paying by card (APS-15). */
  async cardSurchargeOf(amountCents: number): Promise<Surcharged> {
    const settings = await this.#input.settings.business();
    const gateway = this.#gateways.offered().find((candidate) => candidate.takesCards);
    return surchargeOf(settings, gateway?.id ?? NO_GATEWAY, amountCents);
  }

  /** The URL of the gateway's page; null when the gateway did not answer, or not as it should. */
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
