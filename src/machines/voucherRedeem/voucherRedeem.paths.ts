import { RefusedError } from '../../lib/failure.ts';
import { hostileTexts } from '../testing/hostile-data.ts';
import { doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { voucherRedeemMachine } from './voucherRedeem.machine.ts';

export const voucherRedeemModel: MachineModel<typeof voucherRedeemMachine> = {
  machine: voucherRedeemMachine,
  inputs: [{ code: '', isLoggedIn: false }],
  events: [
    { type: 'code.change', code: 'GIFT-1' },
    { type: 'code.change', code: ' ' },
    { type: 'voucher.redeem' },
    { type: 'session.login' },
    { type: 'session.logout' },
    doneEvent('redeemVoucher', { success: true, message: null }),
    doneEvent('redeemVoucher', { success: false, message: 'This voucher was used' }),
    errorEvent('redeemVoucher', new RefusedError({ status: 429, message: 'Wait a minute' })),
    errorEvent('redeemVoucher', new Error('no network')),
  ],
  edge: [{ type: 'code.change', code: 'x'.repeat(200) }],
  hostile: hostileTexts.map((code) => ({ type: 'code.change', code })),
  states: {
    idle: { tags: [], work: [], invariant: ({ code, isMissing }) => !isMissing || code.trim() === '' },
    redeeming: {
      tags: ['busy'],
      work: ['redeemVoucher'],
      invariant: ({ code, failure }) => code.trim() !== '' && failure === null,
    },
    redeemed: { tags: [], work: [] },
  },
  project: ({ code, isLoggedIn, isMissing, failure }) => [code, isLoggedIn, isMissing, failure !== null],
};
