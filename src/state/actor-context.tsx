import { createContext, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';

/** An actor, and its snapshot as every render on the server sees it: nobody is known there. */
export interface SharedActor<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  anonymous: SnapshotFrom<Machine>;
}

interface ActorContext<Machine extends AnyStateMachine> {
  Provider: (props: { shared: SharedActor<Machine>; children: ReactNode }) => ReactNode;
  /** The actor itself, to send events to. */
  useActorRef: () => Actor<Machine>;
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
      return useSyncExternalStore(
        (notify) => {
          const subscription = actor.subscribe(notify);
          return () => subscription.unsubscribe();
        },
        () => select(actor.getSnapshot()),
        () => select(anonymous),
      );
    },
  };
}
