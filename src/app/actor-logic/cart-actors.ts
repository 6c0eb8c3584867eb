import { fromPromise } from 'xstate';
import { CartGetDocument } from '../../features/cart/CartGet.generated.ts';
import { CartMergeDocument } from '../../features/cart/CartMerge.generated.ts';
import { CartRemoveDocument } from '../../features/cart/CartRemove.generated.ts';
import { CartRestoreDocument } from '../../features/cart/CartRestore.generated.ts';
import { CartUpdateDocument } from '../../features/cart/CartUpdate.generated.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { HostCalls } from './host-calls.ts';

/** The cart with its real work. */
export function provideCart(host: HostCalls): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(async ({ input }) => {
        const answer = await host.query(CartGetDocument, input);
        return answer.cartGet;
      }),
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
