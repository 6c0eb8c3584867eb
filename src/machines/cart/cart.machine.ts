import { assign, emit, setup } from 'xstate';
import type { Cart } from '../../graphql/generated/types.ts';
import { failureOf } from '../../lib/failure.ts';
import { unprovided } from '../unprovided.ts';
import { hasChoices, keepingChoices, noChoices, wantedChoices } from './cart-choices.ts';
import { commandOf, enqueue, isRepeatable, type CartCommand } from './cart-queue.ts';
import { blankCart, toCartState, type CartChoices } from './cart-state.ts';
import type { CartContext, CartEmitted, CartEvent, CartInput, CartTag } from './cart.types.ts';

const RELOAD: CartCommand = { kind: 'reload' };
type Session = { session: string | null };

/** The shopper's cart: reload, update, remove, merge, promotion code, shipping, one call at a time (CRT-07). */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    input: {} as CartInput,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    tags: {} as CartTag,
  },
  actors: {
    loadCart: unprovided<Cart, Session & CartChoices>('loadCart'),
    updateLine: unprovided<Cart, Session & { id: number; qty: number }>('updateLine'),
    removeLine: unprovided<Cart, Session & { id: number }>('removeLine'),
    mergeCart: unprovided<Cart, { session: string }>('mergeCart'),
  },
  guards: {
    hasWork: ({ context }) => context.queue.length > 0,
    isUpdate: ({ context }) => context.queue[0]?.kind === 'update',
    isRemoval: ({ context }) => context.queue[0]?.kind === 'remove',
    mergesGuestCart: ({ context }) => context.queue[0]?.kind === 'merge' && context.cart.sessionKey !== null,
    hasLine: ({ context }, id: number) => context.cart.cartitems.some((item) => item.id === id),
    /** From 1 up to what can be bought; stepping down is possible even from above that. */
    isPossibleQuantity: ({ context }, { id, qty }: { id: number; qty: number }) => {
      const item = context.cart.cartitems.find((line) => line.id === id);
      return item !== undefined && qty >= 1 && (qty <= item.can_purchase_qty || qty < item.qty);
    },
    isUnanswered: ({ context }) => context.failure?.reason === 'unreachable',
    isMerge: ({ context }) => context.queue[0]?.kind === 'merge',
    /** A stored code or shipping choice may have become impossible meanwhile. */
    isReloadWithChoices: ({ context }) => context.queue[0]?.kind === 'reload' && hasChoices(context.cart),
  },
  actions: {
    ask: assign(({ context }, command: CartCommand) => ({
      queue: enqueue(context.queue, command),
      failure: null,
    })),
    /** The answer of getCart: these are the amounts with the choices, and the host's word on the code. */
    takeLoaded: assign(({ context }, cart: Cart) => ({
      cart: toCartState(cart, wantedChoices(context.cart, context.queue[0]), context.cart),
      queue: context.queue.slice(1),
    })),
    /** The answer of a write knows no choices: they are kept, and the amounts are asked for with them. */
    takeWritten: assign(({ context }, cart: Cart) => ({
      cart: keepingChoices(cart, context.cart),
      queue: askIf(hasChoices(context.cart), context.queue).slice(1),
    })),
    /** An answer from elsewhere may cross the one under way here: then the host is asked again. */
    takeReceived: assign(({ context }, cart: Cart) => ({
      cart: keepingChoices(cart, context.cart),
      queue: askIf(hasChoices(context.cart) || context.queue.length > 0, context.queue),
    })),
    startAnew: assign({ cart: blankCart, queue: [RELOAD], stalled: [], failure: null }),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: { ...failureOf(error), command: context.queue[0] ?? RELOAD },
    })),
    giveUpCommand: assign({ queue: ({ context }) => context.queue.slice(1) }),
    reloadInstead: assign({ queue: ({ context }) => [RELOAD, ...context.queue.slice(1)] }),
    dropChoices: assign({
      cart: ({ context }) => ({ ...context.cart, ...noChoices }),
    }),
    stall: assign({ queue: [], stalled: ({ context }) => context.queue }),
    /** Nothing but quantities is sent later without the shopper asking for it again (A78). */
    resume: assign(({ context }) => ({
      queue: [...context.stalled.filter(isRepeatable), ...context.queue].reduce<CartCommand[]>(enqueue, []),
      stalled: [],
      failure: null,
    })),
    retry: assign(({ context }) => ({ queue: context.stalled, stalled: [], failure: null })),
    announce: emit(({ context }) => ({ type: 'cart.change', cart: context.cart })),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({
    cart: input.cart,
    queue: input.mergePending ? [{ kind: 'merge' }] : [],
    stalled: [],
    failure: null,
  }),
  on: {
    'cart.reload': { actions: { type: 'ask', params: RELOAD } },
    'line.update': {
      guard: { type: 'isPossibleQuantity', params: ({ event }) => event },
      actions: { type: 'ask', params: ({ event: { id, qty } }) => ({ kind: 'update', id, qty }) },
    },
    'line.remove': {
      guard: { type: 'hasLine', params: ({ event }) => event.id },
      actions: { type: 'ask', params: ({ event: { id } }) => ({ kind: 'remove', id }) },
    },
    'promotion.apply': {
      actions: {
        type: 'ask',
        params: ({ event }) => ({ kind: 'choose', choices: { promotion_code: event.code.trim() || null } }),
      },
    },
    'shipping.choose': {
      actions: {
        type: 'ask',
        params: ({ event: { shipping_type, shipping_address } }) => ({
          kind: 'choose',
          choices: { shipping_type, shipping_address },
        }),
      },
    },
    'session.login': { actions: { type: 'ask', params: { kind: 'merge' } } },
    'session.logout': { target: '.working', actions: ['startAnew', 'announce'] },
    'cart.receive': { actions: [{ type: 'takeReceived', params: ({ event }) => event.cart }, 'announce'] },
    'cart.sync': {
      actions: assign(({ context, event }) => ({
        cart: event.cart,
        queue: askIf(context.queue.length > 0, context.queue),
      })),
    },
    'addresses.change': {
      actions: assign({ cart: ({ context, event }) => ({ ...context.cart, addresses: event.addresses }) }),
    },
    'failure.dismiss': { actions: assign({ failure: null }) },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing to do; a refused change leaves its failure in the context.',
      always: { guard: 'hasWork', target: 'working' },
    },
    working: {
      description: 'One call is under way; what is asked meanwhile waits its turn.',
      tags: 'busy',
      initial: 'next',
      states: {
        next: {
          description: 'Takes the first of the queue.',
          always: [
            { guard: 'isUpdate', target: 'updating' },
            { guard: 'isRemoval', target: 'removing' },
            { guard: 'mergesGuestCart', target: 'merging' },
            { guard: 'hasWork', target: 'loading' },
            { target: '#cart.idle' },
          ],
        },
        loading: {
          description: 'Asks for the cart, with the choices made or wanted (CRT-08).',
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
            onError: {
              target: 'failing',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        updating: {
          description: 'Sets a line to its target quantity.',
          invoke: {
            id: 'updateLine',
            src: 'updateLine',
            input: ({ context }) => {
              const { id, qty } = commandOf(context.queue, 'update');
              return { id, qty, session: context.cart.sessionKey };
            },
            onDone: {
              target: 'next',
              actions: [{ type: 'takeWritten', params: ({ event }) => event.output }, 'announce'],
            },
            onError: {
              target: 'failing',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        removing: {
          description: 'Takes a line out.',
          invoke: {
            id: 'removeLine',
            src: 'removeLine',
            input: ({ context }) => {
              const { id } = commandOf(context.queue, 'remove');
              return { id, session: context.cart.sessionKey };
            },
            onDone: {
              target: 'next',
              actions: [{ type: 'takeWritten', params: ({ event }) => event.output }, 'announce'],
            },
            onError: {
              target: 'failing',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        merging: {
          description: 'Puts what the guest had into the cart of the user (CRT-09).',
          invoke: {
            id: 'mergeCart',
            src: 'mergeCart',
            input: ({ context }) => ({ session: context.cart.sessionKey ?? '' }),
            onDone: {
              target: 'next',
              actions: [{ type: 'takeWritten', params: ({ event }) => event.output }, 'announce'],
            },
            onError: {
              target: 'failing',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failing: {
          description: 'Decides what becomes of a call that did not work; the last good cart stays.',
          always: [
            { guard: 'isUnanswered', target: '#cart.unreachable' },
            { guard: 'isMerge', target: 'next', actions: 'reloadInstead' },
            { guard: 'isReloadWithChoices', target: 'next', actions: 'dropChoices' },
            { target: 'next', actions: 'giveUpCommand' },
          ],
        },
      },
    },
    unreachable: {
      description: 'No answer: the last good cart stays, quantities wait for the link or a retry (A78).',
      tags: 'retryable',
      entry: 'stall',
      always: { guard: 'hasWork', target: 'working', actions: 'resume' },
      on: {
        'cart.retry': { target: 'working', actions: 'retry' },
        'connection.restore': { target: 'working', actions: 'resume' },
      },
    },
  },
});

function askIf(isNeeded: boolean, queue: CartCommand[]): CartCommand[] {
  return isNeeded ? enqueue(queue, RELOAD) : queue;
}
