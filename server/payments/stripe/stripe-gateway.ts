import { MINUTE_MS } from '../../../src/rules/workshop-time.ts';
import type Stripe from 'stripe';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { refused } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { inEnglish, refusalText } from '../../lib/refusal-text.ts';
import { tryAll } from '../../lib/try-all.ts';
import { LATE_PAYMENT_WINDOW_MS } from '../late-payment.ts';
import { PAGE_OPEN_MS } from '../payment-gateway.ts';
import type {
  PaymentGateway,
  PaymentNotification,
  PaymentRequest,
  RefundFailure,
} from '../payment-gateway.ts';
import { eventNotification, notificationOf, sessionOf } from './stripe-sessions.ts';
import {
  claimStatusRequest,
  findSession,
  ensureSession,
  listUnreportedSessions,
  postponeClosing,
  updateSession,
} from './stripe-store.ts';
import type { StripeSessionRow } from './stripe-store.ts';

const SIGNATURE_HEADER = 'stripe-signature';
/** Maximum age of a notification in seconds; a copy replayed later is refused. */
const TOLERANCE_S = 300;
/** Minimum pauses (ms) between queries: while a shopper waits, and otherwise for recent and for old payments. */
const POLL_INTERVALS_MS = { waiting: 2_000, recent: MINUTE_MS, old: 60 * MINUTE_MS };
/** Stripe opens no page for less than half an hour; a minute more, as clocks differ. */
const MIN_OPEN_MS = 31 * MINUTE_MS;
const RECENT_MS = 2 * 60 * MINUTE_MS;

export interface StripeGatewayInput {
  database: Database;
  clock: () => Date;
  /** Stripe's own library, with its key. */
  stripe: Stripe;
  webhookSecret: string;
  /** Origin of its payment pages. */
  pageOrigin: string;
  /** Reports the outcome of a payment to the shop. */
  notify(notification: PaymentNotification): Promise<Outcome<null>>;
}

/** Whether Stripe refused the request, and would refuse it again. */
const isRefusal = (error: unknown): error is Error & { code?: string } =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/** Card payments by Stripe, on its own page (decision 048). */
export class StripeGateway implements PaymentGateway {
  readonly id = 'stripe';
  readonly name = 'Credit or debit card';
  readonly takesCards = true;
  readonly isOffered = true;
  readonly #input: StripeGatewayInput;

  constructor(input: StripeGatewayInput) {
    this.#input = input;
  }

  async start(request: PaymentRequest): Promise<string> {
    const { database } = this.#input;
    const { token } = request;
    const expires_at = this.#ago(-PAGE_OPEN_MS);
    const stored = await ensureSession(database, { token, created_at: this.#ago(0), expires_at });
    const session = await this.#createSession(request, stored);
    await updateSession(database, token, { session_id: session.id });
    // It may have been withdrawn while its page was being created.
    if ((await findSession(database, token))?.withdrawn_at) await this.#cancelSession(token, session.id);
    return this.#checkedUrl(session.url);
  }

  parseNotification(
    body: string,
    headers: Record<string, string | string[] | undefined>,
  ): Outcome<PaymentNotification | RefundFailure | null> {
    const { stripe, webhookSecret, clock } = this.#input;
    const signature = String(headers[SIGNATURE_HEADER] ?? '');
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        TOLERANCE_S,
        undefined,
        clock().getTime(),
      );
    } catch (error) {
      const isUnsigned =
        error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError';
      return isUnsigned
        ? refused(401, refusalText('BAD_SIGNATURE'))
        : refused(422, refusalText('BAD_NOTIFICATION'));
    }
    return eventNotification(event);
  }

  async withdraw(token: string): Promise<boolean> {
    const { database } = this.#input;
    const now = this.#ago(0);
    await ensureSession(database, { token, created_at: now, expires_at: now });
    await updateSession(database, token, { withdrawn_at: now });
    const { session_id: id = null } = (await findSession(database, token)) ?? {};
    return id === null || this.#cancelSession(token, id);
  }

