import { orderSubmitLimits } from '../../graphql/generated/input-limits.ts';
import type { SavedAddress } from '../cart/cart-state.ts';
import { isPickUp } from './pick-up.ts';
import { paymentMethodOf } from './credit.ts';
import type { CheckoutContext, CheckoutFormValues } from './checkout.types.ts';

/** Whether the address form is shown: for a new address, an edit, or because there is none to select. */
export function isAddressFormOpen({ addressForm, addresses }: CheckoutContext): boolean {
  return addressForm !== null || addresses.every(({ enabled }) => !enabled);
}

/** The saved address being edited; `null` when none is. */
export function editedAddressOf({ addressForm, addresses }: CheckoutContext): SavedAddress | null {
  return addresses.find(({ id }) => id === addressForm) ?? null;
}

/** Number of characters by which the note exceeds the limit; 0 when it fits. */
export function excessNoteLength({ note }: CheckoutFormValues): number {
  return Math.max(0, note.length - orderSubmitLimits.note.maxLength);
}

/** The first incomplete part of the order; `null` when all are complete. */
export function nextPart(context: CheckoutContext): 'address' | 'shipping' | 'payment' | null {
  const { form } = context;
  if (form.address === null && !isPickUp(context)) return 'address';
  if (form.shipping_option_id === null) return 'shipping';
  return paymentMethodOf(context) === null ? 'payment' : null;
}
