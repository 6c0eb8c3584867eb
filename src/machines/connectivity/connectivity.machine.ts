import { emit, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from '../unprovided.ts';

type ConnectivityEvent =
  /** A call got no answer at all. */
  | { type: 'request.fail' }
  /** A call got an answer, whatever it said. */
  | { type: 'request.succeed' }
  /** The browser says that it has a network again. */
  | { type: 'browser.online' }
  /** What the session says that another tab has found. */
  | { type: 'link.sync'; active: boolean };

/** Whether the shop can be reached (TOK-16, ERR-03, A78): where the `link_active` of the session comes from. */
export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityEvent,
    /** The shop can be reached again: whatever waited for it goes on (A78). */
    emitted: {} as { type: 'connection.restore' },
    tags: {} as 'active' | 'doubted' | 'inactive',
  },
  actors: {
    /** Asks the host for anything small; ends when an answer came. */
    ping: unprovided<unknown, void>('ping'),
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
          description: 'No other tab says otherwise.',
          on: {
            'link.sync': [
              { guard: { type: 'isActive', params: ({ event }) => event.active } },
              { target: 'doubted' },
            ],
          },
        },
        doubted: {
          description:
            'A call of another tab got no answer; the next one of this tab that does ends it for all.',
          tags: 'doubted',
          on: {
            'request.succeed': 'sure',
            'link.sync': { guard: { type: 'isActive', params: ({ event }) => event.active }, target: 'sure' },
          },
        },
      },
    },
    inactive: {
      description: 'The last call got no answer; any later answer ends this.',
      tags: 'inactive',
      exit: emit({ type: 'connection.restore' }),
      on: {
        'request.succeed': 'active',
        'link.sync': { guard: { type: 'isActive', params: ({ event }) => event.active }, target: 'active' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Until something is answered or the browser is online again.',
          on: { 'browser.online': 'pinging' },
        },
        pinging: {
          description: 'The browser is online: is the host there too?',
          invoke: { id: 'ping', src: 'ping', onDone: '#connectivity.active', onError: 'waiting' },
        },
      },
    },
  },
});

/** The session's `link_active`: false when the last call, of this tab or of another, got no answer (TOK-01). */
export function isLinkActive(snapshot: SnapshotFrom<typeof connectivityMachine>): boolean {
  return snapshot.hasTag('active') && !snapshot.hasTag('doubted');
}

/** Whether this tab can reach the shop: true unless its own last call got no answer. */
export function isConnected(snapshot: SnapshotFrom<typeof connectivityMachine>): boolean {
  return snapshot.hasTag('active');
}
