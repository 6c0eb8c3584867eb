import { assign } from 'xstate';
import { failureOf } from '../../lib/failure.ts';
import { withQuotes } from './checkout-form.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { pressedWithout } from './pressed-early.ts';
import { shippingQuoteArgs } from './shipping-choice.ts';

export const quoting = checkoutSetup.createStateConfig({
  description: 'Asks what shipping to this address costs.',
  tags: 'busy',
  invoke: {
    id: 'quoteShipping',
    src: 'quoteShipping',
    input: ({ context }) => shippingQuoteArgs(context),
    onDone: {
      target: 'deciding',
      actions: assign(({ context, event }) => withQuotes(context, event.output)),
    },
    onError: {
      target: 'quoteFailed',
      actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'quotes' }) },
    },
  },
});

export const quoteFailed = checkoutSetup.createStateConfig({
  description: 'The quotes could not be had; another address can be chosen too.',
  tags: ['failed', 'unquoted'],
  exit: 'forgetFailure',
  on: {
    'checkout.retry': 'quoting',
    'connection.restore': 'quoting',
    'order.submit': pressedWithout('shipping'),
  },
});

export const quoteless = checkoutSetup.createStateConfig({
  description: 'Nothing can be shipped there as it is: the shop can be asked for a quote (CHK-05).',
  tags: 'quoteless',
  on: {
    'quote.request': { target: 'requestingQuote', actions: ['forgetFailure', 'forgetMissing'] },
    'order.submit': pressedWithout('shipping'),
  },
});

export const requestingQuote = checkoutSetup.createStateConfig({
  description: 'The request is on its way to the shop.',
  tags: ['busy', 'quoteless'],
  invoke: {
    id: 'requestQuote',
    src: 'requestQuote',
    input: ({ context }) => ({ session: context.cart.sessionKey, address: context.form.address }),
    onDone: 'quoteRequested',
    onError: {
      target: 'quoteless',
      actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'quoteRequest' }) },
    },
  },
});

export const quoteRequested = checkoutSetup.createStateConfig({
  description: 'The shop has the request and will answer by e-mail.',
  tags: ['quoteless', 'quoteRequested'],
  on: { 'order.submit': pressedWithout('shipping') },
});
