import { emit, setup, type SnapshotFrom } from 'xstate';
import { placeholderActor } from '../placeholder-actors.ts';

type ConnectivityEvent =
  /** A request got no response. */
  | { type: 'request.fail' }
  /** A request got a response of any kind. */
  | { type: 'request.succeed' }
  /** The browser reports a network connection. */
  | { type: 'browser.online' }
  /** The connection state reported by another tab through the session. */
  | { type: 'link.sync'; active: boolean };

/** Whether the shop is reachable (TOK-16, ERR-03, A78); sets `link_active` of the session. */
export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityEvent,
    /** The shop is reachable again: waiting requests continue (A78). */
    emitted: {} as { type: 'connection.restore' },
    tags: {} as 'active' | 'doubted' | 'inactive',
  },
  actors: {
    /** Sends a small request to the host; resolves once it is answered. */
    ping: placeholderActor<unknown, void>('ping'),
  },
  guards: { isActive: (_, active: boolean) => active },
}).createMachine({
  id: 'connectivity',
  initial: 'active',
  states: {
    active: {
      description: 'The last call was answered, or none was made yet.',
      tags: 'active',
      on: { 'request.fail': 'inactive' },
      initial: 'sure',
      states: {
        sure: {
          description: 'No other tab reports an pending call.',
          on: {
            'link.sync': [
              { guard: { type: 'isActive', params: ({ event }) => event.active } },
              { target: 'doubted' },
            ],
          },
        },
        doubted: {
          description:
            'A call of another tab got no response; the next response in this tab ends this for all tabs.',
          tags: 'doubted',
          on: {
            'request.succeed': 'sure',
            'link.sync': { guard: { type: 'isActive', params: ({ event }) => event.active }, target: 'sure' },
          },
        },
      },
    },
    inactive: {
      description: 'The last call got no response; any later response ends this.',
      tags: 'inactive',
      exit: emit({ type: 'connection.restore' }),
      on: {
        'request.succeed': 'active',
        'link.sync': { guard: { type: 'isActive', params: ({ event }) => event.active }, target: 'active' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits for a response to any call, or for the browser to be online again.',
          on: { 'browser.online': 'pinging' },
        },
        pinging: {
          description: 'The browser is online again; checks whether the host responds.',
          invoke: { id: 'ping', src: 'ping', onDone: '#connectivity.active', onError: 'waiting' },
        },
      },
    },
  },
});

/** The session's `link_active`: false when the last request of any tab got no response (TOK-01). */
export function isLinkActive(snapshot: SnapshotFrom<typeof connectivityMachine>): boolean {
  return snapshot.hasTag('active') && !snapshot.hasTag('doubted');
}

/** Whether this tab can reach the shop: true unless its own last request got no response. */
export function isConnected(snapshot: SnapshotFrom<typeof connectivityMachine>): boolean {
  return snapshot.hasTag('active');
}
