import type { CheckoutContext } from './checkout.types.ts';

type Chosen = Pick<CheckoutContext, 'form' | 'cart'>;

/** Whether the order is picked up, so that no address is needed. */
export const isPickUp = ({ form, cart }: Chosen): boolean =>
  cart.pick_ups.some(({ shipping_type_id }) => shipping_type_id === form.shipping_option_id);

/** The id of the saved shipping address; `null` when none is selected or the order is picked up. */
export const addressOf = (chosen: Chosen): number | null => (isPickUp(chosen) ? null : chosen.form.address);
