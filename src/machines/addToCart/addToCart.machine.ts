import { assertEvent, assign, emit, setup } from 'xstate';
import type { AddonValueInput, Cart } from '../../graphql/generated/types.ts';
import { failureOf, type Failure } from '../../lib/failure.ts';
import { unprovided } from '../unprovided.ts';

/** What cartAdd is asked with; the app adds the session (A05). */
export interface CartAddition {
  sku: number;
  qty: number;
  addons: AddonValueInput[];
}

export interface AddToCartContext {
  /** Something was added since the product was opened: 'Checkout now' stays visible. */
  checkoutNow: boolean;
  failure: Failure | null;
}

type AddToCartEvent =
  | { type: 'cart.add'; addition: CartAddition }
  /** The shopper changed a choice, or with `addon` (its id) the values of an add-on. */
  | { type: 'options.change'; addon?: number };

const ADDON_FIELDS = 'addons.';

/** The host's words about an add-on of the last try, null when it had none. */
export function refusalOfAddon(failure: Failure | null, addon: number): string | null {
  return (failure?.reason === 'refused' && failure.fields?.[`${ADDON_FIELDS}${addon}`]) || null;
}

/** What remains of a failure once a choice has changed: the host's words about the other add-ons. */
function afterChange(failure: Failure | null, addon: number | undefined): Failure | null {
  if (failure?.reason !== 'refused') return null;
  const others = Object.entries(failure.fields ?? {}).filter(
    ([field]) => field.startsWith(ADDON_FIELDS) && field !== `${ADDON_FIELDS}${addon}`,
  );
  return others.length === 0 ? null : { ...failure, fields: Object.fromEntries(others) };
}

/** The add-to-cart button of one product (ATC-01). */
export const addToCartMachine = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    /** For the cart machine, which takes the answered cart. */
    emitted: {} as { type: 'cart.receive'; cart: Cart },
    tags: {} as 'busy' | 'added',
  },
  actors: {
    addToCart: unprovided<Cart, CartAddition>('addToCart'),
  },
  delays: { addedMessage: 3_000 },
  guards: {
    isAddable: (_, { sku, qty }: CartAddition) => sku > 0 && Number.isInteger(qty) && qty >= 1,
  },
}).createMachine({
  id: 'addToCart',
  context: { checkoutNow: false, failure: null },
  on: {
    'cart.add': {
      guard: { type: 'isAddable', params: ({ event }) => event.addition },
      target: '.adding',
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Ready; after a failed try its message is in the context.',
      on: {
        'options.change': {
          actions: assign({ failure: ({ context, event }) => afterChange(context.failure, event.addon) }),
        },
      },
    },
    adding: {
      description: 'One cartAdd is under way; a second click is ignored (ATC-03).',
      tags: 'busy',
      entry: assign({ failure: null }),
      on: { 'cart.add': {} },
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ event }) => {
          assertEvent(event, 'cart.add');
          return event.addition;
        },
        onDone: {
          target: 'added',
          actions: [
            assign({ checkoutNow: true }),
            emit(({ event }) => ({ type: 'cart.receive', cart: event.output })),
          ],
        },
        onError: { target: 'idle', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    added: {
      description: 'Says ‘Added to cart’ for 3 s; a changed option ends that (ATC-06).',
      tags: 'added',
      on: { 'options.change': 'idle' },
      after: { addedMessage: 'idle' },
    },
  },
});
