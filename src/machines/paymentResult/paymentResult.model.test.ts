import { createActor, type AnyEventObject } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentCheck } from '../../graphql/generated/types.ts';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { isWaitingForPayment, paymentResultMachine } from './paymentResult.machine.ts';
import { paymentCheck, paymentResultModel } from './paymentResult.paths.ts';

afterEach(() => void vi.useRealTimers());

/** The promotion code went with the paid order. */
const NEXT_CART = { type: 'promotion.apply', code: '' };
const SAME_CART = { type: 'cart.reload' };

function startResult(token: string | null = 'payum-1') {
  const checkPaid = pendingActor<PaymentCheck, { payum_token: string }>();
  const result = createActor(paymentResultMachine.provide({ actors: { checkPaid: checkPaid.logic } }), {
    input: { token },
  });
  const emitted: AnyEventObject[] = [];
  result.on('*', (event) => emitted.push(event));
  result.start();
  return { result, checkPaid, emitted, state: () => result.getSnapshot() };
}

test('[CHK-09, FRM-15, VCH-01] every edge settles only by a response, once, and according to it', () => {
  coverEdges(paymentResultModel, ({ input, event, source, target, emitted }) => {
    if (input.token === null) expect(target.matches('idle')).toBe(true);
    const check: PaymentCheck | undefined =
      event.type === 'xstate.done.actor.checkPaid' ? event['output'] : undefined;
    const settles = check !== undefined && !(check.has_payment && check.pending);
    expect(emitted).toEqual(settles ? [check.success ? NEXT_CART : SAME_CART] : []);
    if (settles) expect(target.context.payment).toBe(check.payment ?? null);
    if (settles) expect(target.context.isCancelled).toBe(check.status === 'cancelled');
    if (settles)
      expect([target.hasTag('paid'), target.hasTag('failed')]).toEqual([check.success, !check.success]);
    if (source.hasTag('paid') || source.hasTag('failed')) expect(target.value).toEqual(source.value);
    expect(target.context.polls).toBeLessThanOrEqual(10);
    if ((source.hasTag('undecided') || source.hasTag('unreachable')) && target.hasTag('busy'))
      expect(target.context.polls).toBe(0);
  });
});

test('[APS-14] the payment of a token is checked once, and without a token nothing is requested', () => {
  expect(startResult().checkPaid.calls.map(({ input }) => input)).toEqual([{ payum_token: 'payum-1' }]);
  expect(startResult(null).checkPaid.calls).toHaveLength(0);
});

test('[CHK-09, A14] a paid check gives the order for the invoice link; a declined or unknown one has failed', async () => {
  const paid = startResult();
  await paid.checkPaid.last().resolve(paymentCheck({ success: true }));
  expect([paid.state().hasTag('paid'), paid.state().context.payment]).toEqual([true, 'order-1']);
  expect(paid.emitted).toEqual([NEXT_CART]);

  for (const check of [paymentCheck(), paymentCheck({ has_payment: false, payment: null })]) {
    const failed = startResult();
    await failed.checkPaid.last().resolve(check);
    expect([failed.state().hasTag('failed'), failed.emitted]).toEqual([true, [SAME_CART]]);
  }
});

test('[CHK-09, A74] a pending payment is checked after 1, 2, 4, 8, 15 … s, then only on demand', async () => {
  vi.useFakeTimers();
  const { result, checkPaid, state } = startResult();
  expect(isWaitingForPayment(state())).toBe(false);
  for (const pause of [1, 2, 4, 8, 15, 15, 15, 15, 15]) {
    await checkPaid.last().resolve(paymentCheck({ pending: true }));
    expect(isWaitingForPayment(state())).toBe(true);
    const before = checkPaid.calls.length;
    vi.advanceTimersByTime(pause * 1_000 - 1);
    expect(checkPaid.calls).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(checkPaid.calls).toHaveLength(before + 1);
  }
  await checkPaid.last().resolve(paymentCheck({ pending: true }));
  vi.advanceTimersByTime(600_000);
  expect([checkPaid.calls.length, state().hasTag('undecided')]).toEqual([10, true]);
  result.send({ type: 'check.retry' });
  await checkPaid.last().resolve(paymentCheck({ success: true }));
  expect(state().hasTag('paid')).toBe(true);
});

test('[CHK-09] without a response the payment is undecided; a retry or a restored connection checks again', async () => {
  const { result, checkPaid, state, emitted } = startResult();
  await checkPaid.last().reject(new TypeError('fetch'));
  expect([state().hasTag('failed'), state().hasTag('unreachable'), emitted]).toEqual([false, true, []]);
  result.send({ type: 'connection.restore' });
  await checkPaid.last().reject(new TypeError('fetch'));
  result.send({ type: 'check.retry' });
  expect(checkPaid.calls).toHaveLength(3);
});
