import { assign, emit } from 'xstate';
import { failureOf, refusedWith } from '../../lib/failure.ts';
import { formFrom, resetAfterRefusal, withLoaded } from './checkout-form.ts';
import { editing } from './checkout.editing.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { submitOrderArgs } from './order-attempt.ts';

/** The checkout from address to payment page (CHK-01); the form's data survives every failure. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    form: formFrom(input),
    cart: input.cart,
    addresses: [],
    quotes: null,
    surcharges: null,
    shippingChoice: input.shippingChoice ?? null,
    attempt: input.attempt ?? null,
    addressForm: input.addressForm ?? null,
    addressTyped: false,
    missing: null,
    failure: null,
  }),
  // The address form stays open while the order is sent.
  on: { 'address.type': { actions: assign({ addressTyped: ({ event }) => event.typed }) } },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the cart and the saved addresses.',
      tags: ['busy', 'loading'],
      // Messages about an earlier cart do not apply to this one.
      entry: 'forgetFailure',
      invoke: {
        id: 'loadCheckout',
        src: 'loadCheckout',
        onDone: {
          target: 'editing',
          actions: assign(({ context, event }) => withLoaded(context, event.output)),
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'load' }) },
        },
      },
    },
    loadFailed: {
      description: 'Loading the cart and the addresses failed.',
      tags: ['failed', 'unloaded'],
      exit: 'forgetFailure',
      on: { 'checkout.retry': 'loading', 'connection.restore': 'loading' },
    },
    empty: {
      description: 'The cart is empty: there is nothing to order.',
      tags: 'empty',
      on: {
        'cart.sync': {
          guard: { type: 'hasItems', params: ({ event }) => event.cart },
          target: 'loading',
          actions: { type: 'takeCart', params: ({ event }) => event.cart },
        },
      },
    },
    editing,
    submitting: {
      description: 'The order is being sent, only once: clicks are ignored until it is answered (CHK-08).',
      tags: ['busy', 'submitting'],
      invoke: {
        id: 'submitOrder',
        src: 'submitOrder',
        input: ({ context }) => submitOrderArgs(context),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: emit(({ event }) => ({ type: 'payment.open', url: event.output.payment ?? '' })),
          },
          {
            target: 'editing.pricing',
            actions: [
              {
                type: 'fail',
                params: ({ event }) => ({ ...refusedWith(event.output.message), of: 'order' }),
              },
              assign(({ context }) => resetAfterRefusal(context)),
            ],
          },
        ],
        onError: {
          target: 'editing.pricing',
          actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'order' }) },
        },
      },
    },
    redirecting: {
      description: 'The order is placed; the browser is leaving for the payment URL, unless it is stopped.',
      tags: ['busy', 'submitting'],
      on: { 'page.restore': 'loading' },
      after: { leaveLimit: 'loading' },
    },
  },
});
