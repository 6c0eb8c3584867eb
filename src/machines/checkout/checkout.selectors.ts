import type { CheckoutContext } from './checkout.types.ts';

/** Whether an address is to be typed in: another one was asked for, or there is none to choose. */
export function isAddressFormOpen({ addingAddress, addresses }: CheckoutContext): boolean {
  return addingAddress || addresses.every(({ enabled }) => !enabled);
}
