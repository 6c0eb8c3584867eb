import { randomBytes } from 'node:crypto';
import { toInstant } from '../db/columns.ts';
import type { Database } from '../db/connection.ts';
import { notFound, refused, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PaymentOutcome, PaymentStatus } from '../generated/contract-rules.ts';
import { tryAll } from '../lib/try-all.ts';
import { told } from '../lib/refusal-text.ts';
import type { OfferedGateway, PaymentGateway, PaymentNotification } from './payment-gateway.ts';
import type { PaymentSubject } from './payment-subject.ts';
import type { PaymentPurpose } from '../db/tables/payment-tables.ts';
import {
  askedRefunds,
  changePaymentStatus,
  closeRefund,
  findPayment,
  findPaymentFor,
  insertPayment,
  markRefund,
  noteContradiction,
  noteEvent,
  setPaymentUrl,
} from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';
import { withPaymentToken } from './return-url.ts';
import { surchargeBasisPoints, surchargeOf } from './surcharges.ts';
import type { Surcharged, SurchargeSettings } from './surcharges.ts';

/** How a payment stands, and what it is for. */
export interface PaymentStanding {
  status: PaymentStatus;
  /** The random id that was given when it was made. */
  reference: string;
}

export interface NewPaymentInput {
  purpose: PaymentPurpose;
  subjectId: number;
  reference: string;
  label: string;
  /** Null only where nothing is left to pay. */
  gateway: string | null;
  amountCents: number;
  payToUserId: number;
  /** Without a token. */
  returnUrl: string;
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

/** A gateway may change its mind about nothing: only a success is heard after the payment was given up. */
const settleableFrom: Record<PaymentOutcome, PaymentStatus[]> = {
  paid: ['pending', 'expired'],
  failed: ['pending'],
  cancelled: ['pending'],
};

/** Where a shopper who does not want to pay comes back from the gateway; `token` may be a route's parameter. */
export const cancelPath = (token: string): string => `/api/v1/cognito/payment/cancel/${token}`;

const TOKEN_BYTES = 24;
const NO_GATEWAY = 'none';

/** Starts payments and settles them by what the gateways say, never by what a browser says (CHK-10). */
export class PaymentManager {
  readonly #input: PaymentManagerInput;
  readonly #subjects = new Map<PaymentPurpose, PaymentSubject>();

  constructor(input: PaymentManagerInput) {
    this.#input = input;
  }

  /** Makes `subject` the one that hears of payments for `purpose`. */
  serve(purpose: PaymentPurpose, subject: PaymentSubject): void {
    this.#subjects.set(purpose, subject);
  }

  /** The ways to pay, for the cart. */
  types(): OfferedGateway[] {
    return this.#offered().map(({ id, name }) => ({ id, name }));
  }

  /** The way to pay where nobody is asked which; null while no payments can be taken. */
  gatewayUnasked(): string | null {
    return this.#offered()[0]?.id ?? null;
  }

