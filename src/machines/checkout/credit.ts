import type { PaymentType } from '../../graphql/generated/types.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** The payment type that is the account's credit rather than a gateway (A19). */
const CREDIT = 'credit';

type Paid = Pick<CheckoutContext, 'cart' | 'form'>;

/** Whether the account has credit to pay for this cart. */
export const isCreditOffered = ({ payment_types }: CartState): boolean =>
  payment_types.some(({ id }) => id === CREDIT);

/** The gateways for the amount that credit does not cover. */
export const gatewaysOf = ({ payment_types }: CartState): PaymentType[] =>
  payment_types.filter(({ id }) => id !== CREDIT);

/** The part of the cart's total paid with credit, in dollars; 0 when the shopper opts out. */
export const creditUsed = ({ cart, form }: Paid): number =>
  form.usesCredit && isCreditOffered(cart) ? cart.credit_amount : 0;

/** Whether credit covers the whole total, so that no gateway is needed (CHK-11). */
export const isPaidByCredit = (paid: Paid): boolean => creditUsed(paid) > 0 && paid.cart.amount_due === 0;

/** The `paymentGateway` to send; `null` until chosen. */
export const paymentMethodOf = (paid: Paid): string | null =>
  isPaidByCredit(paid) ? CREDIT : paid.form.paymentGateway;
