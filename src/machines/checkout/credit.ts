import type { PaymentType } from '../../graphql/generated/types.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** The payment type that is not a gateway but the account's credit (A19). */
const CREDIT = 'credit';

type Paid = Pick<CheckoutContext, 'cart' | 'form'>;

/** Whether the account has credit that can pay for this cart. */
export const isCreditOffered = ({ payment_types }: CartState): boolean =>
  payment_types.some(({ id }) => id === CREDIT);

/** Who takes what credit does not pay. */
export const gatewaysOf = ({ payment_types }: CartState): PaymentType[] =>
  payment_types.filter(({ id }) => id !== CREDIT);

/** What of the cart's total is paid with credit, in dollars; 0 where the shopper keeps it. */
export const creditUsed = ({ cart, form }: Paid): number =>
  form.usesCredit && isCreditOffered(cart) ? cart.credit_amount : 0;

/** Whether credit pays for all of it, so that no gateway is needed (CHK-11). */
export const isPaidByCredit = (paid: Paid): boolean => creditUsed(paid) > 0 && paid.cart.amount_due === 0;

/** Sent as `paymentGateway`; null while it is to be chosen. */
export const wayToPay = (paid: Paid): string | null =>
  isPaidByCredit(paid) ? CREDIT : paid.form.paymentGateway;
