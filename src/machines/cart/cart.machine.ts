import { assign } from 'xstate';
import type { Cart } from '../../graphql/generated/types.ts';
import { wantedChoices } from './cart-choices.ts';
import { commandOf, type CartCommand } from './cart-queue.ts';
import { cartSetup, RELOAD } from './cart.setup.ts';
import type { CartContext } from './cart.types.ts';
import { removeCommand } from './line-changes.ts';

const whenWritten = {
  target: 'next',
  actions: [
    { type: 'takeWritten', params: ({ event }: { event: { output: Cart } }) => event.output },
    'announce',
  ],
} as const;

const whenFailed = {
  target: 'failing',
  actions: {
    type: 'noteFailure',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
} as const;

/** The state that carries out each command. */
const stateOf = {
  reload: 'loading',
  choose: 'loading',
  update: 'updating',
  remove: 'removing',
  restore: 'restoring',
  merge: 'merging',
} as const satisfies Record<CartCommand['kind'], string>;

const whenFirst = (Object.keys(stateOf) as CartCommand['kind'][]).map((kind) => ({
  guard: { type: 'isFirst', params: kind } as const,
  target: stateOf[kind],
}));

/** The input of the call for a line's change, the first command of the queue. */
const lineInput =
  <Kind extends CartCommand['kind'], Input>(
    kind: Kind,
    pick: (command: Extract<CartCommand, { kind: Kind }>) => Input,
  ) =>
  ({ context }: { context: CartContext }) => ({
    ...pick(commandOf(context.queue, kind)),
    session: context.cart.sessionKey,
  });

/** The shopper's cart: reload, update, remove, merge, promotion code, shipping, one call at a time (CRT-07). */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cart: input.cart,
    queue: input.mergePending ? [{ kind: 'merge' }] : [],
    stalled: [],
    dropped: [],
    mergePending: input.mergePending,
    failure: null,
    removed: [],
    removedCode: null,
    notice: null,
  }),
  on: {
    'cart.reload': { actions: { type: 'enqueue', params: RELOAD } },
    'line.update': {
      guard: { type: 'isPossibleQuantity', params: ({ event }) => event },
      actions: { type: 'enqueue', params: ({ event: { id, qty } }) => ({ kind: 'update', id, qty }) },
    },
    'line.remove': {
      guard: { type: 'hasLine', params: ({ event }) => event.id },
      actions: { type: 'enqueue', params: ({ context, event }) => removeCommand(context.cart, event.id) },
    },
    'line.restore': {
      guard: { type: 'isRestorable', params: ({ event }) => event.id },
      actions: { type: 'enqueue', params: ({ event: { id } }) => ({ kind: 'restore', id }) },
    },
    'promotion.apply': {
      actions: {
        type: 'enqueue',
        params: ({ event }) => ({ kind: 'choose', choices: { promotion_code: event.code.trim() || null } }),
      },
    },
    'shipping.choose': {
      actions: {
        type: 'enqueue',
        params: ({ event: { shipping_type, shipping_address, priority } }) => ({
          kind: 'choose',
          choices: { shipping_type, shipping_address, priority },
        }),
      },
    },
    'session.login': {
      actions: [assign({ mergePending: true }), { type: 'enqueue', params: { kind: 'merge' } }],
    },
    'session.logout': { target: '.working', actions: ['reset', 'announce'] },
    'cart.receive': { actions: [{ type: 'takeReceived', params: ({ event }) => event }, 'announce'] },
    'cart.sync': {
      actions: { type: 'takeSynced', params: ({ event }) => event },
    },
    'addresses.change': {
      actions: assign({ cart: ({ context, event }) => ({ ...context.cart, addresses: event.addresses }) }),
    },
    'notice.dismiss': { actions: assign({ notice: null }) },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing to do; after a refused change the context has the failure.',
      always: { guard: 'hasWork', target: 'working' },
    },
    working: {
      description: 'A call is in progress; further commands are queued.',
      tags: 'busy',
      on: {
        'page.leave': {
          guard: 'hasWaitingChange',
          target: '.next',
          actions: 'sendNext',
        },
      },
      initial: 'next',
      states: {
        next: {
          description: 'Takes the first command of the queue.',
          always: [{ guard: 'mergesNothing', target: 'loading' }, ...whenFirst, { target: '#cart.idle' }],
        },
        loading: {
          description: 'Loads the cart, with the current or requested choices (CRT-08).',
          always: { guard: 'isOvertaken', target: 'next' },
          invoke: {
            id: 'loadCart',
            src: 'loadCart',
            input: ({ context }) => ({
              session: context.cart.sessionKey,
              ...wantedChoices(context.cart, context.queue[0]),
            }),
            onDone: {
              target: 'next',
              actions: [{ type: 'takeLoaded', params: ({ event }) => event.output }, 'announce'],
            },
            onError: whenFailed,
          },
        },
        updating: {
          description: 'Sets a line to its target quantity.',
          invoke: {
            id: 'updateLine',
            src: 'updateLine',
            input: lineInput('update', ({ id, qty }) => ({ id, qty })),
            onDone: whenWritten,
            onError: whenFailed,
          },
        },
        removing: {
          description: 'Removes a line.',
          invoke: {
            id: 'removeLine',
            src: 'removeLine',
            input: lineInput('remove', ({ id }) => ({ id })),
            onDone: whenWritten,
            onError: whenFailed,
          },
        },
        restoring: {
          description: 'Restores a removed line.',
          invoke: {
            id: 'restoreLine',
            src: 'restoreLine',
            input: lineInput('restore', ({ id }) => ({ id })),
            onDone: whenWritten,
            onError: whenFailed,
          },
        },
        merging: {
          description: 'Merges the guest’s cart into the user’s cart (CRT-09).',
          invoke: {
            id: 'mergeCart',
            src: 'mergeCart',
            input: ({ context }) => ({ session: context.cart.sessionKey ?? '' }),
            onDone: whenWritten,
            onError: whenFailed,
          },
        },
        failing: {
          description: 'Decides what follows a failed call; the last good cart stays.',
          always: [
            { guard: 'isUnreachable', target: '#cart.unreachable' },
            { guard: { type: 'isFirst', params: 'merge' }, target: 'next', actions: 'reloadInstead' },
            { guard: 'isReloadWithChoices', target: 'next', actions: 'dropChoices' },
            { target: 'next', actions: 'dropCommand' },
          ],
        },
      },
    },
    unreachable: {
      description:
        'No response: the last good cart stays, changed quantities wait for the connection or a retry (A78).',
      tags: 'retryable',
      entry: 'stall',
      always: { guard: 'hasWork', target: 'working', actions: 'resume' },
      on: {
        'cart.retry': { target: 'working', actions: 'retry' },
        'connection.restore': { target: 'working', actions: 'resume' },
        // Browsers abort the request under way before they fire the page-leave event.
        'page.leave': { target: 'working', actions: 'resume' },
      },
    },
  },
});
