import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { checkoutModel } from './checkout.paths.ts';
import type { OrderRequest } from './checkout.types.ts';

const FILLING = [
  'address.choose',
  'address.save',
  'option.choose',
  'gateway.choose',
  'note.change',
  'optin.change',
];

test('[CHK-06] [CHK-07] [CHK-08] every edge keeps the form, orders once, and only leaves for a placed order', () => {
  coverEdges(checkoutModel, ({ event, source, target, started, emitted }) => {
    const calls = Object.keys(target.children);
    expect(calls.length).toBeLessThanOrEqual(1);
    if (source.hasTag('submitting')) expect(started.map(({ actor }) => actor)).not.toContain('submitOrder');

    const leaves = event.type === 'xstate.done.actor.submitOrder' && event['output'].success;
    expect(emitted).toEqual(leaves ? [{ type: 'payment.open', url: 'https://pay.example/1' }] : []);

    if (event.type.endsWith('submitOrder')) expect(target.context.form).toEqual(source.context.form);
    if (event.type.startsWith('xstate.error')) {
      expect(target.context.form).toEqual(source.context.form);
      expect(target.context.failure).not.toBeNull();
    }
    if (source.hasTag('submitting') && FILLING.includes(event.type)) expect(target).toEqual(source);
    if (event.type !== 'note.change') expect(target.context.form.note).toBe(source.context.form.note);
  });
});

test('[CHK-01] [CRT-12] on every edge an order is sent only with all that it needs', () => {
  coverEdges(checkoutModel, ({ source, target, started }) => {
    const { context } = target;
    if (target.hasTag('ready')) {
      expect(context.quotes?.map(({ shipping_type_id }) => shipping_type_id)).toContain(
        context.form.shipping_option_id,
      );
      expect(context.addresses.find(({ id }) => id === context.form.address)?.enabled).toBe(true);
      expect(context.cart.hasCartItems).toBe(true);
    }
    for (const { input } of started.filter(({ actor }) => actor === 'submitOrder')) {
      const request = input as OrderRequest;
      expect(source.hasTag('ready')).toBe(true);
      expect(request.idempotency_key).toMatch(/^[\w-]{21}$/);
      expect(request.expected_total).toBe(source.context.cart.total_amount);
    }
  });
});
