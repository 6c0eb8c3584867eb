import type { CartState } from '../cart/cart-state.ts';
import { creditUsed, isPaidByCredit } from './credit.ts';
import type { CheckoutContext, PaymentSurcharge } from './checkout.types.ts';

type Priced = Pick<CheckoutContext, 'cart' | 'surcharges' | 'form'>;

/** What paying this way costs on top, in dollars; 0 while it is not known (CHK-15). */
export const surchargeFor = ({ surcharges }: Pick<Priced, 'surcharges'>, gateway: string | null): number =>
  surcharges?.find((one) => one.gateway === gateway)?.surcharge ?? 0;

/** What the chosen gateway answers; undefined where none is asked. */
const chosen = (context: Priced): PaymentSurcharge | undefined =>
  isPaidByCredit(context)
    ? undefined
    : context.surcharges?.find(({ gateway }) => gateway === context.form.paymentGateway);

/** The GST in that, in dollars. */
export const orderTax = (context: Priced): number => chosen(context)?.total_tax ?? context.cart.total_tax;

/** What the order comes to with the chosen way to pay, in dollars. */
export const orderTotal = (context: Priced): number => chosen(context)?.total ?? context.cart.total_amount;

/** What credit leaves to pay of that, in dollars. */
export const amountDue = (context: Priced): number => {
  const { total_amount, amount_due } = context.cart;
  return chosen(context)?.amount_due ?? (creditUsed(context) > 0 ? amount_due : total_amount);
};

/** Whether the surcharges of one cart are those of the other: same total, same credit, same ways to pay. */
export const haveSameSurcharges = (one: CartState, other: CartState): boolean =>
  one.total_amount === other.total_amount &&
  one.credit_amount === other.credit_amount &&
  one.payment_types.map(({ id }) => id).join() === other.payment_types.map(({ id }) => id).join();
