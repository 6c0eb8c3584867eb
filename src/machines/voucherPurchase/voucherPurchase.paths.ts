import { Refusal } from '../../lib/failure.ts';
import { done, failed } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { amountDue } from './voucher-amounts.ts';
import { voucherPurchaseMachine } from './voucherPurchase.machine.ts';

const themes = [{ id: 1 }, { id: 2 }];
const block = { token: null, themes, amounts: '25|50', allowCustomAmounts: true };

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
    { type: 'voucher.pay' },
    done('payNow', { success: true, payment: 'https://pay.example/1', message: null }),
    done('payNow', { success: false, payment: null, message: 'Not more than $5000.00' }),
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
    context.failure !== null,
  ],
};
