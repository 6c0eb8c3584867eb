import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { HostCalls } from '../graphql/host-calls.ts';
import type { cartMachine } from '../machines/cart/cart.machine.ts';
import type { sessionMachine } from '../machines/session/session.machine.ts';
import { inspected } from './inspected.ts';

/** What screen machines work with: the host's calls, and the tab's cart and session. */
export interface ScreenWork {
  host: HostCalls;
  cart: ActorRefFrom<typeof cartMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
}

/** Gives a machine its actors' implementations. In its screen's `…-actors.ts`, and loaded with it. */
type ProvideMachine<Machine> = (work: ScreenWork) => Machine;

/** Returns the machine of a provider, always the same one. */
export type ScreenMachines = <Machine>(provide: ProvideMachine<Machine>) => Machine;

/** Creates each screen's machine when first requested and keeps it. */
export function createScreenMachines(work: ScreenWork): ScreenMachines {
  const made = new Map<unknown, unknown>();
  return <Machine>(provide: ProvideMachine<Machine>) => {
    if (!made.has(provide)) made.set(provide, inspected(provide(work)));
    return made.get(provide) as Machine;
  };
}

export const ScreenMachinesContext = createContext<ScreenMachines | null>(null);

/** A screen's machine with its implementations, ready for `useMachine`. */
export function useScreenMachine<Machine>(provide: ProvideMachine<Machine>): Machine {
  const machines = use(ScreenMachinesContext);
  if (!machines) throw new Error(`${provide.name} is used outside ScreenMachinesContext`);
  return machines(provide);
}
