import type { SnapshotFrom } from 'xstate';
import { RefusedError } from '../../lib/failure.ts';
import { hostileNumbers, hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { chosenAmount } from './voucher-amounts.ts';
import { blankDelivery, deliveryProblems } from './voucher-delivery.ts';
import { voucherPurchaseMachine } from './voucherPurchase.machine.ts';

const themes = [1, 2].map((id) => ({ id, name: `Theme ${id}`, image: null }));
const block = {
  token: null,
  themes,
  amounts: '25|50',
  allowCustomAmounts: true,
  isLoggedIn: true,
  draft: null,
};

/** The values filled in before leaving for the payment page. */
const paidDraft = {
  theme_id: 2,
  amount: '25',
  customAmount: '',
  delivery: { ...blankDelivery, email: 'ada@example.com' },
};

const isOffered = ({ amount, amounts, theme_id }: SnapshotFrom<typeof voucherPurchaseMachine>['context']) =>
  (amount === '' || amounts.includes(amount)) && themes.some(({ id }) => id === theme_id);

export const voucherPurchaseModel: MachineModel<typeof voucherPurchaseMachine> = {
  machine: voucherPurchaseMachine,
  inputs: [{ ...block, themes: null }, block, { ...block, token: 'payum-1', draft: paidDraft }],
  events: [
    doneEvent('loadThemes', themes),
    errorEvent('loadThemes', new Error('no network')),
    { type: 'load.retry' },
    { type: 'connection.restore' },
    { type: 'result.paid' },
    { type: 'result.dismiss' },
    { type: 'mode.toggle' },
    { type: 'theme.choose', id: 2 },
    { type: 'theme.choose', id: 99 },
    { type: 'amount.choose', amount: '50' },
    { type: 'amount.choose', amount: '-1' },
    { type: 'amount.choose', amount: '51' },
    { type: 'custom.change', text: '12.50' },
    { type: 'custom.change', text: 'twelve' },
    { type: 'delivery.change', values: { isForOther: true } },
    { type: 'delivery.change', values: { recipient_email: 'grace@example.com' } },
    { type: 'session.login' },
    { type: 'session.logout' },
    { type: 'voucher.pay' },
    { type: 'voucher.pay', isDayUnreadable: true },
    doneEvent('payNow', { success: true, payment: 'https://pay.example/1', message: null, fields: null }),
    doneEvent('payNow', {
      success: false,
      payment: null,
      message: 'A voucher is for $5,000.00 at most',
      fields: { amount: 'A voucher is for $5,000.00 at most' },
    }),
    errorEvent('payNow', new RefusedError({ status: 422, message: 'No' })),
    errorEvent('payNow', new Error('no network')),
    { type: 'page.restore' },
    delayEvent('leaveLimit', 'voucherPurchase.redirecting'),
  ],
  edge: [
    { type: 'custom.change', text: '0.01' },
    { type: 'custom.change', text: '5000.00' },
    { type: 'delivery.change', values: { message: 'x'.repeat(500) } },
    { type: 'delivery.change', values: { message: 'x'.repeat(501) } },
  ],
  hostile: [
    ...['-5', 'NaN', 'Infinity', '1e9', '0x10', '12.505', '١٢'].map((text) => ({
      type: 'custom.change',
      text,
    })),
    ...hostileTexts.flatMap((text) => [
      { type: 'custom.change', text },
      { type: 'amount.choose', amount: text },
      { type: 'delivery.change', values: { isForOther: true, recipient_email: text, message: text } },
      { type: 'delivery.change', values: { deliver_on: text } },
    ]),
    ...hostileNumbers.map((id) => ({ type: 'theme.choose', id })),
  ],
  states: {
    loading: { tags: ['busy'], work: ['loadThemes'], invariant: ({ themes: known }) => known === null },
    loadFailed: { tags: ['failed'], work: [], invariant: ({ failure }) => failure !== null },
    result: { tags: ['result'], work: [], invariant: ({ token }) => token !== null },
    buying: { tags: ['buying'], work: [], invariant: isOffered },
    redeeming: { tags: ['redeeming'], work: [] },
    paying: {
      tags: ['busy', 'buying'],
      work: ['payNow'],
      invariant: (context) => isOffered(context) && chosenAmount(context) > 0,
    },
    redirecting: { tags: ['busy', 'buying'], work: [] },
  },
  project: (context) => [
    context.token,
    context.themes?.length,
    context.theme_id,
    context.amount,
    chosenAmount(context) > 0,
    deliveryProblems(context.delivery, context.isLoggedIn).length,
    context.delivery.isForOther,
    context.problems.length,
    context.failure !== null,
  ],
};
