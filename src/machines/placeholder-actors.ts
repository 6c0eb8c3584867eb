import { fromCallback, fromPromise } from 'xstate';
import type { AnyEventObject, CallbackActorLogic, PromiseActorLogic } from 'xstate';

/** Placeholder in `setup()` for an actor that the app supplies with `.provide()`; it throws when run. */
export function placeholderActor<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async () => {
    throw new Error(`provide ${name}`);
  });
}

/** Like `placeholderActor`, for an actor that listens to outside events as long as its machine runs. */
export function placeholderListener(name: string): CallbackActorLogic<AnyEventObject> {
  return fromCallback<AnyEventObject>(() => {
    throw new Error(`provide ${name}`);
  });
}
