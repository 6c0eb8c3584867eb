import { createActor } from 'xstate';
import type { SharedActor } from '../state/actor-context.tsx';
import { blankCart } from '../machines/cart/cart-state.ts';
import { cartMachine } from '../machines/cart/cart.machine.ts';
import { connectivityMachine } from '../machines/connectivity/connectivity.machine.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import type { StoredSession } from '../machines/session/session.types.ts';
import type { TabActors } from './start-actors.ts';

/** The actors that live as long as the tab and that components may talk to. */
export interface AppActors {
  session: SharedActor<typeof sessionMachine>;
  connectivity: SharedActor<typeof connectivityMachine>;
  cart: SharedActor<typeof cartMachine>;
}

const nobody: StoredSession = {
  access_token: null,
  refresh_token: null,
  redirect_after_login: null,
  auth_fingerprint: '',
  oauth2_state: null,
  baseURL: null,
};

/** The tab's started actors, each with what a render for everybody sees. */
export function shareActors(tab: TabActors): AppActors {
  const { session, connectivity, cart } = createAnonymousActors();
  return {
    session: { actor: tab.session, anonymous: session.anonymous },
    connectivity: { actor: tab.connectivity, anonymous: connectivity.anonymous },
    cart: { actor: tab.cart, anonymous: cart.anonymous },
  };
}

/** The actors as a render for everybody sees them: never started, nobody logged in, nothing in the cart. */
export function createAnonymousActors(): AppActors {
  const session = createActor(sessionMachine, { input: { stored: nobody } });
  const connectivity = createActor(connectivityMachine);
  const cart = createActor(cartMachine, { input: { cart: blankCart, mergePending: false } });
  return {
    session: { actor: session, anonymous: session.getSnapshot() },
    connectivity: { actor: connectivity, anonymous: connectivity.getSnapshot() },
    cart: { actor: cart, anonymous: cart.getSnapshot() },
  };
}
