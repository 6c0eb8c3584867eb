import { addToCartMachine } from '../machines/addToCart/addToCart.machine.ts';
import { addressBookMachine } from '../machines/addressBook/addressBook.machine.ts';
import { checkoutMachine } from '../machines/checkout/checkout.machine.ts';
import { fileUploadMachine } from '../machines/fileUpload/fileUpload.machine.ts';
import { formSubmissionMachine } from '../machines/formSubmission/formSubmission.machine.ts';
import { pageLoadMachine } from '../machines/pageLoad/pageLoad.machine.ts';
import { paymentResultMachine } from '../machines/paymentResult/paymentResult.machine.ts';
import { productOptionsMachine } from '../machines/productOptions/productOptions.machine.ts';
import type { ScreenMachines } from '../state/screen-machines.ts';

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
