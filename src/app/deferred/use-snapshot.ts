import { useCallback, useSyncExternalStore } from 'react';

interface Watched<Snapshot> {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  getSnapshot: () => Snapshot;
}

/** The actor's snapshot. Replaces the library's `useSelector`, which would add code to pages. */
export function useSnapshot<Snapshot>(actor: Watched<Snapshot>): Snapshot {
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot());
}
