import type { CartState } from '../cart/cart-state.ts';
import { creditUsed, isPaidByCredit } from './credit.ts';
import type { CheckoutContext, PaymentSurcharge } from './checkout.types.ts';

type Priced = Pick<CheckoutContext, 'cart' | 'surcharges' | 'form'>;

/** The surcharge of this gateway, in dollars; 0 until known (CHK-15). */
export const surchargeFor = ({ surcharges }: Pick<Priced, 'surcharges'>, gateway: string | null): number =>
  surcharges?.find((one) => one.gateway === gateway)?.surcharge ?? 0;

/** The surcharge of the selected gateway; `undefined` when no gateway is needed or it is not known. */
const chosen = (context: Priced): PaymentSurcharge | undefined =>
  isPaidByCredit(context)
    ? undefined
    : context.surcharges?.find(({ gateway }) => gateway === context.form.paymentGateway);

/** The GST included in the total, in dollars. */
export const orderTax = (context: Priced): number => chosen(context)?.total_tax ?? context.cart.total_tax;

/** The order's total with the selected payment method, in dollars. */
export const orderTotal = (context: Priced): number => chosen(context)?.total ?? context.cart.total_amount;

/** The amount left to pay after credit, in dollars. */
export const amountDue = (context: Priced): number => {
  const { total_amount, amount_due } = context.cart;
  return chosen(context)?.amount_due ?? (creditUsed(context) > 0 ? amount_due : total_amount);
};

/** Whether two carts have the same surcharges: same total, credit and payment types. */
export const haveSameSurcharges = (one: CartState, other: CartState): boolean =>
  one.total_amount === other.total_amount &&
  one.credit_amount === other.credit_amount &&
  one.payment_types.map(({ id }) => id).join() === other.payment_types.map(({ id }) => id).join();
