import { fromPromise } from 'xstate';
import { withNetworkError } from '../../graphql/code-loading.ts';
import { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts';
import { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';

/** The product's requests. Loaded together with Apollo's code, so that no page waits for them. */
const deferredCalls = () => withNetworkError(import('./product-calls.ts'));

/** The productOptions machine with its real search. */
export function provideProductOptions({ host }: ScreenWork): typeof productOptionsMachine {
  return productOptionsMachine.provide({
    actors: {
      searchSku: fromPromise(async ({ input }) => (await deferredCalls()).searchSku(host, { ...input })),
    },
  });
}

/** The add-to-cart machine with its host call. */
export function provideAddToCart(work: ScreenWork): typeof addToCartMachine {
  return addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(async ({ input }) => (await deferredCalls()).sendToCart(work, input)),
    },
  });
}

/** The machine of an add-on's file with its upload to the host. */
export function provideFileUpload(work: ScreenWork): typeof fileUploadMachine {
  return fileUploadMachine.provide({
    actors: {
      upload: fromPromise(async ({ input: file }) => {
        if (!file) throw new Error('there is no file to send');
        return (await deferredCalls()).uploadFile(work, file);
      }),
    },
  });
}