  async settled(token: string): Promise<void> {
    await updateSession(this.#input.database, token, { closed_at: this.#ago(0) });
  }

  async refund({ token }: { token: string }): Promise<'made' | 'refused'> {
    const { database, stripe } = this.#input;
    const { session_id: id = null } = (await findSession(database, token)) ?? {};
    if (id === null) return 'refused';
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    if (intent === null) return 'refused';
    try {
      const payment_intent = typeof intent === 'string' ? intent : intent.id;
      const params = { payment_intent, metadata: { token } };
      const { status } = await stripe.refunds.create(params, { idempotencyKey: `refund-${token}` });
      return status === 'failed' || status === 'canceled' ? 'refused' : 'made';
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return error.code === 'charge_already_refunded' ? 'made' : 'refused';
    }
  }

  async fetchUpdates(token?: string): Promise<void> {
    if (token !== undefined) return this.#poll(token, POLL_INTERVALS_MS.waiting);
    const { recent, old } = POLL_INTERVALS_MS;
    const unreported = await listUnreportedSessions(this.#input.database, {
      before: this.#ago(recent),
      old: this.#ago(RECENT_MS),
      beforeOld: this.#ago(old),
      since: this.#ago(LATE_PAYMENT_WINDOW_MS),
    });
    await tryAll(
      unreported.map((each) => () => this.#poll(each, recent)),
      'not all payments could be asked about at Stripe',
    );
  }

  async #poll(token: string, intervalMs: number): Promise<void> {
    const { database, stripe, notify } = this.#input;
    const now = this.#ago(0);
    const { session_id: id = null } = (await findSession(database, token)) ?? {};
    if (id === null || !(await claimStatusRequest(database, token, { before: this.#ago(intervalMs), now })))
      return;
    const read = notificationOf(await stripe.checkout.sessions.retrieve(id), null);
    if (!read.ok) throw new Error(`payment ${token}: ${inEnglish(read.refusal)}`);
    if (read.value === null) return;
    const applied = await notify(read.value);
    if (!applied.ok && applied.refusal.textCode !== 'PAYMENT_SETTLED')
      throw new Error(`payment ${token}: ${inEnglish(applied.refusal)}`);
  }

  async #cancelSession(token: string, sessionId: string): Promise<boolean> {
    const isClosed = await this.#close(sessionId);
    if (isClosed) await this.settled(token);
    return isClosed;
  }

  /** False if the page is already closed because it was paid, or cannot be closed now. */
  async #close(sessionId: string): Promise<boolean> {
    const { sessions } = this.#input.stripe.checkout;
    try {
      const { status } = await sessions.expire(sessionId);
      return status === 'expired';
    } catch (error) {
      if (!isRefusal(error)) return false;
      const session = await sessions.retrieve(sessionId).catch(() => null);
      return session?.status === 'expired';
    }
  }

  /** Creates the page, or returns that which an earlier attempt has created, as the key shows Stripe. */
  async #createSession(request: PaymentRequest, stored: StripeSessionRow): Promise<Stripe.Checkout.Session> {
    const { database, stripe } = this.#input;
    const create = ({ expires_at }: StripeSessionRow) =>
      stripe.checkout.sessions.create(sessionOf(request, new Date(expires_at)), {
        idempotencyKey: `${request.token}-${expires_at}`,
      });
    try {
      return await create(stored);
    } catch (error) {
      const isTooShort = stored.withdrawn_at === null && stored.expires_at < this.#ago(-MIN_OPEN_MS);
      if (!isRefusal(error) || !isTooShort) throw error;
      // Stripe was unreachable for long, and has created none: this one closes later than the first would have.
      return create(await postponeClosing(database, stored, this.#ago(-PAGE_OPEN_MS)));
    }
  }

  #checkedUrl(url: string | null): string {
    if (url === null || URL.parse(url)?.origin !== this.#input.pageOrigin)
      throw new Error('Stripe has named a payment page that is not its own');
    return url;
  }

  #ago(ms: number): string {
    return toInstant(new Date(this.#input.clock().getTime() - ms));
  }
}