  /**
   * Records a payment, as part of the caller's transaction. `pending`: it is to be made, and `urlFor` starts it.
   * `paid`: nothing is left to pay and no gateway is asked, so the caller settles its subject at once (CHK-11).
   */
  async create(trx: Database, payment: NewPaymentInput): Promise<'pending' | 'paid'> {
    if (payment.amountCents === 0) {
      await this.#insert(trx, payment, { gateway: NO_GATEWAY, status: 'paid' });
      return 'paid';
    }
    if (payment.gateway === null) throw new Error(`nobody takes the payment of ${payment.label}`);
    await this.#insert(trx, payment, { gateway: payment.gateway, status: 'pending' });
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
    if (url === null) return refused(409, told('GATEWAY_UNREACHABLE'));
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

  /** Asks the gateway to call the payment off; false when it is decided, or being decided, already. */
  async withdraw(purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    const payment = await findPaymentFor(this.#input.database, purpose, subjectId);
    return !payment || this.#gatewayOf(payment.gateway).withdraw(payment.token);
  }

  /** Hears what the gateway has not said yet of a payment. Never rejects: what does not get through is reported by the sweep. */
  async catchUp(purpose: PaymentPurpose, subjectId: number): Promise<void> {
    const payment = await findPaymentFor(this.#input.database, purpose, subjectId);
    if (payment) await this.#catchUp(payment);
  }

  /** Wants a payment back, as part of the caller's transaction; false when there is none, or it is wanted already. */
  async askRefund(trx: Database, purpose: PaymentPurpose, subjectId: number): Promise<boolean> {
    const payment = await findPaymentFor(trx, purpose, subjectId);
    return (
      payment !== undefined && markRefund(trx, payment, payment.gateway === NO_GATEWAY ? 'made' : 'asked')
    );
  }

  /** Has paid back what is wanted back. Never rejects: what does not get through is asked again by the sweep. */
  async makeRefunds(): Promise<void> {
    await this.#makeAskedRefunds().catch(() => undefined);
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
    const gateway = this.#input.gateways.find((candidate) => candidate.id === gatewayId);
    if (!gateway) return notFound('GATEWAY_NOT_FOUND');
    const read = gateway.parseNotification(body, headers);
    if (!read.ok) return read;
    return read.value === null ? success(null) : this.hear(gatewayId, read.value);
  }

  /** The same of what is proven to come from the gateway. */
  async hear(gatewayId: string, notification: PaymentNotification): Promise<Outcome<null>> {
    const payment = await findPayment(this.#input.database, notification.token);
    if (!payment || payment.gateway !== gatewayId) return notFound('PAYMENT_NOT_FOUND');
    if (payment.amount_cents !== notification.amountCents) return refused(422, told('WRONG_AMOUNT'));
    const outcome = await this.#settle(payment, notification);
    await this.#input.mailer.dispatch();
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
    if (payment.status === 'pending' && (await this.#gatewayOf(gateway).withdraw(token)))
      await this.hear(gateway, { token, amountCents, outcome: 'cancelled', eventId: null });
    return withPaymentToken(payment.return_url, token);
  }

  /** How the payment behind a token stands, null for none; asking changes nothing that was not due anyway (APS-14). */
  async check(token: string): Promise<PaymentStanding | null> {
    const { database } = this.#input;
    const known = await findPayment(database, token);
    if (!known) return null;
    if (known.status === 'pending') {
      await this.#catchUp(known);
      await this.#subjects.get(known.purpose)?.expireIfDue(known.subject_id);
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
      ...[...this.#subjects.values()].map((subject) => () => expireOverdue(subject)),
      () => this.#makeAskedRefunds(),
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
    return this.#offered().map((gateway) => surchargeOf(settings, gateway.id, amountCents, creditCents));
  }

  /** The same for paying by card (APS-15). */
  async cardSurchargeOf(amountCents: number): Promise<Surcharged> {
    const settings = await this.#input.settings.business();
    const gateway = this.#offered().find((candidate) => candidate.takesCards);
    return surchargeOf(settings, gateway?.id ?? NO_GATEWAY, amountCents);
  }

  #catchUp({ gateway, token }: PaymentRow): Promise<void> {
    return this.#gatewayOf(gateway)
      .catchUp(token)
      .catch(() => undefined);
  }

  /** The URL of the gateway's page; null when the gateway did not answer, or not as it should. */
  async #start(payment: PaymentRow): Promise<string | null> {
    try {
      return await this.#gatewayOf(payment.gateway).start({
        token: payment.token,
        label: payment.label,
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

  async #makeAskedRefunds(): Promise<void> {
    const asked = await askedRefunds(this.#input.database);
    await tryAll(
      asked.map((payment) => () => this.#refund(payment)),
      'not all refunds could be made',
    );
  }

  async #refund({ token, gateway, amount_cents, purpose, subject_id }: PaymentRow): Promise<void> {
    const answer = await this.#gatewayOf(gateway).refund({ token, amountCents: amount_cents });
    const steps = await this.#subjectOf(purpose).prepare(subject_id, amount_cents);
    await this.#input.database.transaction().execute(async (trx) => {
      await steps.lock(trx);
      if ((await closeRefund(trx, token, answer)) && answer === 'refused')
        await steps.alert(trx, 'refundRefused');
    });
  }

  #subjectOf(purpose: PaymentPurpose): PaymentSubject {
    const subject = this.#subjects.get(purpose);
    if (!subject) throw new Error(`nobody serves payments for ${purpose}`);
    return subject;
  }

  #offered(): PaymentGateway[] {
    return this.#input.gateways.filter((gateway) => gateway.isOffered);
  }

  async #insert(
    trx: Database,
    payment: NewPaymentInput,
    state: { gateway: string; status: Extract<PaymentStatus, 'pending' | 'paid'> },
  ): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
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
      created_at: this.#now(),
      settled_at: settled ? this.#now() : null,
      contradicted_at: null,
      refund: null,
    });
  }

  async #settle(payment: PaymentRow, { outcome, eventId }: PaymentNotification): Promise<Outcome<null>> {
    const steps = await this.#subjectOf(payment.purpose).prepare(payment.subject_id, payment.amount_cents);
    return this.#input.database.transaction().execute(async (trx) => {
      await steps.lock(trx);
      if (eventId !== null && !(await noteEvent(trx, payment.gateway, eventId, this.#now())))
        return success(null);
      const from = settleableFrom[outcome];
      if (await changePaymentStatus(trx, payment.token, from, outcome, this.#now())) {
        await steps.settle(trx, outcome);
        return success(null);
      }
      const current = await findPayment(trx, payment.token);
      if (current?.status === outcome || current?.status === 'expired') return success(null);
      if (outcome === 'paid' && (await noteContradiction(trx, payment.token, this.#now())))
        await steps.alert(trx, 'contradiction');
      // Who numbers notifications repeats what is refused, for days; nothing more will come of it.
      if (eventId !== null) return success(null);
      return refused(409, told('PAYMENT_SETTLED', { status: current?.status ?? 'gone' }));
    });
  }

  #gatewayOf(id: string): PaymentGateway {
    const gateway = this.#input.gateways.find((candidate) => candidate.id === id);
    if (!gateway) throw new Error(`the gateway ${id} is not there any more`);
    return gateway;
  }

  #now(): string {
    return toInstant(this.#input.clock());
  }
}

const expireOverdue = async (subject: PaymentSubject): Promise<void> =>
  tryAll(
    (await subject.overdue()).map((id) => () => subject.expireIfDue(id)),
    'not all that is overdue could be given up',
  );
