import { useEffect, useEffectEvent, useRef } from 'react';
import { isConnected } from '../machines/connectivity/connectivity.machine.ts';
import type { connectivityMachine } from '../machines/connectivity/connectivity.machine.ts';
import { createActorContext } from './actor-context.tsx';

/** Whether the shop is reachable. */
export const { Provider: ConnectivityProvider, useActorSelector: useConnectivity } =
  createActorContext<typeof connectivityMachine>('connectivity');

/** Calls `onRestore` each time the shop becomes reachable again: a screen's machine may wait for it (A78). */
export function useConnectionRestore(onRestore: () => void): void {
  const active = useConnectivity(isConnected);
  const wasActive = useRef(active);
  const restored = useEffectEvent(onRestore);
  useEffect(() => {
    if (active && !wasActive.current) restored();
    wasActive.current = active;
  }, [active]);
}
