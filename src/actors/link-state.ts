import type { linkStateMachine } from '../machines/linkState/linkState.machine.ts';
import { createActorContext } from './actor-context.tsx';

/** Whether the shop can be reached. */
export const { Provider: LinkStateProvider, useActorSelector: useLinkState } =
  createActorContext<typeof linkStateMachine>('linkState');
