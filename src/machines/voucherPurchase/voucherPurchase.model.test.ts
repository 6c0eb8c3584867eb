import { createActor, type AnyEventObject, type InputFrom } from 'xstate';
import { expect, test, vi } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { amountOptions } from '../../rules/voucher-options.ts';
import { chosenAmount } from './voucher-amounts.ts';
import { voucherPurchaseMachine } from './voucherPurchase.machine.ts';
import type { PaymentResponse, Theme, VoucherOrder } from './voucherPurchase.types.ts';
import { blankDelivery, deliveryProblems } from './voucher-delivery.ts';
import { voucherPurchaseModel } from './voucherPurchase.paths.ts';

const theme = (id: number): Theme => ({ id, name: `Theme ${id}`, image: null });
const nobodyElse = {
  email: null,
  recipient_name: null,
  recipient_email: null,
  message: null,
  deliver_on: null,
};

/** Events after which messages about the last attempt are outdated. */
const CHANGES = new Set(['theme.choose', 'amount.choose', 'custom.change', 'delivery.change']);

function startPurchase(over: Partial<InputFrom<typeof voucherPurchaseMachine>> = {}) {
  const loadThemes = pendingActor<Theme[], void>();
  const payNow = pendingActor<PaymentResponse, VoucherOrder>();
  const actors = { loadThemes: loadThemes.logic, payNow: payNow.logic };
  const purchase = createActor(voucherPurchaseMachine.provide({ actors }), {
    input: {
      token: null,
      themes: [theme(1), theme(2)],
      amounts: '25|50',
      allowCustomAmounts: true,
      isLoggedIn: true,
      draft: null,
      ...over,
    },
  });
  const emitted: AnyEventObject[] = [];
  purchase.on('*', (event) => emitted.push(event));
  purchase.start();
  const canPay = () => purchase.getSnapshot().can({ type: 'voucher.pay' });
  return { purchase, loadThemes, payNow, emitted, canPay, state: () => purchase.getSnapshot() };
}

test('[VCH-07, VCH-14, VCH-15] every edge pays once, for a known theme and an amount above 0', () => {
  coverEdges(voucherPurchaseModel, ({ source, target, started, emitted, event }) => {
    const { context } = target;
    expect(context.amounts.includes(context.amount) || context.amount === '').toBe(true);
    if (target.hasTag('buying')) expect([1, 2]).toContain(context.theme_id);
    if (event.type === 'theme.choose' && source.matches('buying'))
      expect(context.theme_id).toBe(event['id'] === 2 ? 2 : 1);
    if (source.matches('buying') && CHANGES.has(event.type))
      expect([context.failure, context.problems]).toEqual([null, []]);
    if ('payNow' in target.children) expect(target.hasTag('buying')).toBe(true);
    for (const { input } of started.filter(({ actor }) => actor === 'payNow')) {
      expect(source.hasTag('busy')).toBe(false);
      expect(input).toMatchObject({ theme_id: context.theme_id, amount: chosenAmount(context) });
      expect(deliveryProblems(context.delivery, context.isLoggedIn)).toEqual([]);
      expect(chosenAmount(context)).toBeGreaterThan(0);
    }
    const isLeaving = target.matches('redirecting');
    expect(target.hasTag('busy')).toBe(Object.keys(target.children).length > 0 || isLeaving);
    if (target.hasTag('busy')) expect(context.failure).toBeNull();
    if (event.type.startsWith('xstate.error')) expect(context.failure).not.toBeNull();
    expect(target.hasTag('failed')).toBe(target.matches('loadFailed'));
    if (target.context.problems.length > 0)
      expect(event.type === 'voucher.pay' || source.context.problems.length > 0).toBe(true);
    const leaves = event.type === 'xstate.done.actor.payNow' && event['output'].success;
    const leads =
      event.type === 'voucher.pay' &&
      source.matches('buying') &&
      chosenAmount(target.context) > 0 &&
      !('payNow' in target.children) &&
      target.context.problems.length > 0;
    expect(emitted.map(({ type }) => type)).toEqual(
      leaves ? ['payment.open'] : leads ? ['problem.show'] : [],
    );
    expect(target.hasTag('result')).toBe(context.token !== null);
    if (event.type === 'result.paid' && source.hasTag('result'))
      expect(context).toMatchObject({ theme_id: 1, amount: '', delivery: blankDelivery });
  });
});

test('[VCH-14] shows the result when there is a token, else loads and shows buying; the toggle goes to redeeming', async () => {
  const returned = startPurchase({ token: 'payum-1' });
  expect([returned.state().hasTag('result'), returned.loadThemes.calls.length]).toEqual([true, 0]);
  returned.purchase.send({ type: 'result.dismiss' });
  expect([returned.state().hasTag('buying'), returned.state().context.token]).toEqual([true, null]);

  const { purchase, loadThemes, state } = startPurchase({ themes: null });
  expect(state().hasTag('busy')).toBe(true);
  await loadThemes.last().resolve([theme(7)]);
  expect([state().hasTag('buying'), state().context.theme_id]).toEqual([true, 7]);
  purchase.send({ type: 'mode.toggle' });
  expect(state().hasTag('redeeming')).toBe(true);
});

