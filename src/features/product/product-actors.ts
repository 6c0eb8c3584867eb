import { fromPromise } from 'xstate';
import { arrived } from '../../graphql/arrived-code.ts';
import { failureOf } from '../../lib/failure.ts';
import { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts';
import { productOptionsMachine } from '../../machines/productOptions/productOptions.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';

/** The product's requests. Loaded together with Apollo's code, so that no page waits for them. */
const lateCalls = () => arrived(import('./product-calls.ts'));

/** The productOptions machine with its real search. */
export function provideProductOptions({ host }: ScreenWork): typeof productOptionsMachine {
  return productOptionsMachine.provide({
    actors: {
      searchSku: fromPromise(async ({ input }) => (await lateCalls()).searchSku(host, { ...input })),
    },
  });
}

/** The cart's key at the time of a request (A05). */
const sessionOf = (cart: ScreenWork['cart']) => cart.getSnapshot().context.cart.sessionKey;

/** The addToCart machine with its real request. */
export function provideAddToCart({ host, cart }: ScreenWork): typeof addToCartMachine {
  return addToCartMachine.provide({
    actors: {
      addToCart: fromPromise(async ({ input: { line, ...addition } }) => {
        const { addLine, editLine } = await lateCalls();
        const variables = { ...addition, session: sessionOf(cart) };
        const editing = line === undefined ? {} : { line };
        const asked =
          line === undefined ? addLine(host, variables) : editLine(host, { ...variables, id: line });
        const answer = await asked.catch((error: unknown) => {
          // It may have been heard all the same: the cart is to say so before somebody tries again.
          if (failureOf(error).reason === 'unreachable') cart.send({ type: 'cart.reload' });
          throw error;
        });
        // The screen may have been left meanwhile, and the goods are in the cart all the same.
        cart.send({ type: 'cart.receive', cart: answer, ...editing });
        return answer;
      }),
    },
  });
}

/** The fileUpload machine with its real upload. */
export function provideFileUpload({ host, cart }: ScreenWork): typeof fileUploadMachine {
  return fileUploadMachine.provide({
    actors: {
      upload: fromPromise(async ({ input: file }) => {
        if (!file) throw new Error('there is no file to send');
        return (await lateCalls()).uploadFile(host, { file, session: sessionOf(cart) });
      }),
    },
  });
}
