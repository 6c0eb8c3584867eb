import { fromCallback, fromPromise } from 'xstate';
import type { AnyEventObject, CallbackActorLogic, PromiseActorLogic } from 'xstate';

/** Stands in `setup()` for work that the app supplies with `.provide()`; running it as it is says so. */
export function unprovided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`provide ${name}`);
  });
}

/** The same for what listens to the world outside as long as its machine runs. */
export function unprovidedListener(name: string): CallbackActorLogic<AnyEventObject> {
  return fromCallback<AnyEventObject>(() => {
    throw new Error(`provide ${name}`);
  });
}
