import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const SECRET_KEY = 'sk_test_double';
const WEBHOOK_SECRET = 'whsec_double';

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  /** The form it was created from: `line_items[0][quantity]` and so on. */
  form: Record<string, string>;
}

/** An event as sent: its bytes, and the header that signs them. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

interface StripeResponse {
  status: number;
  content: unknown;
}

const ok = (content: unknown): StripeResponse => ({ status: 200, content });

const invalid = (message: string, code?: string, status = 400): StripeResponse => ({
  status,
  content: { error: { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) } },
});

const wire = (session: Session, origin: string) => ({
  object: 'checkout.session',
  ...session,
  form: undefined,
  client_reference_id: session.form['client_reference_id'],
  metadata: { token: session.form['metadata[token]'] },
  livemode: false,
  url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
});

/**
 * A double of Stripe for what the shop needs, over HTTP: forms in, JSON out, idempotency keys, signed events.
 * Tests use its methods for the actions of customers and banks.
 */
export class StripeDouble {
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #sessions = new Map<string, Session>();
  readonly #responses = new Map<string, { form: string; response: StripeResponse }>();
  readonly #refunded = new Set<string>();
  /** The calls received, e.g. `POST /v1/refunds`. */
  readonly calls: string[] = [];
  /** True if every request fails. */
  isDown = false;
  /** The error returned for the next refunds. */
  refundRefusal: string | null = null;
  origin = '';

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The environment variables of a shop using it. */
  get variables(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: this.origin,
    };
  }

  /** Returns the session of a payment page's URL. */
  session(paymentUrl: string | null | undefined): Session {
    const session = this.#sessions.get(new URL(paymentUrl ?? '').pathname.split('/').at(-1) ?? '');
    if (!session) throw new Error(`there is no payment page ${paymentUrl}`);
    return session;
  }

  /** The number of refunded payments. */
  get refunds(): number {
    return this.#refunded.size;
  }

  /**
   * A customer pays on the page; returns the event that reports it. `isDelayed`: by a method that takes days.
   */
  pays(paymentUrl: string | null | undefined, { isDelayed = false } = {}): SignedEvent {
    const session = this.session(paymentUrl);
    if (session.status !== 'open') throw new Error('this payment page is closed');
    session.status = 'complete';
    session.payment_status = isDelayed ? 'unpaid' : 'paid';
    session.payment_intent = `pi_${session.id}`;
    return this.event('checkout.session.completed', session);
  }

  /** The page expires unpaid. */
  runsOut(paymentUrl: string | null | undefined): SignedEvent {
    const session = this.session(paymentUrl);
    session.status = 'expired';
    return this.event('checkout.session.expired', session);
  }

  /** The customer's bank rejects the refund. `metadata`: of a refund the shop has not made. */
  failsToRefund(paymentUrl: string | null | undefined, metadata?: object): SignedEvent {
    const session = this.session(paymentUrl);
    const token = session.form['metadata[token]'];
    const refund = { id: `re_${session.payment_intent}`, object: 'refund', status: 'failed' };
    const content = { ...refund, payment_intent: session.payment_intent, metadata: metadata ?? { token } };
    return this.#told('refund.failed', content, new Date());
  }

  /** Returns an event about the current state of a session, with changed values if given. */
  event(type: string, session: Session, changes: object = {}, signedAt = new Date()): SignedEvent {
    return this.#told(type, { ...wire(session, this.origin), ...changes }, signedAt);
  }

  #told(type: string, object: object, signedAt: Date): SignedEvent {
    const body = JSON.stringify({
      id: `evt_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type,
      created: Math.floor(signedAt.getTime() / 1_000),
      data: { object },
    });
    return this.signed(body, signedAt);
  }

  /** Signs any bytes. */
  signed(body: string, signedAt = new Date(), secret = WEBHOOK_SECRET): SignedEvent {
    const seconds = Math.floor(signedAt.getTime() / 1_000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${seconds},v1=${signature}` } };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await text(request);
    this.calls.push(`${request.method} ${request.url}`);
    if (this.isDown) return void request.socket.destroy();
    const { status, content } = this.#respondOnce(request, form);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' });
    response.end(JSON.stringify(content));
  }

  #respondOnce(request: IncomingMessage, form: string): StripeResponse {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return invalid('No such key', undefined, 401);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' && request.method === 'POST' ? this.#responses.get(key) : undefined;
    if (known && known.form !== form)
      return { status: 400, content: { error: { type: 'idempotency_error', message: 'Other parameters' } } };
    if (known) return known.response;
    const fields = Object.fromEntries(new URLSearchParams(form));
    const response = this.#respond(`${request.method} ${request.url}`, fields);
    if (typeof key === 'string') this.#responses.set(key, { form, response });
    return response;
  }

  #respond(call: string, form: Record<string, string>): StripeResponse {
    if (call === 'POST /v1/checkout/sessions') return this.#create(form);
    if (call === 'POST /v1/refunds') return this.#refund(form['payment_intent'] ?? '');
    const [, method, id = '', expire] =
      /^(GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call) ?? [];
    const session = this.#sessions.get(id);
    if (!session) return invalid(`No such checkout.session: ${id}`, 'resource_missing', 404);
    if (method === 'POST' && expire) {
      if (session.status !== 'open')
        return invalid('Only Checkout Sessions with a status in [open] can be expired');
      session.status = 'expired';
    }
    return ok(wire(session, this.origin));
  }

  #create(form: Record<string, string>): StripeResponse {
    const expiresIn = Number(form['expires_at']) * 1_000 - Date.now();
    if (form['mode'] !== 'payment' || !(expiresIn > 30 * 60_000 && expiresIn < 24 * 3_600_000))
      return invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now');
    const price = 'line_items[0][price_data]';
    const session: Session = {
      id: `cs_test_${randomBytes(8).toString('hex')}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(form[`${price}[unit_amount]`]) * Number(form['line_items[0][quantity]']),
      currency: form[`${price}[currency]`] ?? '',
      form,
    };
    this.#sessions.set(session.id, session);
    return ok(wire(session, this.origin));
  }

  #refund(intent: string): StripeResponse {
    if (this.refundRefusal !== null) return invalid('This payment cannot be refunded', this.refundRefusal);
    if (this.#refunded.has(intent))
      return invalid('Charge has already been refunded', 'charge_already_refunded');
    this.#refunded.add(intent);
    return ok({ id: `re_${intent}`, object: 'refund', status: 'succeeded', payment_intent: intent });
  }
}
