import { fromPromise } from 'xstate';
import { CartAddonFileAddDocument } from '../../features/cart/CartAddonFileAdd.generated.ts';
import { CartAddDocument } from '../../features/cart/CartAdd.generated.ts';
import { CartEditDocument } from '../../features/cart/CartEdit.generated.ts';
import { SearchSkuDocument } from '../../features/product/SearchSku.generated.ts';
import { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts';
import { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import type { HostCalls } from './host-calls.ts';

/** A product's options with their real search. */
export function provideProductOptions(host: HostCalls): typeof productOptionsMachine {
  return productOptionsMachine.provide({
    actors: {
      searchSku: fromPromise(async ({ input }) => {
        const answer = await host.query(SearchSkuDocument, {
          ...input,
        });
        return answer.cartSearchSku;
      }),
    },
  });
}

/** The add-to-cart button with its real call; `session` is the cart's key (A05). */
export function provideAddToCart(host: HostCalls, session: () => string | null): typeof addToCartMachine {
  return addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(async ({ input: { line, ...addition } }) => {
        const variables = { ...addition, session: session() };
        if (line !== undefined)
          return (await host.mutate(CartEditDocument, { ...variables, id: line })).cartEdit;
        const answer = await host.mutate(CartAddDocument, variables);
        return answer.cartAdd;
      }),
    },
  });
}

/** A file of an add-on with its real way to the host; `session` is the cart's key. */
export function provideFileUpload(host: HostCalls, session: () => string | null): typeof fileUploadMachine {
  return fileUploadMachine.provide({
    actors: {
      upload: fromPromise(async ({ input: file }) => {
        if (!file) throw new Error('there is no file to send');
        const answer = await host.mutate(CartAddonFileAddDocument, { file, session: session() });
        return answer.cartAddonFileAdd;
      }),
    },
  });
}
