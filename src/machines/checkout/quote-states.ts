import { assign } from 'xstate';
import { failureOf } from '../../lib/failure.ts';
import { withQuotes } from './checkout-form.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { onSubmitWithout } from './missing-part.ts';
import { shippingQuoteArgs } from './shipping-choice.ts';

export const quoting = checkoutSetup.createStateConfig({
  description: 'Requests the shipping quotes for this address.',
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
  description: 'Loading the quotes failed; retry, or choose another address.',
  tags: ['failed', 'unquoted'],
  exit: 'forgetFailure',
  on: {
    'checkout.retry': 'quoting',
    'connection.restore': 'quoting',
    'order.submit': onSubmitWithout('shipping'),
  },
});

export const quoteless = checkoutSetup.createStateConfig({
  description:
    'No shipping option fits this cart and address; the shopper can ask the shop for a quote (CHK-05).',
  tags: 'quoteless',
  on: {
    'quote.request': { target: 'requestingQuote', actions: ['forgetFailure', 'forgetMissing'] },
    'order.submit': onSubmitWithout('shipping'),
  },
});

export const requestingQuote = checkoutSetup.createStateConfig({
  description: 'The request for a quote is being sent to the shop.',
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
  on: { 'order.submit': onSubmitWithout('shipping') },
});
