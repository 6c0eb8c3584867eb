import { fromPromise } from 'xstate';
import { CartAddonFileAddDocument } from '../CartAddonFileAdd.generated.ts';
import { CartAddDocument } from '../CartAdd.generated.ts';
import { CartEditDocument } from '../CartEdit.generated.ts';
import { SearchSkuDocument } from './SearchSku.generated.ts';
import { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts';
import { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';

/** A product's options with their real search. */
export function provideProductOptions({ host }: ScreenWork): typeof productOptionsMachine {
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

/** The cart's key as it is when a call is made (A05). */
const sessionOf = (cart: ScreenWork['cart']) => cart.getSnapshot().context.cart.sessionKey;

/** The add-to-cart button with its real call. */
export function provideAddToCart({ host, cart }: ScreenWork): typeof addToCartMachine {
  return addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(async ({ input: { line, ...addition } }) => {
        const variables = { ...addition, session: sessionOf(cart) };
        if (line !== undefined)
          return (await host.mutate(CartEditDocument, { ...variables, id: line })).cartEdit;
        const answer = await host.mutate(CartAddDocument, variables);
        return answer.cartAdd;
      }),
    },
  });
}

/** A file of an add-on with its real way to the host. */
export function provideFileUpload({ host, cart }: ScreenWork): typeof fileUploadMachine {
  return fileUploadMachine.provide({
    actors: {
      upload: fromPromise(async ({ input: file }) => {
        if (!file) throw new Error('there is no file to send');
        const answer = await host.mutate(CartAddonFileAddDocument, { file, session: sessionOf(cart) });
        return answer.cartAddonFileAdd;
      }),
    },
  });
}
