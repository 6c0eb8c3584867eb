import type { HostCalls } from '../graphql/host-calls.ts';
import { createScreenMachines } from '../state/screen-machines.ts';
import { createAnonymousActors } from './app-actors.ts';

const refuse = () => Promise.reject(new Error('A render on the server starts no work'));
const idleHost: HostCalls = { query: refuse, mutate: refuse };

/** The same for every render, as components only read their snapshots. */
export const anonymousActors = createAnonymousActors();

/** Screen machines for a server render, where no work is ever started. */
export const idleScreenMachines = createScreenMachines({
  host: idleHost,
  cart: anonymousActors.cart.actor,
  session: anonymousActors.session.actor,
});
