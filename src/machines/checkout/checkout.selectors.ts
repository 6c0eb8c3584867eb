import type { SavedAddress } from '../cart/cart-state.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** Whether an address is to be typed in: another one or an edit was asked for, or there is none to choose. */
export function isAddressFormOpen({ addingAddress, editedAddress, addresses }: CheckoutContext): boolean {
  return addingAddress || editedAddress !== null || addresses.every(({ enabled }) => !enabled);
}

/** The saved address that is being typed over; null while none is. */
export function editedAddressOf({ editedAddress, addresses }: CheckoutContext): SavedAddress | null {
  return addresses.find(({ id }) => id === editedAddress) ?? null;
}
