import { assign, emit, setup } from 'xstate';
import type { Cart } from '../../graphql/generated/types.ts';
import { failureOf, isRefusedFor } from '../../lib/failure.ts';
import { placeholderActor } from '../placeholder-actors.ts';
import {
  hasChoices,
  withChoicesOf,
  noChoices,
  removedCodeOf,
  withLoadedCart,
  withReturningCode,
} from './cart-choices.ts';
import {
  enqueue,
  hasMerge,
  isLineChange,
  isRepeatable,
  withLineChangesFirst,
  withoutSuperseded,
} from './cart-queue.ts';
import type { CartCommand } from './cart-queue.ts';
import { blankCart, type CartChoices } from './cart-state.ts';
import { editNotice, linesStillRemoved, withRemoved } from './line-changes.ts';
import type { CartContext, CartEmitted, CartEvent, CartInput, CartTag } from './cart.types.ts';

export const RELOAD: CartCommand = { kind: 'reload' };
type Session = { session: string | null };

/** The cart's types, actors, guards and actions; `cart.machine.ts` holds the states. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    input: {} as CartInput,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    tags: {} as CartTag,
  },
  actors: {
    loadCart: placeholderActor<Cart, Session & CartChoices>('loadCart'),
    updateLine: placeholderActor<Cart, Session & { id: number; qty: number }>('updateLine'),
    removeLine: placeholderActor<Cart, Session & { id: number }>('removeLine'),
    restoreLine: placeholderActor<Cart, Session & { id: number }>('restoreLine'),
    mergeCart: placeholderActor<Cart, { session: string }>('mergeCart'),
  },
  guards: {
    hasWork: ({ context }) => context.queue.length > 0,
    isFirst: ({ context }, kind: CartCommand['kind']) => context.queue[0]?.kind === kind,
    mergesNothing: ({ context }) => context.queue[0]?.kind === 'merge' && context.cart.sessionKey === null,
    /** A line change was put in front of the reload. */
    isOvertaken: ({ context }) => isLineChange(context.queue[0]),
    hasWaitingChange: ({ context }) => context.queue.slice(1).some(isLineChange),
    hasLine: ({ context }, id: number) => context.cart.cartitems.some((item) => item.id === id),
    isRestorable: ({ context: { cart, removed, queue } }, id: number) =>
      linesStillRemoved(removed, cart.cartitems).some((line) => line.id === id) &&
      !queue.some((command) => command.kind === 'restore' && command.id === id),
    /** An integer from 1 to the purchasable quantity; a higher quantity may still be reduced. */
    isPossibleQuantity: ({ context }, { id, qty }: { id: number; qty: number }) => {
      const item = context.cart.cartitems.find((line) => line.id === id);
      return (
        item !== undefined &&
        Number.isInteger(qty) &&
        qty >= 1 &&
        (qty <= item.can_purchase_qty || qty < item.qty)
      );
    },
    isUnreachable: ({ context }) => context.failure?.reason === 'unreachable',
    /** A stored code or shipping choice may have become invalid meanwhile; a rate limit is no sign of that. */
    isReloadWithChoices: ({ context: { queue, cart, failure } }) =>
      queue[0]?.kind === 'reload' && hasChoices(cart) && !isRefusedFor(failure, 'RATE_LIMITED'),
  },
  actions: {
    enqueue: assign(({ context }, command: CartCommand) => ({
      queue: enqueue(context.queue, command),
      dropped: [],
      failure: null,
      notice: null,
    })),
    /** Applies a `getCart` response: amounts that include the choices, and the promotion code's message. */
    takeLoaded: assign(({ context }, cart: Cart) => ({
      cart: withLoadedCart(cart, context.cart, context.queue[0]),
      // A reload that was refused with its choices has now succeeded without them.
      failure: context.failure?.command.kind === 'reload' ? null : context.failure,
      ...withoutFirst(context),
    })),
    /** Write responses ignore the choices: stores them, and reloads the amounts with them. */
    takeWritten: assign(({ context }, cart: Cart) => {
      const before = withReturningCode(context);
      return {
        cart: withChoicesOf(cart, before),
        removedCode: removedCodeOf(context, cart),
        ...withRemoved(context, cart.items),
        ...withoutFirst({ ...context, queue: withReloadIf(hasChoices(before), context.queue) }),
      };
    }),
    /** A cart from another request may cross the one under way here, so the cart is reloaded. */
    takeReceived: assign(({ context }, { cart, line }: { cart: Cart; line?: number }) => ({
      cart: withChoicesOf(cart, context.cart),
      removedCode: null,
      notice: editNotice(context.cart.cartitems, cart.items, line),
      queue: withReloadIf(hasChoices(context.cart) || context.queue.length > 0, context.queue),
    })),
    takeSynced: assign(({ context: { queue, stalled } }, { cart, mergePending }: CartInput) => ({
      cart,
      // The other tab may have written its cart before it was notified of the login here.
      mergePending: mergePending || hasMerge([...queue, ...stalled]),
      queue: withReloadIf(queue.length > 0, queue),
    })),
    /** After a logout; a guest's cart that was never merged goes back to the guest. */
    reset: assign(({ context: { cart, mergePending } }) => ({
      cart: { ...blankCart, sessionKey: mergePending ? cart.sessionKey : null },
      queue: [RELOAD],
      stalled: [],
      dropped: [],
      mergePending: false,
      failure: null,
      removed: [],
      removedCode: null,
      notice: null,
    })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: { ...failureOf(error), command: context.queue[0] ?? RELOAD },
    })),
    /** The request under way is already sent, so the next one is sent without waiting for its response. */
    sendNext: assign(({ context: { queue } }) => ({
      queue: withReloadIf(true, withLineChangesFirst(queue)),
    })),
    dropCommand: assign({ queue: ({ context }) => context.queue.slice(1) }),
    reloadInstead: assign(({ context: { queue } }) => ({
      queue: [RELOAD, ...queue.slice(1)],
      mergePending: hasMerge(queue.slice(1)),
    })),
    /** Clears the stored choices, and shows the shopper why a promotion code was removed. */
    dropChoices: assign({
      cart: ({ context: { cart, failure } }) => ({
        ...cart,
        ...noChoices,
        ...(cart.promotion_code !== null && failure?.reason === 'refused'
          ? { promotion_message: failure.message }
          : {}),
      }),
    }),
    stall: assign({ queue: [], stalled: ({ context }) => context.queue }),
    /**
     * Only repeatable commands, such as quantities, are sent again without a confirmation (A78). The host may
     * have carried out the others: its cart is loaded.
     */
    resume: assign(({ context: { stalled, queue, dropped } }) => {
      const left = withoutSuperseded([...stalled, ...queue]).filter(
        (command) => stalled.includes(command) && !isRepeatable(command),
      );
      const reload = left.length > 0 ? [RELOAD] : [];
      return {
        queue: withoutSuperseded([...stalled.filter(isRepeatable), ...queue, ...reload]),
        stalled: [],
        dropped: [...dropped, ...left],
        failure: null,
      };
    }),
    retry: assign(({ context }) => ({ queue: context.stalled, stalled: [], failure: null })),
    announce: emit(({ context }) => ({ type: 'cart.change', cart: context.cart })),
  },
});

/** The state once the first command is done. */
function withoutFirst({ queue: [done, ...queue], mergePending }: CartContext) {
  return { queue, mergePending: hasMerge(queue) || (mergePending && done?.kind !== 'merge') };
}

/** Appends a reload when the amounts or lines may differ from the host's. */
function withReloadIf(isNeeded: boolean, queue: CartCommand[]): CartCommand[] {
  return isNeeded ? enqueue(queue, RELOAD) : queue;
}
