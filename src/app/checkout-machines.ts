import { provideAddressBook } from './actor-logic/address-actors.ts';
import { provideCheckout } from './actor-logic/checkout-actors.ts';
import { providePaymentResult } from './actor-logic/payment-actors.ts';
import type { MachineMakers } from './screen-machines.ts';

/** The machines of checkout and account: they are no part of the first load of a shop page. */
export const checkoutMachines: Pick<MachineMakers, 'addressBook' | 'checkout' | 'paymentResult'> = {
  addressBook: ({ host }) => provideAddressBook(host),
  checkout: ({ host, cart }) => provideCheckout(host, cart),
  paymentResult: ({ host }) => providePaymentResult(host),
};
