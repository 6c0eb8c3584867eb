import type Stripe from 'stripe';
import { refused, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Locale, PaymentOutcome } from '../../generated/contract-rules.ts';
import type { PaymentNotification, PaymentRequest, RefundFailure } from '../payment-gateway.ts';

type Session = Stripe.Checkout.Session;

const CURRENCY = 'aud';

/** What Stripe calls our languages; it speaks four of them not at all, and asks the browser for another. */
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

/** The hosted page for a payment. Made twice with one idempotency key, it has to be the same, so it knows no clock. */
export const sessionOf = (
  { token, label, locale, amountCents, returnUrl, cancelUrl }: PaymentRequest,
  closesAt: Date,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
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

const standingOf = ({ payment_status, status }: Session): PaymentOutcome | null => {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'cancelled' : null;
};

/** What a session says of its payment; null while it is undecided, or when it is none of ours. */
export function notificationOf(
  session: Session,
  eventId: string | null,
  outcome: PaymentOutcome | null = standingOf(session),
): Outcome<PaymentNotification | null> {
  const token = session.metadata?.['token'];
  if (token === undefined || outcome === null) return success(null);
  if (session.currency !== CURRENCY) return refused(422, refusalText('WRONG_CURRENCY'));
  return success({ token, amountCents: session.amount_total ?? 0, outcome, eventId });
}

/** Null for a refund that the shop has not asked for. */
function refundFailure({ metadata }: Stripe.Refund): RefundFailure | null {
  const token = metadata?.['token'];
  return token === undefined ? null : { failedRefundOf: token };
}

/** What an event says of a payment or its refund; null for those that decide nothing. */
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
