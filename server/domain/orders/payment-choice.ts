import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import { CREDIT_TYPE } from '../carts/cart-reader.ts';
import type { Totals } from '../../lib/totals.ts';
import type { OrderRequest } from './order-request.ts';

/** How the shopper pays: whether with credit first, and who takes what that leaves; null: nobody. */
export interface PaymentChoice {
  usesCredit: boolean;
  gateway: string | null;
}

/**
 * The way to pay that was asked for: a gateway, with credit before it or not, or the payment type `credit`, and the
 * first gateway for what it leaves (A19); null when there is no such way.
 */
export function paymentChoice(
  { paymentTypeId, usesCredit }: Pick<OrderRequest, 'paymentTypeId' | 'usesCredit'>,
  payments: Pick<PaymentManager, 'types' | 'gatewayUnasked'>,
): PaymentChoice | null {
  if (paymentTypeId === CREDIT_TYPE) return { usesCredit: true, gateway: payments.gatewayUnasked() };
  const isOffered = payments.types().some(({ id }) => id === paymentTypeId);
  return isOffered ? { usesCredit, gateway: paymentTypeId } : null;
}

/**
 * Why it cannot be paid so: there is no credit any more or it would pay another part of the total than the shopper saw
 * (`expectedCents`; null: not told), or nobody takes what it leaves. Null when it can.
 */
export function creditProblem(
  expectedCents: number | null,
  { creditCents, dueCents }: Totals,
  { usesCredit, gateway }: PaymentChoice,
): RefusalText | null {
  const isGone = usesCredit && creditCents === 0 && dueCents > 0 && expectedCents !== 0;
  if (isGone || (expectedCents !== null && expectedCents !== creditCents))
    return refusalText('CREDIT_CHANGED');
  return gateway === null && dueCents > 0 ? refusalText('PAYMENTS_NOT_TAKEN') : null;
}
