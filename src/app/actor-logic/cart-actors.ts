import { fromPromise } from 'xstate';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { lateCalls } from './late-calls.ts';

/** The cart machine with its actors' implementations. */
export function provideCart(host: HostCalls): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(async ({ input }) => (await lateCalls()).loadCart(host, input)),
      updateLine: fromPromise(async ({ input }) => (await lateCalls()).updateLine(host, input)),
      removeLine: fromPromise(async ({ input }) => (await lateCalls()).removeLine(host, input)),
      restoreLine: fromPromise(async ({ input }) => (await lateCalls()).restoreLine(host, input)),
      mergeCart: fromPromise(async ({ input }) => (await lateCalls()).mergeCart(host, input)),
    },
  });
}