test('[VCH-07, A17] paying is possible only for an amount above 0', () => {
  const { purchase, canPay } = startPurchase();
  expect(canPay()).toBe(false);
  purchase.send({ type: 'amount.choose', amount: '25' });
  expect(canPay()).toBe(true);
  purchase.send({ type: 'amount.choose', amount: '-1' });
  const custom = (text: string) => (purchase.send({ type: 'custom.change', text }), canPay());
  expect(['', '0', '0.00', '-5', 'abc', '12abc', '1e3', '10.999', '1,000'].map(custom)).toEqual(
    Array(9).fill(false),
  );
  expect(['12', '$12.5', ' 12.50 '].map(custom)).toEqual([true, true, true]);
});

test('[VCH-08, VCH-09] a refusal shows its message, success opens the payment URL', async () => {
  const { purchase, payNow, emitted, state } = startPurchase();
  purchase.send({ type: 'amount.choose', amount: '50' });
  purchase.send({ type: 'voucher.pay' });
  await payNow
    .last()
    .resolve({ success: false, payment: null, message: 'Not today', fields: { amount: 'Too much' } });
  expect(state().context).toMatchObject({
    amount: '50',
    failure: { message: 'Not today', fields: { amount: 'Too much' } },
  });
  purchase.send({ type: 'voucher.pay' });
  purchase.send({ type: 'voucher.pay' });
  expect(payNow.calls.map(({ input }) => input)).toEqual(
    Array(2).fill({ theme_id: 1, amount: 50, ...nobodyElse }),
  );
  await payNow
    .last()
    .resolve({ success: true, payment: 'https://pay.example/1', message: null, fields: null });
  expect(emitted).toEqual([{ type: 'payment.open', url: 'https://pay.example/1' }]);
});

test('paying is possible again if the payment page does not open in 15 s', async () => {
  vi.useFakeTimers();
  const { purchase, payNow, state } = startPurchase();
  purchase.send({ type: 'amount.choose', amount: '50' });
  purchase.send({ type: 'voucher.pay' });
  await payNow
    .last()
    .resolve({ success: true, payment: 'https://pay.example/1', message: null, fields: null });
  vi.advanceTimersByTime(14_999);
  expect(state().hasTag('busy')).toBe(true);
  vi.advanceTimersByTime(1);
  expect([state().hasTag('busy'), state().can({ type: 'voucher.pay' })]).toEqual([false, true]);
  vi.useRealTimers();
});

test('[VCH-15, A18] an unknown amount is reset to none, an unknown theme to the first', () => {
  const { purchase, state } = startPurchase();
  purchase.send({ type: 'amount.choose', amount: '25' });
  purchase.send({ type: 'amount.choose', amount: '26' });
  purchase.send({ type: 'theme.choose', id: 2 });
  purchase.send({ type: 'theme.choose', id: 99 });
  expect(state().context).toMatchObject({ amount: '', theme_id: 1 });
});

test('[VCH-04, VCH-05] reads the amounts from the pipe-separated setting, the custom one only if allowed', () => {
  expect(amountOptions('25|50.50| 100 |x||0', true)).toEqual(['25', '50.5', '100', '-1']);
  expect(amountOptions('25', false)).toEqual(['25']);
});

test('[VCH-09, VCH-16] a guest must enter an e-mail address, a gift its recipient; else the screen leads there', () => {
  const { purchase, payNow, emitted, state } = startPurchase({ isLoggedIn: false });
  const change = (values: object) => purchase.send({ type: 'delivery.change', values });
  const pay = () => purchase.send({ type: 'voucher.pay' });
  purchase.send({ type: 'amount.choose', amount: '25' });
  pay();
  change({ email: ' ada@example.com ', isForOther: true, recipient_email: 'grace@' });
  expect(state().context.problems).toEqual([]);
  pay();
  expect(emitted.map(({ field }) => field)).toEqual(['email', 'recipient_email']);
  expect([state().context.problems, payNow.calls.length]).toEqual([['recipient_email'], 0]);
  change({ recipient_email: 'grace@example.com', message: 'x'.repeat(501) });
  pay();
  expect(state().context.problems).toEqual(['message']);
  change({ message: ' Enjoy ', deliver_on: '2026-12-24' });
  pay();
  expect(payNow.last().input).toEqual({
    theme_id: 1,
    amount: 25,
    email: 'ada@example.com',
    recipient_name: null,
    recipient_email: 'grace@example.com',
    message: 'Enjoy',
    deliver_on: '2026-12-24',
  });
});

test('a day that the browser cannot parse is a problem, unless the buyer gets the voucher', () => {
  const { purchase, payNow, emitted, state } = startPurchase();
  const pay = () => purchase.send({ type: 'voucher.pay', isDayUnreadable: true });
  purchase.send({ type: 'amount.choose', amount: '25' });
  purchase.send({
    type: 'delivery.change',
    values: { isForOther: true, recipient_email: 'grace@example.com' },
  });
  pay();
  expect([state().context.problems, payNow.calls.length]).toEqual([['deliver_on'], 0]);
  expect(emitted).toEqual([{ type: 'problem.show', field: 'deliver_on' }]);
  purchase.send({ type: 'delivery.change', values: { isForOther: false } });
  pay();
  expect(payNow.last().input).toEqual({ theme_id: 1, amount: 25, ...nobodyElse });
});

test('[VCH-14] restores from a draft the values that the block still offers', () => {
  const draft = {
    theme_id: 2,
    amount: '50',
    customAmount: '',
    delivery: { ...blankDelivery, email: 'a@b.c' },
  };
  expect(startPurchase({ draft }).state().context).toMatchObject(draft);
  const gone = { ...draft, theme_id: 9, amount: '75' };
  expect(startPurchase({ draft: gone }).state().context).toMatchObject({ theme_id: 1, amount: '' });
});
