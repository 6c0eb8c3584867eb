import { fromPromise } from 'xstate';
import { CartGetDocument } from '../../features/cart/CartGet.generated.ts';
import { CartMergeDocument } from '../../features/cart/CartMerge.generated.ts';
import { CartRemoveDocument } from '../../features/cart/CartRemove.generated.ts';
import { CartRestoreDocument } from '../../features/cart/CartRestore.generated.ts';
import { CartUpdateDocument } from '../../features/cart/CartUpdate.generated.ts';
import type { CartGetQueryVariables } from '../../features/cart/CartGet.generated.ts';
import { Refusal } from '../../lib/failure.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';

/**
 * The cart with what was chosen. A way of shipping that this browser remembers and the shop no longer has is let go, with
 * the host's words, so that it never stands between a shopper and his cart.
 */
async function loadCart(host: HostCalls, input: CartGetQueryVariables) {
  try {
    return (await host.query(CartGetDocument, input)).cartGet;
  } catch (error) {
    if (!(error instanceof Refusal) || error.textCode !== 'SHIPPING_UNKNOWN') throw error;
    const { cartGet } = await host.query(CartGetDocument, { ...input, shipping_type: null });
    return { ...cartGet, shipping_message: error.message };
  }
}

/** The cart with its real work. */
export function provideCart(host: HostCalls): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ input }) => loadCart(host, input)),
      updateLine: fromPromise(async ({ input: { session, id, qty } }) => {
        const variables = { session, id, qty };
        const answer = await host.mutate(CartUpdateDocument, variables);
        return answer.cartUpdate;
      }),
      removeLine: fromPromise(async ({ input: { session, id } }) => {
        const answer = await host.mutate(CartRemoveDocument, {
          session,
          id,
        });
        return answer.cartRemove;
      }),
      restoreLine: fromPromise(async ({ input: { session, id } }) => {
        const answer = await host.mutate(CartRestoreDocument, { session, id });
        return answer.cartRestore;
      }),
      mergeCart: fromPromise(async ({ input }) => {
        const answer = await host.mutate(CartMergeDocument, input);
        return answer.cartMerge;
      }),
    },
  });
}
