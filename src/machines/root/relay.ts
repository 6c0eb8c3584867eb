import { fromCallback, type AnyActorRef, type AnyEventObject } from 'xstate';

export interface RelayInput {
  /** The `systemId`s of the actors to listen to. */
  from: string[];
}

/** Forwards everything that other actors of the system emit to its parent. */
export const relay = fromCallback<AnyEventObject, RelayInput>(({ input, sendBack, system }) => {
  const subscriptions = input.from.map((name) => {
    const actor: AnyActorRef = system.get(name);
    return actor.on('*', sendBack);
  });
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});
