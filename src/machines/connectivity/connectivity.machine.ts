import { emit, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from '../unprovided.ts';

type ConnectivityEvent =
  /** A call got no answer at all. */
  | { type: 'request.fail' }
  /** A call got an answer, whatever it said. */
  | { type: 'request.succeed' }
  /** The browser says that it has a network again. */
  | { type: 'browser.online' };

/** Whether the shop can be reached (TOK-16, ERR-03, A78): the `link_active` of the session. */
export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityEvent,
    /** The shop can be reached again: whatever waited for it goes on (A78). */
    emitted: {} as { type: 'connection.restore' },
    tags: {} as 'active' | 'inactive',
  },
  actors: {
    /** Asks the host for anything small; ends when an answer came. */
    ping: unprovided<unknown, void>('ping'),
  },
}).createMachine({
  id: 'connectivity',
  initial: 'active',
  states: {
    active: {
      description: 'The last call was answered, or none was made yet.',
      tags: 'active',
      on: { 'request.fail': 'inactive' },
    },
    inactive: {
      description: 'The last call got no answer; any later answer ends this.',
      tags: 'inactive',
      exit: emit({ type: 'connection.restore' }),
      on: { 'request.succeed': 'active' },
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

/** `link_active`: true unless the last call got no answer. */
export function isConnected(snapshot: SnapshotFrom<typeof connectivityMachine>): boolean {
  return snapshot.hasTag('active');
}
