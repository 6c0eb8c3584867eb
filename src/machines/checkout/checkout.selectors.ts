import { orderSubmitLimits } from '../../graphql/generated/input-limits.ts';
import type { SavedAddress } from '../cart/cart-state.ts';
import { isPickUp } from './pick-up.ts';
import { wayToPay } from './credit.ts';
import type { CheckoutContext, CheckoutForm } from './checkout.types.ts';

/** Whether an address is to be typed in: another one or an edit was asked for, or there is none to choose. */
export function isAddressFormOpen({ addingAddress, editedAddress, addresses }: CheckoutContext): boolean {
  return addingAddress || editedAddress !== null || addresses.every(({ enabled }) => !enabled);
}

/** The saved address that is being typed over; null while none is. */
export function editedAddressOf({ editedAddress, addresses }: CheckoutContext): SavedAddress | null {
  return addresses.find(({ id }) => id === editedAddress) ?? null;
}

/** By how many characters the note is longer than an order takes it; 0 when it fits. */
export function noteExcess({ note }: CheckoutForm): number {
  return Math.max(0, note.length - orderSubmitLimits.note.maxLength);
}

/** The first part of the order that is not settled yet; null when all are. */
export function nextPart(context: CheckoutContext): 'address' | 'shipping' | 'payment' | null {
  const { form } = context;
  if (form.address === null && !isPickUp(context)) return 'address';
  if (form.shipping_option_id === null) return 'shipping';
  return wayToPay(context) === null ? 'payment' : null;
}
