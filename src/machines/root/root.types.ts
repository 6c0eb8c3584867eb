import type { ActorRefFrom } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import type { CartInput } from '../cart/cart.types.ts';
import type { cartMachine } from '../cart/cart.machine.ts';
import type { connectivityMachine } from '../connectivity/connectivity.machine.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { SessionEmitted, StoredSession } from '../session/session.types.ts';
import type { tokenRefreshMachine } from '../tokenRefresh/tokenRefresh.machine.ts';

/** What this browser has stored of earlier visits. */
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
  /** What the tab's actors emit, relayed. */
  | SessionEmitted
  | { type: 'refresh.succeed'; tokens: TokenPair }
  | { type: 'refresh.refuse' }
  | { type: 'connection.restore' }
  /** Another tab stored a new session, or a new cart. */
  | { type: 'session.sync'; stored: StoredSession }
  | ({ type: 'cart.sync' } & CartInput)
  /** The page goes away, or into the history: said for each change of the cart that waits. */
  | { type: 'page.leave' }
  /** The browser says that it has a network again. */
  | { type: 'browser.online' };
