import type { ActorRefFrom } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import type { CartInput } from '../cart/cart.types.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import type { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { SessionEmitted, StoredSession } from '../session/session.types.ts';
import type { tokenRefreshMachine } from '../tokenRefresh/tokenRefresh.machine.ts';

/** What this browser stored in earlier visits. */
export interface RootInput {
  session: StoredSession;
  cart: CartInput;
}

/** The actors that live as long as the tab, by their `systemId`. */
export type TabActors = {
  session: ActorRefFrom<typeof sessionMachine>;
  tokenRefresh: ActorRefFrom<typeof tokenRefreshMachine>;
  connectivity: ActorRefFrom<typeof connectivityMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
};

export type RootEvent =
  /** Events relayed from the tab's actors. */
  | SessionEmitted
  | { type: 'refresh.succeed'; tokens: TokenPair }
  | { type: 'refresh.refuse' }
  | { type: 'connection.restore' }
  /** Another tab stored a new session or cart. */
  | { type: 'session.sync'; stored: StoredSession }
  | ({ type: 'cart.sync' } & CartInput)
  /** The page is being closed or put into the back/forward cache: sent once per waiting cart change. */
  | { type: 'page.leave' }
  /** The browser reports a network connection. */
  | { type: 'browser.online' }
  /** Code that a screen or a call needs did not arrive. */
  | { type: 'code.fail' };
