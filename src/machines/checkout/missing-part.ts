import { excessNoteLength, isAddressFormOpen } from './checkout.selectors.ts';
import { isPickUp } from './pick-up.ts';
import { paymentMethodOf } from './credit.ts';
import type { CheckoutContext, MissingPart } from './checkout.types.ts';

const noteMissing = (part: MissingPart) => ({ type: 'noteMissing', params: part }) as const;

/** Reports the part missing when an incomplete order is submitted and leads there. */
export const reportMissing = (part: MissingPart) =>
  ({ actions: [noteMissing(part), { type: 'showMissing', params: part }] }) as const;

/** Saves the address being entered, or shows its errors. */
export const saveTypedAddress = {
  guard: 'isAddressTyped',
  actions: [noteMissing('address'), 'submitAddress'],
} as const;

/** Handles a submit in a step that lacks this part; an address being entered comes first. */
export const onSubmitWithout = (part: MissingPart) => [saveTypedAddress, reportMissing(part)] as const;

/** What the last submit lacked and is still missing: a response arriving meanwhile must not clear the message. */
export function stillMissingPart(context: CheckoutContext): MissingPart | null {
  const { missing, form, quotes, cart, addressTyped } = context;
  const isLacking: Record<MissingPart, boolean> = {
    address: !isPickUp(context) && (form.address === null || (addressTyped && isAddressFormOpen(context))),
    shipping: !isPickUp(context) && quotes?.length === 0,
    payment: paymentMethodOf(context) === null,
    note: excessNoteLength(form) > 0,
    stock: !cart.all_in_stock,
    response: false,
  };
  return missing !== null && isLacking[missing] ? missing : null;
}

/** What is missing when every step is complete and the order still cannot be submitted. */
export function lastPart(context: CheckoutContext): MissingPart {
  const { cart, form } = context;
  if (!cart.all_in_stock) return 'stock';
  return paymentMethodOf(context) === null || excessNoteLength(form) === 0 ? 'payment' : 'note';
}
