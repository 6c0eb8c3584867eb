import { createContext, use } from 'react';
import type { addToCartMachine } from '../machines/addToCart/addToCart.machine.ts';
import type { addressBookMachine } from '../machines/addressBook/addressBook.machine.ts';
import type { checkoutMachine } from '../machines/checkout/checkout.machine.ts';
import type { fileUploadMachine } from '../machines/fileUpload/fileUpload.machine.ts';
import type { formSubmissionMachine } from '../machines/formSubmission/formSubmission.machine.ts';
import type { pageLoadMachine } from '../machines/pageLoad/pageLoad.machine.ts';
import type { paymentResultMachine } from '../machines/paymentResult/paymentResult.machine.ts';
import type { productOptionsMachine } from '../machines/productOptions/productOptions.machine.ts';

/** The machines that live as long as a screen, with their real actors (supplied in `src/app`). */
export interface ScreenMachines {
  productOptions: typeof productOptionsMachine;
  addToCart: typeof addToCartMachine;
  addressBook: typeof addressBookMachine;
  checkout: typeof checkoutMachine;
  fileUpload: typeof fileUploadMachine;
  formSubmission: typeof formSubmissionMachine;
  pageLoad: typeof pageLoadMachine;
  paymentResult: typeof paymentResultMachine;
}

export const ScreenMachinesContext = createContext<ScreenMachines | null>(null);

/** A screen's machine, ready for `useMachine`. */
export function useScreenMachine<Name extends keyof ScreenMachines>(name: Name): ScreenMachines[Name] {
  const machines = use(ScreenMachinesContext);
  if (!machines) throw new Error(`${name} is used outside ScreenMachinesContext`);
  return machines[name];
}
