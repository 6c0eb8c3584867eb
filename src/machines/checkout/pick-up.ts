import type { CheckoutContext } from './checkout.types.ts';

type Chosen = Pick<CheckoutContext, 'form' | 'cart'>;

/** Whether nothing is sent: whoever orders fetches it, and no address is needed. */
export const isPickUp = ({ form, cart }: Chosen): boolean =>
  cart.pick_ups.some(({ shipping_type_id }) => shipping_type_id === form.shipping_option_id);

/** The id of the saved address that the order goes to; null: none is chosen, or it is picked up. */
export const addressOf = (chosen: Chosen): number | null => (isPickUp(chosen) ? null : chosen.form.address);
