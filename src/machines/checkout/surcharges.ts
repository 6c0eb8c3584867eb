import type { CartState } from '../cart/cart-state.ts';
import type { CheckoutContext } from './checkout.types.ts';

type Priced = Pick<CheckoutContext, 'cart' | 'surcharges' | 'form'>;

/** What paying this way costs on top, in dollars; 0 while it is not known (CHK-15). */
export const surchargeFor = ({ surcharges }: Pick<Priced, 'surcharges'>, gateway: string | null): number =>
  surcharges?.find((one) => one.gateway === gateway)?.surcharge ?? 0;

/** The GST in that, in dollars. */
export const orderTax = ({ cart, surcharges, form }: Priced): number =>
  surcharges?.find((one) => one.gateway === form.paymentGateway)?.total_tax ?? cart.total_tax;

/** What the order comes to with the chosen way to pay, in dollars. */
export const orderTotal = ({ cart, surcharges, form }: Priced): number =>
  surcharges?.find((one) => one.gateway === form.paymentGateway)?.total ?? cart.total_amount;

/** Whether the surcharges of one cart are those of the other: same total, same ways to pay. */
export const haveSameSurcharges = (one: CartState, other: CartState): boolean =>
  one.total_amount === other.total_amount &&
  one.payment_types.map(({ id }) => id).join() === other.payment_types.map(({ id }) => id).join();
