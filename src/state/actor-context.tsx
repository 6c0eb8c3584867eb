import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ActorRef, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

/** An actor of a machine, whether it was made by itself or by another one. */
type MachineRef<Machine extends AnyStateMachine> = ActorRef<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  EmittedFrom<Machine>
>;

/** An actor, and its snapshot as every render on the server sees it: nobody is known there. */
export interface SharedActor<Machine extends AnyStateMachine> {
  actor: MachineRef<Machine>;
  anonymous: SnapshotFrom<Machine>;
}

interface ActorContext<Machine extends AnyStateMachine> {
  Provider: (props: { shared: SharedActor<Machine>; children: ReactNode }) => ReactNode;
  /** The actor itself, to send events to. */
  useActorRef: () => MachineRef<Machine>;
  /**
   * What `select` picks from its snapshot: a value that stays the same object while nothing changes. Hydration
   * sees the anonymous snapshot first, so that it matches the server's HTML.
   */
  useActorSelector: <T>(select: (snapshot: SnapshotFrom<Machine>) => T) => T;
}

/** The way for components to an actor that lives as long as the tab. `name` is for the missing-provider error. */
export function createActorContext<Machine extends AnyStateMachine>(name: string): ActorContext<Machine> {
  const Context = createContext<SharedActor<Machine> | null>(null);
  const useShared = () => {
    const shared = use(Context);
    if (!shared) throw new Error(`${name} is used outside its provider`);
    return shared;
  };
  return {
    Provider: ({ shared, children }) => <Context value={shared}>{children}</Context>,
    useActorRef: () => useShared().actor,
    useActorSelector(select) {
      const { actor, anonymous } = useShared();
      // The same function as long as the actor is the same: React subscribes anew for another one.
      const subscribe = useCallback(
        (notify: () => void) => {
          const subscription = actor.subscribe(notify);
          return () => subscription.unsubscribe();
        },
        [actor],
      );
      return useSyncExternalStore(
        subscribe,
        () => select(actor.getSnapshot()),
        () => select(anonymous),
      );
    },
  };
}
