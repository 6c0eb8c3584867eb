import type { PaymentCheck } from '../../graphql/generated/types.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { paymentResultMachine } from './paymentResult.machine.ts';

export function paymentCheck(over: Partial<PaymentCheck> = {}): PaymentCheck {
  return { has_payment: true, success: false, pending: false, payment: 'order-1', ...over };
}

/** Highest number of polls while polling. */
const MAX_POLLS = 9;

export const paymentResultModel: MachineModel<typeof paymentResultMachine> = {
  machine: paymentResultMachine,
  inputs: [{ token: null }, { token: 'payum-1' }],
  events: [
    doneEvent('checkPaid', paymentCheck({ success: true })),
    doneEvent('checkPaid', paymentCheck({ pending: true })),
    doneEvent('checkPaid', paymentCheck()),
    doneEvent('checkPaid', paymentCheck({ status: 'cancelled' })),
    doneEvent('checkPaid', paymentCheck({ has_payment: false, payment: null })),
    errorEvent('checkPaid', new Error('no network')),
    delayEvent('pollPause', 'paymentResult.checking.pausing'),
    { type: 'check.retry' },
    { type: 'connection.restore' },
  ],
  edge: [doneEvent('checkPaid', paymentCheck({ payment: '' }))],
  hostile: hostileTexts.map((text) => doneEvent('checkPaid', paymentCheck({ success: true, payment: text }))),
  states: {
    idle: { tags: [], work: [], invariant: ({ token }) => token === null },
    'checking.requesting': { tags: ['busy'], work: ['checkPaid'], invariant: ({ token }) => token !== null },
    'checking.pausing': {
      tags: ['busy'],
      work: [],
      invariant: ({ polls }) => polls > 0 && polls <= MAX_POLLS,
    },
    paid: { tags: ['paid'], work: [] },
    failed: { tags: ['failed'], work: [] },
    unreachable: { tags: ['unreachable'], work: [], invariant: ({ payment }) => payment === null },
    undecided: { tags: ['undecided'], work: [], invariant: ({ payment }) => payment === null },
  },
  project: ({ polls }) => polls,
};
