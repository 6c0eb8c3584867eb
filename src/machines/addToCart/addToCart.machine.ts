import { assertEvent, assign, emit, setup } from 'xstate';
import type { AddonValueInput, Cart } from '../../graphql/generated/types.ts';
import { failureOf, type Failure, isRefusedFor } from '../../lib/failure.ts';
import { attemptFor, type Attempt } from '../attempt.ts';
import { placeholderActor } from '../placeholder-actors.ts';

/** Arguments of `cartAdd`; the app adds the session (A05). */
export interface CartAddition {
  sku: number;
  qty: number;
  addons: AddonValueInput[];
}

/**
 * What the host is asked to do, once for an idempotency `key`: add this to the cart, or change the cart line `line` to
 * it.
 */
export type CartRequest = CartAddition & { key: string | null; line?: number };

/** What was last added to the cart, with its product name. */
export type AddedItem = CartAddition & { name: string };

export interface AddToCartContext {
  /** The cart line being edited; `null` when adding to the cart. */
  line: number | null;
  /** The line to edit is no longer in the cart. */
  isLineGone: boolean;
  /** What is being added, or was last requested. */
  requested: CartAddition | null;
  /** The request for `requested`; `null` once it is answered. Without a response it may have been added. */
  attempt: Attempt | null;
  /** `null` until something is added, and while another request is under way. */
  added: AddedItem | null;
  /** Something was added since the product was opened, so 'Checkout now' stays visible. */
  checkoutNow: boolean;
  failure: Failure | null;
}

type AddToCartEvent =
  | { type: 'cart.add'; addition: CartAddition }
  /** Sets the cart line to edit; `null` when that line no longer exists. */
  | { type: 'line.edit'; id: number | null }
  /** The shopper changed a choice or, with `addon` (its id), the values of an add-on. */
  | { type: 'options.change'; addon?: number };

const ADDON_FIELDS = 'addons.';

/** The host's message about an add-on from the last request; `null` when there is none. */
export function refusalOfAddon(failure: Failure | null, addon: number): string | null {
  return (failure?.reason === 'refused' && failure.fields?.[`${ADDON_FIELDS}${addon}`]) || null;
}

/** What remains of a failure after a choice changes: the host's messages about the other add-ons. */
function afterChange(failure: Failure | null, addon: number | undefined): Failure | null {
  if (failure?.reason !== 'refused') return null;
  const others = Object.entries(failure.fields ?? {}).filter(
    ([field]) => field.startsWith(ADDON_FIELDS) && field !== `${ADDON_FIELDS}${addon}`,
  );
  return others.length === 0 ? null : { ...failure, fields: Object.fromEntries(others) };
}

function addedItem({ items }: Cart, requested: CartAddition | null): AddedItem | null {
  const line = items.find(({ sku_id }) => sku_id === requested?.sku);
  return requested && line ? { ...requested, name: line.product_name } : null;
}

/** The add-to-cart button of one product (ATC-01), or the save button of a cart line. */
export const addToCartMachine = setup({
  types: {
    context: {} as AddToCartContext,
    /** The failure of an attempt made before the script loaded. */
    input: {} as Pick<AddToCartContext, 'failure'>,
    events: {} as AddToCartEvent,
    /** Passes the host's new cart to the screen. */
    emitted: {} as { type: 'cart.receive'; cart: Cart; line?: number },
    tags: {} as 'busy' | 'added',
  },
  actors: {
    addToCart: placeholderActor<Cart, CartRequest>('addToCart'),
  },
  delays: { addedMessage: 3_000 },
  guards: {
    isLineGone: (_, { error }: { error: unknown }) => isRefusedFor(failureOf(error), 'CART_LINE_NOT_FOUND'),
    isAddable: (_, { sku, qty }: CartAddition) =>
      [sku, qty].every((number) => Number.isSafeInteger(number) && number >= 1),
  },
}).createMachine({
  id: 'addToCart',
  context: ({ input: { failure } }) => ({
    line: null,
    isLineGone: false,
    requested: null,
    attempt: null,
    added: null,
    checkoutNow: false,
    failure,
  }),
  on: {
    'cart.add': {
      guard: { type: 'isAddable', params: ({ event }) => event.addition },
      target: '.adding',
      actions: assign(({ context, event: { addition } }) => ({
        requested: addition,
        attempt: attemptFor(context.attempt, [addition, context.line]),
      })),
    },
    'line.edit': {
      actions: assign({ line: ({ event }) => event.id, isLineGone: ({ event }) => event.id === null }),
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Ready; after a failed attempt the context has its message.',
      on: {
        'options.change': {
          actions: assign({ failure: ({ context, event }) => afterChange(context.failure, event.addon) }),
        },
      },
    },
    adding: {
      description: 'A cartAdd call is in progress; a second click is ignored (ATC-03).',
      tags: 'busy',
      entry: assign({ failure: null, added: null }),
      on: { 'cart.add': {} },
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context, event }) => {
          assertEvent(event, 'cart.add');
          const { attempt, line } = context;
          return { ...event.addition, key: attempt?.key ?? null, ...(line === null ? {} : { line }) };
        },
        onDone: {
          target: 'added',
          actions: [
            assign(({ context, event }) => ({
              attempt: null,
              checkoutNow: context.checkoutNow || context.line === null,
              added: addedItem(event.output, context.requested),
            })),
            emit(({ context: { line }, event }) => ({
              type: 'cart.receive',
              cart: event.output,
              ...(line === null ? {} : { line }),
            })),
          ],
        },
        onError: [
          {
            guard: { type: 'isLineGone', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: assign({ attempt: null, line: null, isLineGone: true }),
          },
          {
            target: 'idle',
            actions: assign(({ context: { attempt }, event }) => {
              const failure = failureOf(event.error);
              return { failure, attempt: failure.reason === 'refused' ? null : attempt };
            }),
          },
        ],
      },
    },
    added: {
      description: 'Says ‘Added to cart’ for 3 s or until an option changes (ATC-06).',
      tags: 'added',
      on: { 'options.change': 'idle' },
      after: { addedMessage: 'idle' },
    },
  },
});
