import { Refusal } from '../../lib/failure.ts';
import { done, failed } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { amountDue } from './voucher-amounts.ts';
import { deliveryProblems } from './voucher-delivery.ts';
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

export const voucherPurchaseModel: MachineModel<typeof voucherPurchaseMachine> = {
  machine: voucherPurchaseMachine,
  inputs: [{ ...block, themes: null }, block, { ...block, token: 'payum-1' }],
  events: [
    done('loadThemes', themes),
    failed('loadThemes', new Error('no network')),
    { type: 'load.retry' },
    { type: 'connection.restore' },
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
    done('payNow', { success: true, payment: 'https://pay.example/1', message: null, fields: null }),
    done('payNow', {
      success: false,
      payment: null,
      message: 'A voucher is for $5,000.00 at most',
      fields: { amount: 'A voucher is for $5,000.00 at most' },
    }),
    failed('payNow', new Refusal({ status: 422, message: 'No' })),
    failed('payNow', new Error('no network')),
    { type: 'page.restore' },
  ],
  project: (context) => [
    context.token,
    context.themes?.length,
    context.theme_id,
    context.amount,
    amountDue(context) > 0,
    deliveryProblems(context.delivery, context.isLoggedIn).length,
    context.delivery.isForOther,
    context.problems.length,
    context.failure !== null,
  ],
};
