import { useEffect, useEffectEvent, useRef } from 'react';
import { isLinkActive } from '../machines/linkState/linkState.machine.ts';
import type { linkStateMachine } from '../machines/linkState/linkState.machine.ts';
import { createActorContext } from './actor-context.tsx';

/** Whether the shop can be reached. */
export const { Provider: LinkStateProvider, useActorSelector: useLinkState } =
  createActorContext<typeof linkStateMachine>('linkState');

/** Calls `onRestore` each time the shop can be reached again: a screen's machine may wait for it (A78). */
export function useLinkRestore(onRestore: () => void): void {
  const active = useLinkState(isLinkActive);
  const wasActive = useRef(active);
  const restored = useEffectEvent(onRestore);
  useEffect(() => {
    if (active && !wasActive.current) restored();
    wasActive.current = active;
  }, [active]);
}
