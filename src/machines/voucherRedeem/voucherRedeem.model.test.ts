import { createActor, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { VoucherRedemption } from '../../graphql/generated/types.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { voucherRedeemMachine } from './voucherRedeem.machine.ts';
import { voucherRedeemModel } from './voucherRedeem.paths.ts';

function startRedeeming(isLoggedIn = true) {
  const redeemVoucher = pendingActor<VoucherRedemption, { code: string }>();
  const redeem = createActor(
    voucherRedeemMachine.provide({ actors: { redeemVoucher: redeemVoucher.logic } }),
    { input: { code: '', isLoggedIn } },
  );
  const emitted: AnyEventObject[] = [];
  redeem.on('*', (event) => emitted.push(event));
  redeem.start();
  return { redeem, redeemVoucher, emitted, state: () => redeem.getSnapshot() };
}

test('[VCH-10, VCH-12] every edge redeems a code once, only with a login, and never loses it', () => {
  coverEdges(voucherRedeemModel, ({ event, source, target, started, emitted }) => {
    if (started.length > 0) {
      expect(source.context).toMatchObject({ isLoggedIn: true, code: 'GIFT-1' });
      expect(source.hasTag('busy')).toBe(false);
    }
    expect(target.hasTag('busy')).toBe('redeemVoucher' in target.children);
    if (target.hasTag('busy')) expect(target.context.failure).toBeNull();
    if (event.type.startsWith('xstate.error')) expect(target.context.failure).not.toBeNull();
    if (event.type !== 'code.change') expect(target.context.code).toBe(source.context.code);
    expect(emitted.some(({ type }) => type === 'navigation.request')).toBe(target.status === 'done');
    expect(target.context.isMissing && target.context.code.trim() !== '').toBe(false);
  });
});

test('[VCH-10] a press without a code shows and focuses the problem until something is typed', () => {
  const { redeem, redeemVoucher, emitted, state } = startRedeeming();
  redeem.send({ type: 'code.change', code: '  ' });
  redeem.send({ type: 'voucher.redeem' });
  expect([emitted, state().context.isMissing]).toEqual([[{ type: 'missing.show' }], true]);
  redeem.send({ type: 'code.change', code: 'G' });
  expect([state().context.isMissing, redeemVoucher.calls.length]).toEqual([false, 0]);
});

test('[VCH-10] a redeemed code leads to the profile', async () => {
  const { redeem, redeemVoucher, emitted } = startRedeeming();
  redeem.send({ type: 'code.change', code: ' GIFT-1 ' });
  redeem.send({ type: 'voucher.redeem' });
  redeem.send({ type: 'voucher.redeem' });
  expect(redeemVoucher.calls.map(({ input }) => input)).toEqual([{ code: 'GIFT-1' }]);
  await redeemVoucher.last().resolve({ success: true, message: null });
  expect(emitted).toEqual([{ type: 'navigation.request', path: '/profile' }]);
});

test('[VCH-12, ERR-12] a refused code shows the server’s message until the code is changed', async () => {
  const { redeem, redeemVoucher, state } = startRedeeming();
  redeem.send({ type: 'code.change', code: 'USED' });
  redeem.send({ type: 'voucher.redeem' });
  await redeemVoucher.last().resolve({ success: false, message: 'This voucher was used' });
  expect(state().context.failure).toMatchObject({ message: 'This voucher was used' });
  redeem.send({ type: 'code.change', code: 'USED2' });
  expect(state().context.failure).toBeNull();
});

test('[VCH-10, A19] redeeming needs a login, and the code is kept through it', () => {
  const { redeem, redeemVoucher, emitted } = startRedeeming(false);
  expect(redeem.getSnapshot().hasTag('busy')).toBe(false);
  redeem.send({ type: 'code.change', code: 'GIFT-1' });
  redeem.send({ type: 'voucher.redeem' });
  expect([emitted, redeemVoucher.calls.length]).toEqual([[{ type: 'login.request', code: 'GIFT-1' }], 0]);
});
