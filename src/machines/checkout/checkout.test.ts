import { createActor, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { Address, ShippingQuote } from '../../graphql/generated/types.ts';
import { Refusal } from '../../lib/failure.ts';
import { blankCart, type CartChoices, type CartState } from '../cart/cart-state.ts';
import { cartItem, filledCart } from '../cart/cart.fixtures.ts';
import { heldWork } from '../testing/held-work.ts';
import { expressPost, savedAddress, standardPost } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { AddressChange, CheckoutTag, OrderAnswer, OrderRequest } from './checkout.types.ts';
import type { Destination } from './shipping-choice.ts';

const priced = (over: Partial<CartState> = {}) =>
  filledCart({ shipping_type: 5, shipping_address: 9, shipping_amount: 10.6, total_amount: 35.6, ...over });
const noNetwork = new TypeError('fetch');

function startCheckout(attempt: { key: string; content: string } | null = null) {
  const loadCheckout = heldWork<{ cart: CartState; addresses: Address[] }, void>();
  const saveAddress = heldWork<Address, AddressChange>();
  const quoteShipping = heldWork<ShippingQuote[], Destination>();
  const requestQuote = heldWork<unknown, { session: string | null; address: number | null }>();
  const priceOrder = heldWork<CartState, CartChoices>();
  const submitOrder = heldWork<OrderAnswer, OrderRequest>();
  const work = { loadCheckout, saveAddress, quoteShipping, requestQuote, priceOrder, submitOrder };
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        loadCheckout: loadCheckout.logic,
        saveAddress: saveAddress.logic,
        quoteShipping: quoteShipping.logic,
        requestQuote: requestQuote.logic,
        priceOrder: priceOrder.logic,
        submitOrder: submitOrder.logic,
      },
    }),
    { input: { cart: filledCart(), attempt } },
  );
  const emitted: AnyEventObject[] = [];
  checkout.on('*', (event) => emitted.push(event));
  checkout.start();
  const is = (tag: CheckoutTag) => checkout.getSnapshot().hasTag(tag);
  return { checkout, ...work, emitted, is, now: () => checkout.getSnapshot().context };
}

/** A checkout with everything chosen. */
async function readyCheckout(attempt?: { key: string; content: string }) {
  const started = startCheckout(attempt);
  await started.loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  await started.quoteShipping.last().resolve([standardPost, expressPost]);
  started.checkout.send({ type: 'option.choose', shipping_type_id: 5 });
  await started.priceOrder.last().resolve(priced());
  started.checkout.send({ type: 'note.change', note: 'Ring the bell' });
  return started;
}

test('[CHK-01] address, quote, shipping option: each step asks for the next, an only address is chosen', async () => {
  const { checkout, loadCheckout, quoteShipping, priceOrder, is, now } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  expect(quoteShipping.last().input).toEqual({
    session: 'guest-key',
    suburb: 'Gladstone',
    postcode: '4680',
    country: 'AU',
  });
  await quoteShipping.last().resolve([standardPost]);
  expect([is('choosingShipping'), checkout.getSnapshot().can({ type: 'order.submit' })]).toEqual([
    true,
    false,
  ]);
  checkout.send({ type: 'option.choose', shipping_type_id: 5 });
  expect(priceOrder.last().input).toEqual({ promotion_code: null, shipping_type: 5, shipping_address: 9 });
  await priceOrder.last().resolve(priced());
  expect([is('ready'), now().cart.total_amount, now().form.paymentGateway]).toEqual([true, 35.6, 'sandbox']);
});

test('[CHK-02] a new address is chosen, a disabled one is let go and can be enabled again', async () => {
  const { checkout, loadCheckout, saveAddress, is, now } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [] });
  expect(is('choosingAddress')).toBe(true);
  const { id: _id, enabled: _enabled, ...address } = savedAddress();
  checkout.send({ type: 'address.save', change: { change: 'create', address } });
  checkout.send({ type: 'address.save', change: { change: 'create', address } });
  expect(saveAddress.calls).toHaveLength(1);
  await saveAddress.last().resolve(savedAddress());
  expect(now().form.address).toBe(9);

  checkout.send({ type: 'address.save', change: { change: 'disable', id: 9 } });
  await saveAddress.last().resolve(savedAddress({ enabled: false }));
  expect([now().form.address, is('choosingAddress')]).toEqual([null, true]);
  expect(checkout.getSnapshot().can({ type: 'address.choose', id: 9 })).toBe(false);
  checkout.send({ type: 'address.save', change: { change: 'enable', id: 9 } });
  await saveAddress.last().resolve(savedAddress());
  expect(checkout.getSnapshot().can({ type: 'address.choose', id: 9 })).toBe(true);
});

test('[CHK-05] when no quote fits the shop is asked for one, and says so', async () => {
  const { checkout, loadCheckout, quoteShipping, requestQuote, is } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  await quoteShipping.last().resolve([]);
  checkout.send({ type: 'quote.request' });
  expect(requestQuote.last().input).toEqual({ session: 'guest-key', address: 9 });
  await requestQuote.last().resolve(null);
  expect([is('quoteless'), is('quoteRequested')]).toEqual([true, true]);
});

test('[CHK-06] [CHK-08] a double click orders once, and success opens the returned payment address', async () => {
  const { checkout, submitOrder, emitted, now } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.calls).toHaveLength(1);
  expect(submitOrder.last().input).toEqual({
    address: 9,
    shipping_option_id: 5,
    paymentGateway: 'sandbox',
    note: 'Ring the bell',
    promotion_code: null,
    marketing_opt_in: false,
    expected_total: 35.6,
    idempotency_key: now().attempt?.key,
  });
  await submitOrder.last().resolve({ success: true, payment: 'https://pay.example/1', message: null });
  expect(emitted).toEqual([{ type: 'payment.open', url: 'https://pay.example/1' }]);
});

