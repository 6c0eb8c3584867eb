import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { SharedActor } from '../state/actor-context.tsx';
import { blankCart } from '../machines/cart/cart-state.ts';
import type { cartMachine } from '../machines/cart/cart.machine.ts';
import type { connectivityMachine } from '../machines/connectivity/connectivity.machine.ts';
import { rootMachine, tabActorsOf } from '../machines/root/root.machine.ts';
import type { RootInput } from '../machines/root/root.types.ts';
import type { sessionMachine } from '../machines/session/session.machine.ts';

/** Actors that live as long as the tab and are available to components. */
export interface AppActors {
  session: SharedActor<typeof sessionMachine>;
  connectivity: SharedActor<typeof connectivityMachine>;
  cart: SharedActor<typeof cartMachine>;
}

const nobody: RootInput = {
  session: {
    access_token: null,
    refresh_token: null,
    redirect_after_login: null,
    auth_fingerprint: '',
    oauth2_state: null,
    link_active: true,
    baseURL: null,
    has_ended: false,
  },
  cart: { cart: blankCart, mergePending: false },
};

/** The tab's actors, each with its snapshot for anonymous renders. */
export function shareActors(root: ActorRefFrom<typeof rootMachine>): AppActors {
  const anonymous = createAnonymousActors();
  const { session, connectivity, cart } = tabActorsOf(root.getSnapshot());
  return {
    session: { ...anonymous.session, actor: session },
    connectivity: { ...anonymous.connectivity, actor: connectivity },
    cart: { ...anonymous.cart, actor: cart },
  };
}

/** Actors for an anonymous render: never started, logged out, with an empty cart. */
export function createAnonymousActors(): AppActors {
  const root = createActor(rootMachine, { input: nobody });
  const { session, connectivity, cart } = tabActorsOf(root.getSnapshot());
  return {
    session: { actor: session, anonymous: session.getSnapshot() },
    connectivity: { actor: connectivity, anonymous: connectivity.getSnapshot() },
    cart: { actor: cart, anonymous: cart.getSnapshot() },
  };
}
