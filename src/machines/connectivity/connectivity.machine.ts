import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { placeholderActor } from '../placeholder-actors.ts';

/** ms; each pause before a ping is twice as long as the one before. */
const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 30_000;

type ConnectivityEvent =
  /** A request got no response. */
  | { type: 'request.fail' }
  /** A request got a response of any kind. */
  | { type: 'request.succeed' }
  /** The browser reports a network connection. */
  | { type: 'browser.online' }
  /** The shopper asks to try again. */
  | { type: 'ping.retry' }
  /** The connection state reported by another tab through the session. */
  | { type: 'link.sync'; active: boolean };

/** Whether the shop is reachable (TOK-16, ERR-03, A78); sets `link_active` of the session. */
export const connectivityMachine = setup({
  types: {
    /** `failures`: requests and pings without a response since a request had one, or somebody tried again. */
    context: {} as { failures: number },
    events: {} as ConnectivityEvent,
    /** The shop is reachable again: waiting requests continue (A78). */
    emitted: {} as { type: 'connection.restore' },
    tags: {} as 'active' | 'doubted' | 'inactive' | 'pinging',
  },
  actors: {
    /** Sends a small request to the host; resolves once it is answered. */
    ping: placeholderActor<unknown, void>('ping'),
  },
  delays: {
    pause: ({ context }) => Math.min(FIRST_PAUSE * 2 ** (context.failures - 1), MAX_PAUSE),
  },
  guards: { isActive: (_, active: boolean) => active },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
}).createMachine({
  id: 'connectivity',
  context: { failures: 0 },
  initial: 'active',
  states: {
    active: {
      description: 'The last call was answered, or none was made yet.',
      tags: 'active',
      on: {
        'request.fail': { target: 'inactive', actions: 'countFailure' },
        'request.succeed': { actions: 'forgetFailures' },
      },
      initial: 'sure',
      states: {
        sure: {
          description: 'No other tab reports a call without a response.',
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
            'request.succeed': { target: 'sure', actions: 'forgetFailures' },
            'link.sync': { guard: { type: 'isActive', params: ({ event }) => event.active }, target: 'sure' },
          },
        },
      },
    },
    inactive: {
      description: 'The last call got no response; any later response, also to a ping, ends this (A78).',
      tags: 'inactive',
      exit: emit({ type: 'connection.restore' }),
      on: {
        'request.succeed': { target: 'active', actions: 'forgetFailures' },
        'link.sync': { guard: { type: 'isActive', params: ({ event }) => event.active }, target: 'active' },
        'browser.online': { target: '.pinging', actions: 'forgetFailures' },
        'ping.retry': { target: '.pinging', actions: 'forgetFailures' },
      },
      initial: 'pausing',
      states: {
        pinging: {
          description: 'Checks whether the host responds.',
          tags: 'pinging',
          invoke: {
            id: 'ping',
            src: 'ping',
            onDone: '#connectivity.active',
            onError: { target: 'pausing', actions: 'countFailure' },
          },
        },
        pausing: {
          // A ping forgets no failure: a call that alone never gets a response would be sent again each second.
          description: 'Pings after a pause, which grows until a request has a response.',
          after: { pause: 'pinging' },
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

/** Whether the host is being asked for a response. */
export const isPinging = (snapshot: SnapshotFrom<typeof connectivityMachine>): boolean =>
  snapshot.hasTag('pinging');
