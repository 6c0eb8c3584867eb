import { fromPromise } from 'xstate';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { deferredCalls } from './deferred-calls.ts';

/** The cart machine with its actors' implementations. */
export function provideCart(host: HostCalls): typeof cartMachine {
  return cartMachine.provide({
    actors: {
      loadCart: fromPromise(async ({ input }) => (await deferredCalls()).loadCart(host, input)),
      updateLine: fromPromise(async ({ input }) => (await deferredCalls()).updateLine(host, input)),
      removeLine: fromPromise(async ({ input }) => (await deferredCalls()).removeLine(host, input)),
      restoreLine: fromPromise(async ({ input }) => (await deferredCalls()).restoreLine(host, input)),
      mergeCart: fromPromise(async ({ input }) => (await deferredCalls()).mergeCart(host, input)),
    },
  });
}
