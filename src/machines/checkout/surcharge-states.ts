import { assign } from 'xstate';
import { failureOf } from '../../lib/failure.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { creditUsed } from './credit.ts';
import { onSubmitWithout } from './missing-part.ts';

/** Credit changes the amount that a gateway charges, and so its surcharge. */
export const decidesOnCredit = {
  target: 'deciding',
  actions: [
    'forgetFailure',
    { type: 'chooseCredit', params: ({ event }: { event: { usesCredit: boolean } }) => event.usesCredit },
  ],
} as const;

export const loadingSurcharges = checkoutSetup.createStateConfig({
  description: 'Requests the surcharge of each payment type for this total (CHK-15).',
  tags: 'busy',
  on: { 'credit.choose': decidesOnCredit },
  invoke: {
    id: 'loadSurcharges',
    src: 'loadSurcharges',
    input: ({ context }) => ({ amount: context.cart.total_amount, credit: creditUsed(context) }),
    onDone: {
      target: 'deciding',
      actions: assign({ surcharges: ({ event }) => event.output }),
    },
    onError: {
      target: 'surchargesFailed',
      actions: { type: 'fail', params: ({ event }) => ({ ...failureOf(event.error), of: 'surcharges' }) },
    },
  },
});

export const surchargesFailed = checkoutSetup.createStateConfig({
  description: 'Loading the surcharges failed; without them the final total is unknown.',
  tags: ['failed', 'surchargesFailed'],
  exit: 'forgetFailure',
  on: {
    'credit.choose': decidesOnCredit,
    'checkout.retry': 'loadingSurcharges',
    'connection.restore': 'loadingSurcharges',
    'order.submit': onSubmitWithout('payment'),
  },
});
