import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Stands in `setup()` for work that the app supplies with `.provide()`; running it as it is says so. */
export function unprovided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`provide ${name}`);
  });
}
