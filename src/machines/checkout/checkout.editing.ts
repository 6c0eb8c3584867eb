import { assertEvent, assign } from 'xstate';
import { failureOf } from '../../lib/failure.ts';
import { closedForm, withAddress, withPickUp, withSavedAddress } from './checkout-form.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { orderAttempt } from './order-attempt.ts';
import { lastPart, reportMissing, saveTypedAddress, stillMissingPart } from './missing-part.ts';
import { priceFailed, pricing } from './price-states.ts';
import { quoteFailed, quoteless, quoteRequested, quoting, requestingQuote } from './quote-states.ts';
import { loadingSurcharges, decidesOnCredit, surchargesFailed } from './surcharge-states.ts';

/** The checkout form, until the order is submitted. */
export const editing = checkoutSetup.createStateConfig({
  description: 'The shopper fills in the form step by step and can go back to any step.',
  on: {
    'address.choose': {
      guard: { type: 'isUsableAddress', params: ({ event }) => event.id },
      target: '.deciding',
      actions: ['forgetFailure', assign(({ context, event }) => withAddress(context, event.id))],
    },
    'address.add': { actions: assign({ ...closedForm, addressForm: 'new' }) },
    'address.edit': {
      guard: { type: 'isSavedAddress', params: ({ event }) => event.id },
      actions: ['forgetAddressFailure', assign({ ...closedForm, addressForm: ({ event }) => event.id })],
    },
    'address.cancel': { actions: ['forgetMissing', 'forgetAddressFailure', assign(closedForm)] },
    'address.save': {
      guard: { type: 'isPossibleChange', params: ({ event }) => event.change },
      target: '.savingAddress',
      actions: ['forgetFailure', 'forgetMissing'],
    },
    'option.choose': {
      guard: { type: 'isQuoted', params: ({ event }) => event.shipping_type_id },
      target: '.deciding',
      actions: [
        'forgetFailure',
        assign({ shippingChoice: ({ event }) => event.shipping_type_id }),
        { type: 'fill', params: ({ event }) => ({ shipping_option_id: event.shipping_type_id }) },
      ],
    },
    'pickup.choose': {
      guard: { type: 'isPossiblePickUp', params: ({ event }) => event.shipping_type_id },
      target: '.deciding',
      actions: ['forgetFailure', assign(({ context, event }) => withPickUp(context, event.shipping_type_id))],
    },
    'priority.choose': {
      guard: 'isPriorityOffered',
      target: '.deciding',
      actions: ['forgetFailure', { type: 'fill', params: ({ event: { priority } }) => ({ priority }) }],
    },
    'gateway.choose': {
      guard: { type: 'isPaymentType', params: ({ event }) => event.id },
      actions: ['forgetMissing', { type: 'fill', params: ({ event }) => ({ paymentGateway: event.id }) }],
    },
    // Requests under way continue; the surcharges are requested again afterwards.
    'credit.choose': { actions: { type: 'chooseCredit', params: ({ event }) => event.usesCredit } },
    'note.change': {
      actions: [
        { type: 'fill', params: ({ event: { note } }) => ({ note }) },
        assign({ missing: ({ context: { missing } }) => (missing === 'note' ? null : missing) }),
      ],
    },
    'optin.change': {
      actions: {
        type: 'fill',
        params: ({ event: { marketing_text } }) => ({ marketing_text }),
      },
    },
    'cart.sync': {
      target: '.deciding',
      actions: { type: 'takeCart', params: ({ event }) => event.cart },
    },
    'order.submit': reportMissing('response'),
    'connection.restore': { guard: 'isUnreachable', actions: 'forgetFailure' },
    'attempt.sync': { actions: assign({ attempt: ({ event }) => event.attempt }) },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Goes to the first step that is not done.',
      entry: assign({ missing: ({ context }) => stillMissingPart(context) }),
      always: [
        { guard: 'isEmpty', target: '#checkout.empty' },
        { guard: 'hasNoAddress', target: 'choosingAddress' },
        { guard: 'hasNoQuotes', target: 'quoting' },
        { guard: 'fitsNoQuote', target: 'quoteless' },
        { guard: 'isUnpriced', target: 'pricing' },
        { guard: 'hasNoSurcharges', target: 'loadingSurcharges' },
        { target: 'ready' },
      ],
    },
    choosingAddress: {
      description: 'Asks for an address, a saved or a new one (CHK-02).',
      tags: 'choosingAddress',
      on: {
        'order.submit': [{ ...saveTypedAddress, guard: 'isAddressFormOpen' }, reportMissing('address')],
      },
    },
    savingAddress: {
      description:
        'An address is being created, edited, enabled or disabled; no other step starts until then.',
      tags: ['busy', 'savingAddress'],
      on: {
        'address.choose': {},
        'address.save': {},
        'option.choose': {},
        'pickup.choose': {},
        'priority.choose': {},
        'cart.sync': { actions: { type: 'takeCart', params: ({ event }) => event.cart } },
      },
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ event }) => {
          assertEvent(event, 'address.save');
          return event.change;
        },
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => withSavedAddress(context, event.output)),
        },
        onError: {
          target: 'deciding',
          actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'address' }) },
        },
      },
    },
    quoting,
    quoteFailed,
    quoteless,
    requestingQuote,
    quoteRequested,
    loadingSurcharges: loadingSurcharges,
    surchargesFailed,
    pricing,
    priceFailed,
    ready: {
      description: 'Ready to order once a payment type is chosen and everything is in stock.',
      tags: 'ready',
      on: {
        // In this state the change comes from another tab; during a request it may echo an earlier request of
        // this tab.
        'cart.sync': {
          target: 'deciding',
          actions: { type: 'takeSyncedCart', params: ({ event }) => event.cart },
        },
        'credit.choose': decidesOnCredit,
        'order.submit': [
          saveTypedAddress,
          {
            guard: 'isComplete',
            target: '#checkout.submitting',
            actions: [
              'forgetFailure',
              'forgetMissing',
              assign({ attempt: ({ context }) => orderAttempt(context) }),
            ],
          },
          {
            actions: [
              { type: 'noteMissing', params: ({ context }) => lastPart(context) },
              { type: 'showMissing', params: ({ context }) => lastPart(context) },
            ],
          },
        ],
      },
    },
  },
});
