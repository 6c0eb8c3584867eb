import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { checkoutModel } from './checkout.paths.ts';
import { creditUsed, isPaidByCredit } from './credit.ts';
import { orderTotal } from './surcharges.ts';
import { isAddressFormOpen } from './checkout.selectors.ts';
import type { CheckoutContext, CheckoutFailure, OrderInput } from './checkout.types.ts';

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

const FILLING = [
  'address.choose',
  'address.save',
  'option.choose',
  'gateway.choose',
  'credit.choose',
  'note.change',
  'optin.change',
];
/** Maps a failed actor to the step it belongs to. */
const FAILURES: Record<string, CheckoutFailure['of']> = {
  loadCheckout: 'load',
  saveAddress: 'address',
  quoteShipping: 'quotes',
  requestQuote: 'quoteRequest',
  priceOrder: 'price',
  loadSurcharges: 'surcharges',
  submitOrder: 'order',
};
const BUSY_SAVING = ['address.choose', 'address.save', 'option.choose'];

test('[CHK-06, CHK-07, CHK-08] every edge keeps the form, orders once, and only leaves for a placed order', () => {
  coverEdges(checkoutModel, ({ event, source, target, started, emitted }) => {
    const { context } = target;
    const calls = Object.keys(target.children);
    expect(calls.length).toBeLessThanOrEqual(1);
    expect(target.hasTag('busy')).toBe(calls.length > 0 || target.matches('redirecting'));
    if (source.hasTag('submitting')) expect(started.map(({ actor }) => actor)).not.toContain('submitOrder');

    const leaves = event.type === 'xstate.done.actor.submitOrder' && event['output'].success;
    if (leaves) expect(emitted).toEqual([{ type: 'payment.open', url: 'https://pay.example/1' }]);
    else if (event.type === 'order.submit' && source.matches('editing'))
      expectResponses(target, started, emitted);
    else expect(emitted).toEqual([]);
    expect(target.hasTag('submitting')).toBe(target.matches('submitting') || target.matches('redirecting'));

    if (event.type.endsWith('submitOrder')) expect(context.form).toEqual(source.context.form);
    if (event.type.startsWith('xstate.error')) {
      expect(context.form).toEqual(source.context.form);
      const call = event.type.split('.').at(-1) ?? '';
      // A failure to price again after a failed order must not replace the order's own failure.
      const stays = call === 'priceOrder' && source.context.failure?.of === 'order';
      expect(context.failure?.of).toBe(stays ? 'order' : FAILURES[call]);
    }
    if (!event.type.startsWith('xstate.') && started.length > 0 && event.type !== 'cart.sync')
      expect(context.failure).toBeNull();
    if (target.hasTag('failed')) expect(context.failure).not.toBeNull();
    if (source.hasTag('submitting') && FILLING.includes(event.type)) expect(target).toEqual(source);
    if ('saveAddress' in source.children && BUSY_SAVING.includes(event.type)) expect(started).toEqual([]);
    if (event.type !== 'note.change') expect(context.form.note).toBe(source.context.form.note);
    if (event.type === 'address.type') expect(context.addressTyped).toBe(event.typed);
    if (source.matches('editing')) expectForm(event, source.context, context);
    else expect(context.addressForm).toBe(source.context.addressForm);
    expectComplete(target, started);
  });
});

/** An address form opens, is cancelled, or closes once that address is saved; nothing else affects it. */
function expectForm(event: AnyEventObject, before: CheckoutContext, after: CheckoutContext) {
  const saved = event.type === 'xstate.done.actor.saveAddress' ? event['output'].id : null;
  const isNew = saved !== null && before.addresses.every(({ id }) => id !== saved);
  if (event.type === 'address.add') expect(after.addressForm).toBe('new');
  else if (event.type === 'address.edit') expect(after.addressForm).toBe(event['id']);
  else if (event.type === 'address.cancel' || isNew || (saved !== null && saved === before.addressForm))
    expect([after.addressForm, after.addressTyped]).toEqual([null, false]);
  else expect(after.addressForm).toBe(before.addressForm);
}

/** The order button always responds: it submits, or reports what is missing and leads there. */
function expectResponses(
  { context }: CheckoutSnapshot,
  started: { actor: string }[],
  emitted: AnyEventObject[],
) {
  if (started.some(({ actor }) => actor === 'submitOrder')) {
    expect([emitted, context.missing]).toEqual([[], null]);
    return;
  }
  expect(started).toEqual([]);
  expect(context.missing).not.toBeNull();
  const saves = { type: 'address.submit' };
  const leads = { type: 'missing.show', part: context.missing };
  expect([[leads], [saves]]).toContainEqual(emitted);
  if (emitted[0]?.type === saves.type) expect(isAddressFormOpen(context)).toBe(true);
}

/** [CHK-01] [CRT-12] `ready` means that everything is selected; an order is only sent when it is complete. */
function expectComplete(
  { context, ...target }: CheckoutSnapshot,
  started: { actor: string; input: unknown }[],
) {
  const sent = started.filter(({ actor }) => actor === 'submitOrder').map(({ input }) => input as OrderInput);
  for (const { idempotency_key, expected_total, ...sentTo } of sent) {
    expect(idempotency_key).toMatch(/^[\w-]{21}$/);
    expect(expected_total).toBe(orderTotal(context));
    expect(sentTo.expected_credit).toBe(creditUsed(context));
    expect(sentTo.paymentGateway === 'credit').toBe(isPaidByCredit(context));
  }
  if (!target.tags.has('ready') && sent.length === 0) return;
  expect(context.quotes?.map((quote) => quote.shipping_type_id)).toContain(context.form.shipping_option_id);
  expect([context.form.shipping_option_id, context.form.address]).toEqual([
    context.cart.shipping_type,
    context.cart.shipping_address,
  ]);
  expect(context.addresses.find(({ id }) => id === context.form.address)?.enabled).toBe(true);
  expect(context.cart.hasCartItems).toBe(true);
  if (sent.length > 0 && !isPaidByCredit(context))
    expect(context.surcharges?.map(({ gateway }) => gateway)).toContain(context.form.paymentGateway);
  if (sent.length > 0) expect(context.cart.all_in_stock).toBe(true);
}
