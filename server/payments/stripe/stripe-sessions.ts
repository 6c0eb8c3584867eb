import type Stripe from 'stripe';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Locale, PaymentOutcome } from '../../generated/contract-rules.ts';
import type { PaymentNotification, PaymentRequest, RefundFailure } from '../payment-gateway.ts';

type Session = Stripe.Checkout.Session;

const CURRENCY = 'aud';

/** Stripe's names of our languages; `auto` uses the browser's, for languages Stripe does not support. */
const stripeLocales: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  ar: 'auto',
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  id: 'id',
  it: 'it',
  ja: 'ja',
  ka: 'auto',
  ko: 'ko',
  pl: 'pl',
  'pt-BR': 'pt-BR',
  ru: 'ru',
  tr: 'tr',
  uk: 'auto',
  uz: 'auto',
  vi: 'vi',
  'zh-CN': 'zh',
};

/**
 * Returns the parameters of a payment's page. They must not depend on the clock, as requests with the same
 * idempotency key must be identical.
 */
export const sessionOf = (
  { token, label, locale, amountCents, returnUrl, cancelUrl }: PaymentRequest,
  closesAt: Date,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // Others are decided after days, when the order has long expired and may have been placed again.
  allowed_payment_method_types: ['card'],
  locale: stripeLocales[locale],
  client_reference_id: token,
  metadata: { token },
  payment_intent_data: { metadata: { token }, description: label },
  line_items: [
    {
      quantity: 1,
      price_data: { currency: CURRENCY, unit_amount: amountCents, product_data: { name: label } },
    },
  ],
  success_url: returnUrl,
  cancel_url: cancelUrl,
  expires_at: Math.floor(closesAt.getTime() / 1_000),
});

const outcomeOf = ({ payment_status, status }: Session): PaymentOutcome | null => {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'cancelled' : null;
};

/** Returns a session's report on its payment; null while undecided, or if it is not ours. */
export function notificationOf(
  session: Session,
  eventId: string | null,
  outcome: PaymentOutcome | null = outcomeOf(session),
): Outcome<PaymentNotification | null> {
  const token = session.metadata?.['token'];
  if (token === undefined || outcome === null) return success(null);
  if (session.currency !== CURRENCY) return refused(422, refusalText('WRONG_CURRENCY'));
  return success({ token, amountCents: session.amount_total ?? 0, outcome, eventId });
}

/** Null for a refund the shop has not requested. */
function refundFailure({ metadata }: Stripe.Refund): RefundFailure | null {
  const token = metadata?.['token'];
  return token === undefined ? null : { failedRefundOf: token };
}

/** Returns an event's report on a payment or its refund; null for events that decide nothing. */
export function eventNotification(event: Stripe.Event): Outcome<PaymentNotification | RefundFailure | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return notificationOf(event.data.object, event.id);
    case 'checkout.session.async_payment_failed':
      return notificationOf(event.data.object, event.id, 'failed');
    case 'refund.failed':
      return success(refundFailure(event.data.object));
    default:
      return success(null);
  }
}
