import { isAddressFormOpen, noteExcess } from './checkout.selectors.ts';
import { isPickUp } from './pick-up.ts';
import { wayToPay } from './credit.ts';
import type { CheckoutContext, MissingPart } from './checkout.types.ts';

const notes = (part: MissingPart) => ({ type: 'noteMissing', params: part }) as const;

/** The order button was pressed while this part is missing: the screen says so and leads there. */
export const lacks = (part: MissingPart) =>
  ({ actions: [notes(part), { type: 'showMissing', params: part }] }) as const;

/** What was typed of an address is saved by the press, or shown with what it lacks. */
export const savesTypedAddress = {
  guard: 'isAddressTyped',
  actions: [notes('address'), 'submitAddress'],
} as const;

/** Pressed early in a step that lacks this part; an address that is typed comes first. */
export const pressedWithout = (part: MissingPart) => [savesTypedAddress, lacks(part)] as const;

/** What the press lacked, while it is still lacking: an answer that comes in meanwhile must not take the words away. */
export function stillMissing(context: CheckoutContext): MissingPart | null {
  const { missing, form, quotes, cart, addressTyped } = context;
  const isLacking: Record<MissingPart, boolean> = {
    address: !isPickUp(context) && (form.address === null || (addressTyped && isAddressFormOpen(context))),
    shipping: !isPickUp(context) && quotes?.length === 0,
    payment: wayToPay(context) === null,
    note: noteExcess(form) > 0,
    stock: !cart.all_in_stock,
    answer: false,
  };
  return missing !== null && isLacking[missing] ? missing : null;
}

/** What is missing when every step is done, and still it cannot be ordered. */
export function lastPart(context: CheckoutContext): MissingPart {
  const { cart, form } = context;
  if (!cart.all_in_stock) return 'stock';
  return wayToPay(context) === null || noteExcess(form) === 0 ? 'payment' : 'note';
}
