import type { ActorRefFrom } from 'xstate';
import type { ScreenMachines } from '../state/screen-machines.ts';
import { addToCartMachine } from '../machines/addToCart/addToCart.machine.ts';
import { addressBookMachine } from '../machines/addressBook/addressBook.machine.ts';
import type { cartMachine } from '../machines/cart/cart.machine.ts';
import { checkoutMachine } from '../machines/checkout/checkout.machine.ts';
import { fileUploadMachine } from '../machines/fileUpload/fileUpload.machine.ts';
import { formSubmissionMachine } from '../machines/formSubmission/formSubmission.machine.ts';
import { pageLoadMachine } from '../machines/pageLoad/pageLoad.machine.ts';
import { paymentResultMachine } from '../machines/paymentResult/paymentResult.machine.ts';
import { productOptionsMachine } from '../machines/productOptions/productOptions.machine.ts';
import { provideAddressBook } from './actor-logic/address-actors.ts';
import { provideCheckout } from './actor-logic/checkout-actors.ts';
import { provideFormSubmission } from './actor-logic/form-actors.ts';
import type { HostCalls } from './actor-logic/host-calls.ts';
import { providePageLoad } from './actor-logic/page-actors.ts';
import { providePaymentResult } from './actor-logic/payment-actors.ts';
import { provideAddToCart, provideFileUpload, provideProductOptions } from './actor-logic/product-actors.ts';

/** The screens' machines for a render on the server, where no work is ever started. */
export const idleScreenMachines: ScreenMachines = {
  productOptions: productOptionsMachine,
  addToCart: addToCartMachine,
  addressBook: addressBookMachine,
  checkout: checkoutMachine,
  fileUpload: fileUploadMachine,
  formSubmission: formSubmissionMachine,
  pageLoad: pageLoadMachine,
  paymentResult: paymentResultMachine,
};

/** The screens' machines with their real work. */
export function provideScreenMachines(
  host: HostCalls,
  cart: ActorRefFrom<typeof cartMachine>,
): ScreenMachines {
  const session = () => cart.getSnapshot().context.cart.sessionKey;
  return {
    productOptions: provideProductOptions(host),
    addToCart: provideAddToCart(host, session),
    fileUpload: provideFileUpload(host, session),
    addressBook: provideAddressBook(host),
    checkout: provideCheckout(host, cart),
    formSubmission: provideFormSubmission(host),
    pageLoad: providePageLoad(host),
    paymentResult: providePaymentResult(host),
  };
}
