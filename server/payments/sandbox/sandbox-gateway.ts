import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { PaymentGateway, PaymentNotification, PaymentRequest } from '../payment-gateway.ts';
import { paymentOutcomeValues } from '../../generated/contract-rules.ts';
import type { PaymentOutcome } from '../../generated/contract-rules.ts';
import { tryAll } from '../../lib/try-all.ts';
import { inEnglish, refusalText } from '../../lib/refusal-text.ts';
import {
  decideSandboxPayment,
  listDueSandboxPayments,
  findSandboxPayment,
  insertSandboxPayment,
  markNotified,
  refundSandboxPayment,
} from './sandbox-store.ts';
import type { SandboxEnding } from './sandbox-page.ts';
import type { SandboxPaymentRow } from './sandbox-store.ts';

export const SIGNATURE_HEADER = 'x-sandbox-signature';

const Notification = Type.Object({
  token: Type.String(),
  amount_cents: Type.Integer(),
  outcome: Type.Enum([...paymentOutcomeValues]),
});

type Notify = (body: string, headers: Record<string, string>) => Promise<Outcome<null>>;

export interface SandboxGatewayInput {
  database: Database;
  clock: () => Date;
  publicUrl: string;
  /** False where strangers could pay with it (APS-17). */
  isOffered: boolean;
  /**
   * Returns how the payment whose page is being opened ends, if a test has set it; null if the shopper
   * decides.
   */
  nextEnding?: () => SandboxEnding | null;
  /** Signs notifications; the same in every process of the shop. */
  secret: Uint8Array;
  /** Delivers a notification to the shop in the same way as the webhook. */
  notify: Notify;
}

/**
 * The shop's own payment provider for trying it out (APS-17). It behaves like a real one: it has its own
 * page, stores its payments, and reports the outcome by a signed notification.
 */
export class SandboxGateway implements PaymentGateway {
  readonly id = 'sandbox';
  readonly name = 'Test payment';
  readonly takesCards = true;
  readonly isOffered: boolean;
  readonly #input: SandboxGatewayInput;
  readonly #key: Buffer;

  constructor(input: SandboxGatewayInput) {
    this.#input = input;
    this.isOffered = input.isOffered;
    this.#key = createHmac('sha256', input.secret).update('sandbox payment notifications').digest();
  }

  async start(request: PaymentRequest): Promise<string> {
    await insertSandboxPayment(this.#input.database, {
      token: request.token,
      label: request.label,
      amount_cents: request.amountCents,
      return_url: request.returnUrl,
    });
    return `${this.#input.publicUrl}/sandbox-payment/${request.token}`;
  }

  parseNotification(
    body: string,
    headers: Record<string, string | string[] | undefined>,
  ): Outcome<PaymentNotification> {
    const given = Buffer.from(String(headers[SIGNATURE_HEADER] ?? ''));
    const expected = Buffer.from(this.sign(body));
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return refused(401, refusalText('BAD_SIGNATURE'));
    const content = parsedJson(body);
    if (!Value.Check(Notification, content)) return refused(422, refusalText('BAD_NOTIFICATION'));
    const { token, amount_cents: amountCents, outcome } = content;
    return success({ token, amountCents, outcome, eventId: null });
  }

  async withdraw(token: string): Promise<boolean> {
    await decideSandboxPayment(this.#input.database, token, 'withdrawn', null);
    const payment = await this.find(token);
    return payment?.outcome !== 'paid';
  }

  async refund({ token }: { token: string }): Promise<'made' | 'refused'> {
    const { database, clock } = this.#input;
    return (await refundSandboxPayment(database, token, toInstant(clock()))) ? 'made' : 'refused';
  }

  /** Sends due notifications. A failed one is sent again next time; the others continue. */
  async fetchUpdates(token?: string): Promise<void> {
    const due = await listDueSandboxPayments(this.#input.database, toInstant(this.#input.clock()), token);
    await tryAll(
      due.map((payment) => () => this.#notify(payment)),
      'sandbox notifications did not get through',
    );
  }

  async #notify(payment: SandboxPaymentRow): Promise<void> {
    const { database, clock, notify } = this.#input;
    const body = this.#notificationOf(payment);
    const applied = await notify(body, { [SIGNATURE_HEADER]: this.sign(body) });
    // A contradiction has been received too: the shop is alerted, and repeating it has no effect.
    if (!applied.ok && applied.refusal.textCode !== 'PAYMENT_SETTLED')
      throw new Error(`payment ${payment.token}: ${applied.refusal.textCode}, ${inEnglish(applied.refusal)}`);
    await markNotified(database, payment.token, toInstant(clock()));
  }

  /** Returns the payment of a page, undefined if there is none. */
  find(token: string): Promise<SandboxPaymentRow | undefined> {
    return findSandboxPayment(this.#input.database, token);
  }

  /** Returns how this payment ends without the shopper, once; null if the shopper decides. */
  nextEnding(): SandboxEnding | null {
    return this.#input.nextEnding?.() ?? null;
  }

  /**
   * Stores the shopper's decision, which a `fetchUpdates` after `afterMs` reports to the shop; false if there
   * already is one.
   */
  decide(token: string, outcome: PaymentOutcome, afterMs: number): Promise<boolean> {
    const settleAt = new Date(this.#input.clock().getTime() + afterMs);
    return decideSandboxPayment(this.#input.database, token, outcome, toInstant(settleAt));
  }

  /** Returns the hex HMAC-SHA-256 of a notification's body. */
  sign(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('hex');
  }

  #notificationOf(payment: SandboxPaymentRow): string {
    const { token, amount_cents, outcome } = payment;
    return JSON.stringify({ token, amount_cents, outcome });
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
