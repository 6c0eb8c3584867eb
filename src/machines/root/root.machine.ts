import { sendTo, setup, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { connectivityMachine, isLinkActive } from '../connectivity/connectivity.machine.ts';
import { readinessGateMachine } from '../readinessGate/readinessGate.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { StoredSession } from '../session/session.types.ts';
import { isTokenChecked, tokenRefreshMachine } from '../tokenRefresh/tokenRefresh.machine.ts';
import { placeholderListener } from '../placeholder-actors.ts';
import { relay } from './relay.ts';
import type { RootEvent, RootInput, TabActors } from './root.types.ts';

/** Starts the actors that live as long as the tab; the only place where they exchange events. */
export const rootMachine = setup({
  types: {
    context: {} as RootInput,
    input: {} as RootInput,
    events: {} as RootEvent,
    tags: {} as 'ready',
    children: {} as {
      session: 'session';
      tokenRefresh: 'tokenRefresh';
      connectivity: 'connectivity';
      cart: 'cart';
    },
  },
  actors: {
    relay,
    session: sessionMachine,
    tokenRefresh: tokenRefreshMachine,
    readinessGate: readinessGateMachine,
    connectivity: connectivityMachine,
    cart: cartMachine,
    /** Stores session and cart after every change; sends other tabs' as `session.sync` and `cart.sync`. */
    tabStorage: placeholderListener('tabStorage'),
    /** Sends `browser.online`, `code.fail` and `page.leave`. */
    browser: placeholderListener('browser'),
  },
  actions: {
    /** Navigates to a path of the shop. */
    navigate: (_, _path: string) => undefined,
  },
}).createMachine({
  id: 'root',
  context: ({ input }) => input,
  invoke: [
    // First, because they listen to the others and must not miss any event.
    {
      id: 'relay',
      src: 'relay',
      input: { from: ['session', 'tokenRefresh', 'connectivity'] },
    },
    { id: 'tabStorage', src: 'tabStorage' },
    { id: 'browser', src: 'browser' },
    {
      id: 'connectivity',
      systemId: 'connectivity',
      src: 'connectivity',
      onSnapshot: {
        actions: sendTo('session', ({ event }) => ({
          type: 'link.change',
          active: isLinkActive(event.snapshot),
        })),
      },
    },
    {
      id: 'tokenRefresh',
      systemId: 'tokenRefresh',
      src: 'tokenRefresh',
      input: ({ context }) => ({ tokens: tokensOf(context.session) }),
    },
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context }) => ({ stored: context.session }),
      onSnapshot: {
        actions: sendTo('tokenRefresh', ({ event }) => ({
          type: 'tokens.change',
          tokens: tokensOf(event.snapshot.context),
        })),
      },
    },
    { id: 'cart', systemId: 'cart', src: 'cart', input: ({ context }) => context.cart },
  ],
  entry: sendTo('cart', { type: 'cart.reload' }),
  on: {
    'session.login': { actions: sendTo('cart', { type: 'session.login' }) },
    'session.logout': { actions: sendTo('cart', { type: 'session.logout' }) },
    'navigation.request': { actions: { type: 'navigate', params: ({ event }) => event.path } },
    'refresh.succeed': {
      actions: sendTo('session', ({ event: { tokens } }) => ({ type: 'tokens.refresh', tokens })),
    },
    'refresh.refuse': { actions: sendTo('session', { type: 'tokens.refuse' }) },
    'connection.restore': {
      actions: [
        sendTo('session', { type: 'connection.restore' }),
        sendTo('tokenRefresh', { type: 'connection.restore' }),
        sendTo('cart', { type: 'connection.restore' }),
      ],
    },
    'session.sync': {
      actions: [
        sendTo('session', ({ event }) => event),
        sendTo('connectivity', ({ event }) => ({ type: 'link.sync', active: event.stored.link_active })),
      ],
    },
    'cart.sync': { actions: sendTo('cart', ({ event }) => event) },
    'page.leave': { actions: sendTo('cart', { type: 'page.leave' }) },
    'browser.online': { actions: sendTo('connectivity', { type: 'browser.online' }) },
    'code.fail': { actions: sendTo('connectivity', { type: 'request.fail' }) },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The tokens found at the start are being checked; requests wait (TOK-12).',
      invoke: {
        id: 'readinessGate',
        src: 'readinessGate',
        input: ({ self }) => ({
          isTokenChecked: () => isTokenChecked(self.system.get('tokenRefresh').getSnapshot()),
        }),
        onDone: 'open',
      },
    },
    open: { description: 'Requests are sent from now on.', tags: 'ready' },
  },
});

function tokensOf({ access_token, refresh_token }: StoredSession): TokenPair | null {
  return access_token && refresh_token ? { access_token, refresh_token } : null;
}

/**
 * Resolves when requests may be sent: immediately, at the gate's next poll, or when its limit is reached
 * (TOK-12).
 */
export async function whenReady(root: ActorRefFrom<typeof rootMachine>): Promise<void> {
  await waitFor(root, (snapshot) => snapshot.hasTag('ready'));
}

/** Returns the tab's actors. Throws once the root has ended. */
export function tabActorsOf({ children }: SnapshotFrom<typeof rootMachine>): TabActors {
  const { session, tokenRefresh, connectivity, cart } = children;
  if (!session || !tokenRefresh || !connectivity || !cart) throw new Error('the root has ended');
  return { session, tokenRefresh, connectivity, cart };
}
