import { fromPromise } from 'xstate';
import { CartGetDocument } from '../../features/cart/CartGet.generated.ts';
import type { CartGetQuery, CartGetQueryVariables } from '../../features/cart/CartGet.generated.ts';
import {
  CartMergeDocument,
  CartRemoveDocument,
  CartUpdateDocument,
} from '../../features/cart/CartWrites.generated.ts';
import type {
  CartMergeMutation,
  CartMergeMutationVariables,
  CartRemoveMutation,
  CartRemoveMutationVariables,
  CartUpdateMutation,
  CartUpdateMutationVariables,
} from '../../features/cart/CartWrites.generated.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { HostCalls } from './host-calls.ts';

/** The cart with its real work. */
export function provideCart(host: HostCalls): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(async ({ input }) => {
        const answer = await host.ask<CartGetQuery, CartGetQueryVariables>(CartGetDocument, input);
        return answer.cartGet;
      }),
      updateLine: fromPromise(async ({ input: { session, id, qty } }) => {
        const variables = { session, id, qty };
        const answer = await host.write<CartUpdateMutation, CartUpdateMutationVariables>(
          CartUpdateDocument,
          variables,
        );
        return answer.cartUpdate;
      }),
      removeLine: fromPromise(async ({ input: { session, id } }) => {
        const answer = await host.write<CartRemoveMutation, CartRemoveMutationVariables>(CartRemoveDocument, {
          session,
          id,
        });
        return answer.cartRemove;
      }),
      mergeCart: fromPromise(async ({ input }) => {
        const answer = await host.write<CartMergeMutation, CartMergeMutationVariables>(
          CartMergeDocument,
          input,
        );
        return answer.cartMerge;
      }),
    },
  });
}
