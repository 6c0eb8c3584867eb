import { addressOf } from './pick-up.ts';
import type { CartChoices } from '../cart/cart-state.ts';
import type { CheckoutContext, CheckoutEvent } from './checkout.types.ts';

/** Arguments of `shippingQuote`. */
export interface Destination {
  session: string | null;
  suburb: string;
  postcode: string;
  country: string;
}

/** The destination of the order. Throws when no saved address is selected. */
export function destinationOf({ cart, addresses, form }: CheckoutContext): Destination {
  const address = addresses.find(({ id }) => id === form.address);
  if (!address) throw new Error('no address is chosen');
  return {
    session: cart.sessionKey,
    suburb: address.city,
    postcode: address.postcode,
    country: address.country,
  };
}

/** The choices to price with, and the promotion code of the event. */
export function choicesFor(context: CheckoutContext, event: CheckoutEvent): CartChoices {
  const { cart, form } = context;
  return {
    promotion_code: event.type === 'promotion.apply' ? event.code.trim() || null : cart.promotion_code,
    shipping_type: form.shipping_option_id,
    shipping_address: addressOf(context),
    priority: form.priority,
  };
}