test('[CHK-07] [ERR-05] success false shows the server’s message and keeps the form; the next try is a new attempt', async () => {
  const { checkout, submitOrder, priceOrder, now, is } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  const { form } = now();
  await submitOrder.last().resolve({ success: false, payment: null, message: 'The price has changed' });
  await priceOrder.last().resolve(priced({ total_amount: 40 }));
  expect([is('ready'), now().failure]).toMatchObject([true, { message: 'The price has changed' }]);
  expect(now().form).toEqual(form);

  checkout.send({ type: 'order.submit' });
  const [first, second] = submitOrder.calls.map(({ input }) => input);
  expect(second?.expected_total).toBe(40);
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
});

test.each([noNetwork, new Refusal({ status: 422, message: 'not for the shopper' })])(
  '[CHK-07] [CHK-08] [ERR-05] something thrown (%s) keeps form and key: the retry is the same order',
  async (error) => {
    const { checkout, submitOrder, priceOrder, now } = await readyCheckout();
    checkout.send({ type: 'order.submit' });
    await submitOrder.last().reject(error);
    await priceOrder.last().reject(noNetwork);
    expect(now().failure).toEqual({ reason: 'unreachable' });
    checkout.send({ type: 'order.submit' });
    const [first, second] = submitOrder.calls.map(({ input }) => input);
    expect(second).toEqual(first);

    await submitOrder.last().reject(error);
    await priceOrder.last().resolve(priced());
    checkout.send({ type: 'note.change', note: 'Do not ring' });
    checkout.send({ type: 'order.submit' });
    expect(submitOrder.last().input.idempotency_key).not.toBe(first?.idempotency_key);
  },
);

test('[CHK-08] another tab with the same order sends the same key, for other goods it does not', async () => {
  const one = await readyCheckout();
  one.checkout.send({ type: 'order.submit' });
  const { attempt } = one.now();
  const two = await readyCheckout();
  two.checkout.send({ type: 'attempt.sync', attempt });
  two.checkout.send({ type: 'order.submit' });
  expect(two.submitOrder.last().input).toEqual(one.submitOrder.last().input);

  const three = await readyCheckout(attempt ?? undefined);
  const others = priced({ cartitems: [cartItem({ id: 2, sku_id: 12 })] });
  three.checkout.send({ type: 'cart.sync', cart: others });
  await three.quoteShipping.last().resolve([standardPost]);
  three.checkout.send({ type: 'order.submit' });
  expect(three.submitOrder.last().input.idempotency_key).not.toBe(attempt?.key);
});

test('[CRT-08] [CHK-04] a code that changes the discount asks for new quotes and keeps the option if it is still offered', async () => {
  const { checkout, priceOrder, quoteShipping, is, now } = await readyCheckout();
  checkout.send({ type: 'promotion.apply', code: ' TEN ' });
  expect(priceOrder.last().input).toEqual({ promotion_code: 'TEN', shipping_type: 5, shipping_address: 9 });
  const quotesBefore = quoteShipping.calls.length;
  checkout.send({ type: 'cart.sync', cart: priced({ promotion_code: 'TEN', discount_amount: 2.5 }) });
  await priceOrder.last().resolve(priced({ promotion_code: 'TEN', discount_amount: 2.5 }));
  expect(quoteShipping.calls).toHaveLength(quotesBefore + 1);
  await quoteShipping.last().resolve([standardPost]);
  expect([is('ready'), now().form.shipping_option_id]).toEqual([true, 5]);

  checkout.send({ type: 'promotion.apply', code: '' });
  await priceOrder.last().resolve(priced());
  await quoteShipping.last().resolve([expressPost]);
  expect([is('choosingShipping'), now().form.shipping_option_id]).toEqual([true, null]);
});

test('[CHK-01] a cart that was emptied elsewhere cannot be ordered', async () => {
  const { checkout, is } = await readyCheckout();
  checkout.send({ type: 'cart.sync', cart: blankCart });
  expect(is('empty')).toBe(true);
});

test('[CRT-12] a cart that is not all in stock, or a payment type that is not offered, blocks ordering', async () => {
  const { checkout } = await readyCheckout();
  const can = () => checkout.getSnapshot().can({ type: 'order.submit' });
  expect(can()).toBe(true);
  checkout.send({ type: 'cart.sync', cart: priced({ all_in_stock: false }) });
  expect(can()).toBe(false);
  const two = [
    { id: 'card', name: 'Card' },
    { id: 'credit', name: 'Credit' },
  ];
  checkout.send({ type: 'cart.sync', cart: priced({ payment_types: two }) });
  expect([can(), checkout.getSnapshot().can({ type: 'gateway.choose', id: 'sandbox' })]).toEqual([
    false,
    false,
  ]);
  checkout.send({ type: 'gateway.choose', id: 'credit' });
  expect(can()).toBe(true);
});

test('[CHK-08] coming Back to the page asks again with the form as it was', async () => {
  const { checkout, submitOrder, loadCheckout, now } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  await submitOrder.last().resolve({ success: true, payment: 'https://pay.example/1', message: null });
  checkout.send({ type: 'page.restore' });
  await loadCheckout
    .last()
    .resolve({ cart: priced(), addresses: [savedAddress(), savedAddress({ id: 10 })] });
  expect(now().form).toMatchObject({ address: 9, shipping_option_id: 5, note: 'Ring the bell' });
});
