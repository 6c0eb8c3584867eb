import { addressOf } from './pick-up.ts';
import type { CartChoices } from '../cart/cart-state.ts';
import type { CheckoutContext } from './checkout.types.ts';

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

/** What of the amounts the checkout chooses; the promotion code is the cart's. */
export type ShippingChoices = Omit<CartChoices, 'promotion_code'>;

/** What the amounts are to be worked out with. */
export function choicesFor(context: CheckoutContext): ShippingChoices {
  const { form } = context;
  return {
    shipping_type: form.shipping_option_id,
    shipping_address: addressOf(context),
    priority: form.priority,
  };
}
