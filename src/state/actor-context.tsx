import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ActorRef, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

/** A reference to a machine's actor, however it was created. */
type MachineRef<Machine extends AnyStateMachine> = ActorRef<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  EmittedFrom<Machine>
>;

/** An actor, and its snapshot for server renders, where nobody is logged in. */
export interface SharedActor<Machine extends AnyStateMachine> {
  actor: MachineRef<Machine>;
  anonymous: SnapshotFrom<Machine>;
}

interface ActorContext<Machine extends AnyStateMachine> {
  Provider: (props: { shared: SharedActor<Machine>; children: ReactNode }) => ReactNode;
  /** The actor itself, for sending events. */
  useActorRef: () => MachineRef<Machine>;
  /**
   * What `select` returns; must be the same object while nothing changes. Hydration starts with the anonymous
   * snapshot, which matches the server's HTML.
   */
  useActorSelector: <T>(select: (snapshot: SnapshotFrom<Machine>) => T) => T;
}

/** Gives components access to an actor that lives as long as the tab. `name` is for error messages. */
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
      // Stable for the same actor: React resubscribes when it changes.
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
