import type { QueryCartShippingQuoteArgs } from '../../graphql/generated/types.ts';
import { addressOf } from './pick-up.ts';
import type { CartChoices } from '../cart/cart-state.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** Arguments of `shippingQuote`; the promotion code belongs to the cart. */
export type ShippingQuoteArgs = Omit<QueryCartShippingQuoteArgs, 'promotion_code'>;

/** The order's cart and destination. Throws when no saved address is selected. */
export function shippingQuoteArgs({ cart, addresses, form }: CheckoutContext): ShippingQuoteArgs {
  const address = addresses.find(({ id }) => id === form.address);
  if (!address) throw new Error('no address is chosen');
  return {
    session: cart.sessionKey,
    suburb: address.city,
    postcode: address.postcode,
    country: address.country,
  };
}

/** The choices made in the checkout that affect the amounts; the promotion code belongs to the cart. */
export type ShippingChoices = Omit<CartChoices, 'promotion_code'>;

/** The choices to price the order with. */
export function pricingChoices(context: CheckoutContext): ShippingChoices {
  const { form } = context;
  return {
    shipping_type: form.shipping_option_id,
    shipping_address: addressOf(context),
    priority: form.priority,
  };
}
