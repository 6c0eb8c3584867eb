import { attemptFor } from '../attempt.ts';
import type { Attempt } from '../attempt.ts';
import { addressOf, isPickUp } from './pick-up.ts';
import { creditUsed, paymentMethodOf } from './credit.ts';
import { orderTotal } from './surcharges.ts';
import type { CheckoutContext, OrderInput } from './checkout.types.ts';

type OrderContent = Omit<OrderInput, 'idempotency_key'>;

/** The order as currently selected; `null` when incomplete. */
export function selectedOrder(context: CheckoutContext): OrderContent | null {
  const { form, cart } = context;
  const { shipping_option_id, note, marketing_text, priority } = form;
  const address = addressOf(context);
  const paymentGateway = paymentMethodOf(context);
  const credit = creditUsed(context);
  if (shipping_option_id === null || paymentGateway === null) return null;
  if (address === null && !isPickUp(context)) return null;
  return {
    address,
    shipping_option_id,
    paymentGateway,
    note,
    promotion_code: cart.promotion_code,
    marketing_opt_in: marketing_text !== null,
    marketing_text,
    priority,
    expected_total: orderTotal(context),
    use_credit: credit > 0,
    expected_credit: credit,
  };
}

/** The attempt to submit the order with. */
export function orderAttempt(context: CheckoutContext): Attempt {
  const lines = context.cart.cartitems.map(({ id, sku_id, qty, addons }) => [id, sku_id, qty, addons]);
  return attemptFor(context.attempt, [selectedOrder(context), context.cart.sessionKey, lines]);
}

/** Arguments of `submitOrder`. Throws when the order is incomplete. */
export function submitOrderArgs(context: CheckoutContext): OrderInput {
  const order = selectedOrder(context);
  if (!order || !context.attempt) throw new Error('the order is not complete');
  return { ...order, idempotency_key: context.attempt.key };
}
