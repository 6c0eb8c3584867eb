import { formatCents } from '../../../src/rules/money.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import { CREDIT_TYPE } from '../carts/cart-reader.ts';
import { MIN_PAYMENT_CENTS } from '../../lib/totals.ts';
import type { Totals } from '../../lib/totals.ts';
import type { OrderRequest } from './order-request.ts';

/** How the shopper pays: whether with credit first, and the gateway for the rest; null if there is none. */
export interface PaymentChoice {
  usesCredit: boolean;
  gateway: string | null;
}

/**
 * Returns the requested way to pay: a gateway, with or without credit first, or the payment type `credit`
 * with the first gateway for the rest (A19); null if it is not offered.
 */
export function paymentChoice(
  { paymentTypeId, usesCredit }: Pick<OrderRequest, 'paymentTypeId' | 'usesCredit'>,
  payments: Pick<PaymentManager, 'types' | 'defaultGateway'>,
): PaymentChoice | null {
  if (paymentTypeId === CREDIT_TYPE) return { usesCredit: true, gateway: payments.defaultGateway() };
  const isOffered = payments.types().some(({ id }) => id === paymentTypeId);
  return isOffered ? { usesCredit, gateway: paymentTypeId } : null;
}

/**
 * Returns why this payment is impossible: the credit is gone or covers another amount than the shopper saw
 * (`expectedCents`; null if not sent), or no gateway takes the rest. Null if it is possible.
 */
export function paymentProblem(
  expectedCents: number | null,
  { creditCents, dueCents }: Totals,
  { usesCredit, gateway }: PaymentChoice,
): RefusalText | null {
  if (expectedCents !== null && expectedCents !== creditCents) return refusalText('CREDIT_CHANGED');
  if (dueCents > 0 && dueCents < MIN_PAYMENT_CENTS)
    return refusalText('PAYMENT_TOO_LOW', { limit: formatCents(MIN_PAYMENT_CENTS) });
  const isGone = usesCredit && creditCents === 0 && dueCents > 0 && expectedCents === null;
  if (isGone) return refusalText('CREDIT_CHANGED');
  return gateway === null && dueCents > 0 ? refusalText('PAYMENTS_NOT_TAKEN') : null;
}
