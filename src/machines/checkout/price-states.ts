import { assign } from 'xstate';
import { refusedWith } from '../../lib/failure.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { onSubmitWithout } from './missing-part.ts';
import { pricingChoices } from './shipping-choice.ts';

export const pricing = checkoutSetup.createStateConfig({
  description: 'Requests the amounts for the choices (CHK-04), which take effect with the response.',
  tags: 'busy',
  on: {
    'cart.sync': { actions: { type: 'takeCart', params: ({ event }) => event.cart } },
    // This call is the first to be answered after an pending order; keep showing that the order failed.
    'connection.restore': { guard: 'isUnreachable', actions: 'noteConnection' },
  },
  invoke: {
    id: 'priceOrder',
    src: 'priceOrder',
    input: ({ context }) => pricingChoices(context),
    onDone: [
      {
        guard: { type: 'isPricedAsChosen', params: ({ event }) => event.output },
        target: 'deciding',
        actions: { type: 'takeCart', params: ({ event }) => event.output },
      },
      {
        target: 'priceFailed',
        actions: [
          { type: 'takeCart', params: ({ event }) => event.output },
          {
            type: 'fail',
            params: ({ event }) => ({ ...refusedWith(event.output.shipping_message), of: 'price' }),
          },
        ],
      },
    ],
    onError: [
      {
        guard: 'isUnpriced',
        target: 'priceFailed',
        actions: { type: 'failToPrice', params: ({ event }) => ({ error: event.error }) },
      },
      {
        target: 'deciding',
        actions: { type: 'failToPrice', params: ({ event }) => ({ error: event.error }) },
      },
    ],
  },
});

export const priceFailed = checkoutSetup.createStateConfig({
  description: 'The total could not be loaded; retry, or choose another shipping option.',
  tags: ['failed', 'unpriced'],
  exit: 'forgetFailure',
  on: {
    'checkout.retry': { target: 'deciding', actions: assign({ quotes: null }) },
    'connection.restore': { target: 'deciding', actions: assign({ quotes: null }) },
    'order.submit': onSubmitWithout('shipping'),
  },
});
