import type { sessionMachine } from '../machines/session/session.machine.ts';
import { createActorContext } from './actor-context.tsx';

/** The session; the token stays in the machine, never in a component. */
export const {
  Provider: SessionProvider,
  useActorRef: useSessionRef,
  useActorSelector: useSession,
} = createActorContext<typeof sessionMachine>('session');
