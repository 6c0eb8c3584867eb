import { expect, test, vi } from 'vitest';
import { failureOf, RefusedError } from '../../lib/failure.ts';
import { cartItem, filledCart } from '../cart/cart.fixtures.ts';
import { expressPost, savedAddress, standardPost, surcharges } from './checkout.fixtures.ts';
import { pricedCart, readyCheckout, startCheckout } from './checkout.harness.ts';
import { nextPart } from './checkout.selectors.ts';
import { amountDue, orderTotal, surchargeFor } from './surcharges.ts';

const noNetwork = new TypeError('fetch');

test('[CHK-06, CHK-08] a double click orders once, and success opens the returned payment URL', async () => {
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
    marketing_text: null,
    priority: false,
    expected_total: 35.6,
    use_credit: false,
    expected_credit: 0,
    idempotency_key: now().attempt?.key,
  });
  await submitOrder.last().resolve({ success: true, payment: 'https://pay.example/1', message: null });
  expect(emitted).toEqual([{ type: 'payment.open', url: 'https://pay.example/1' }]);
});

test('[CHK-07, ERR-05] success false shows the server’s message and keeps the form; the next press is a new attempt', async () => {
  const { checkout, submitOrder, priceOrder, quoteShipping, loadSurcharges, now, is } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  const { form } = now();
  await submitOrder.last().resolve({ success: false, payment: null, message: 'The price has changed' });
  await priceOrder.last().resolve(pricedCart({ total_amount: 40 }));
  await quoteShipping.last().resolve([standardPost]);
  await loadSurcharges.last().resolve(surcharges(40));
  expect([is('ready'), now().failure]).toMatchObject([true, { message: 'The price has changed' }]);
  expect(now().form).toEqual(form);

  checkout.send({ type: 'order.submit' });
  const [first, second] = submitOrder.calls.map(({ input }) => input);
  expect(second?.expected_total).toBe(40);
  expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
});

test('[CHK-07] an order refused because paying or shipping costs something else now can be ordered for that', async () => {
  const { checkout, submitOrder, priceOrder, quoteShipping, loadSurcharges, now, is } = await readyCheckout();
  checkout.send({ type: 'cart.sync', cart: pricedCart({ shipping_type: 6 }) });
  const { form } = now();
  expect(form.shipping_option_id).toBe(6);
  checkout.send({ type: 'order.submit' });
  await submitOrder.last().resolve({ success: false, payment: null, message: 'The total is another' });
  await priceOrder.last().resolve(pricedCart({ shipping_type: 6 }));
  await quoteShipping.last().resolve([standardPost, { ...expressPost, amount: 15 }]);
  await loadSurcharges.last().resolve(surcharges(35.6, 2));
  expect([is('ready'), now().failure, now().form]).toMatchObject([
    true,
    { message: 'The total is another' },
    form,
  ]);
  expect(now().quotes?.[1]?.amount).toBe(15);
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.calls.map(({ input }) => input.expected_total)).toEqual([35.6, 37.6]);
});

test.each([noNetwork, new RefusedError({ status: 429, message: 'Wait a minute', textCode: 'RATE_LIMITED' })])(
  '[CHK-07, CHK-08, ERR-05] a thrown error (%s) keeps the form and the key: a retry sends the same order',
  async (error) => {
    const { checkout, submitOrder, priceOrder, now } = await readyCheckout();
    checkout.send({ type: 'order.submit' });
    await submitOrder.last().reject(error);
    await priceOrder.last().reject(noNetwork);
    expect(now().failure).toEqual({ ...failureOf(error), of: 'order' });
    checkout.send({ type: 'order.submit' });
    const [first, second] = submitOrder.calls.map(({ input }) => input);
    expect(second).toEqual(first);

    await submitOrder.last().reject(error);
    await priceOrder.last().resolve(pricedCart());
    checkout.send({ type: 'note.change', note: 'Do not ring' });
    checkout.send({ type: 'order.submit' });
    expect(submitOrder.last().input.idempotency_key).not.toBe(first?.idempotency_key);
  },
);

test('[CHK-08] another tab sends the same key for the same order, a different key for other items', async () => {
  const one = await readyCheckout();
  one.checkout.send({ type: 'order.submit' });
  const { attempt } = one.now();
  const two = await readyCheckout();
  two.checkout.send({ type: 'attempt.sync', attempt });
  two.checkout.send({ type: 'order.submit' });
  expect(two.submitOrder.last().input).toEqual(one.submitOrder.last().input);

  const three = await readyCheckout(attempt ?? undefined);
  const others = pricedCart({ cartitems: [cartItem({ id: 2, sku_id: 12 })] });
  three.checkout.send({ type: 'cart.sync', cart: others });
  await three.quoteShipping.last().resolve([standardPost]);
  three.checkout.send({ type: 'order.submit' });
  expect(three.submitOrder.last().input.idempotency_key).not.toBe(attempt?.key);
});

test('[CRT-12] a cart that is not all in stock, or a payment type that is not offered, blocks ordering', async () => {
  const { checkout, loadSurcharges, submitOrder, emitted, now } = await readyCheckout();
  const press = () => checkout.send({ type: 'order.submit' });
  checkout.send({ type: 'cart.sync', cart: pricedCart({ all_in_stock: false }) });
  press();
  expect(emitted).toEqual([{ type: 'missing.show', part: 'stock' }]);
  const two = [
    { id: 'card', name: 'Card' },
    { id: 'paypal', name: 'PayPal' },
  ];
  checkout.send({ type: 'cart.sync', cart: pricedCart({ payment_types: two }) });
  await loadSurcharges.last().resolve(surcharges(35.6));
  expect(checkout.getSnapshot().can({ type: 'gateway.choose', id: 'sandbox' })).toBe(false);
  press();
  expect([emitted.at(-1), now().missing]).toEqual([{ type: 'missing.show', part: 'payment' }, 'payment']);
  checkout.send({ type: 'gateway.choose', id: 'paypal' });
  expect([now().missing, submitOrder.calls.length]).toEqual([null, 0]);
  press();
  expect(submitOrder.calls).toHaveLength(1);
});

test('[CHK-08] going Back to the page loads the checkout again and keeps the form', async () => {
  const { checkout, submitOrder, loadCheckout, now } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  await submitOrder.last().resolve({ success: true, payment: 'https://pay.example/1', message: null });
  checkout.send({ type: 'page.restore' });
  await loadCheckout
    .last()
    .resolve({ cart: pricedCart(), addresses: [savedAddress(), savedAddress({ id: 10 })] });
  expect(now().form).toMatchObject({ address: 9, shipping_option_id: 5, note: 'Ring the bell' });
});

test('[CHK-08] the checkout resumes if the browser does not reach the payment page', async () => {
  vi.useFakeTimers();
  const { checkout, submitOrder, loadCheckout, is } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  await submitOrder.last().resolve({ success: true, payment: 'https://pay.example/1', message: null });
  vi.advanceTimersByTime(14_999);
  expect([is('submitting'), loadCheckout.calls.length]).toEqual([true, 1]);
  vi.advanceTimersByTime(1);
  expect([is('submitting'), loadCheckout.calls.length]).toEqual([false, 2]);
  vi.useRealTimers();
});

test('[CHK-15] the order is sent with a total that includes the surcharge of the chosen gateway', async () => {
  const { checkout, loadSurcharges, submitOrder, now } = await readyCheckout();
  checkout.send({ type: 'cart.sync', cart: pricedCart({ total_amount: 100 }) });
  expect(loadSurcharges.last().input).toEqual({ amount: 100, credit: 0 });
  expect(checkout.getSnapshot().hasTag('ready')).toBe(false);
  await loadSurcharges.last().resolve(surcharges(100, 1));
  expect([surchargeFor(now(), 'sandbox'), surchargeFor(now(), 'other'), orderTotal(now())]).toEqual([
    1, 0, 101,
  ]);
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.last().input.expected_total).toBe(101);
});

test('[CHK-15] a missing response about surcharges is a failure, and a retry requests them again', async () => {
  const { checkout, loadSurcharges, is, now } = await readyCheckout();
  checkout.send({ type: 'cart.sync', cart: pricedCart({ total_amount: 100 }) });
  await loadSurcharges.last().reject(noNetwork);
  expect([is('surchargesFailed'), now().failure]).toEqual([
    true,
    { reason: 'unreachable', of: 'surcharges' },
  ]);
  checkout.send({ type: 'checkout.retry' });
  await loadSurcharges.last().resolve(surcharges(100));
  expect([is('ready'), now().failure]).toEqual([true, null]);
});

const credit = { id: 'credit', name: 'Credit' };
const card = { id: 'sandbox', name: 'Card' };

test('[CHK-11, CHK-15] credit pays first and the gateway the rest, unless the shopper keeps the credit', async () => {
  const { checkout, loadSurcharges, submitOrder, now } = await readyCheckout();
  const halfPaid = { credit_amount: 20, amount_due: 15.6, payment_types: [credit, card] };
  checkout.send({ type: 'cart.sync', cart: pricedCart(halfPaid) });
  expect(loadSurcharges.last().input).toEqual({ amount: 35.6, credit: 20 });
  await loadSurcharges.last().resolve(surcharges(35.6, 0.5, 20));
  expect([orderTotal(now()), amountDue(now())]).toEqual([36.1, 16.1]);

  checkout.send({ type: 'credit.choose', usesCredit: false });
  expect(loadSurcharges.last().input).toEqual({ amount: 35.6, credit: 0 });
  await loadSurcharges.last().resolve(surcharges(35.6, 1));
  expect([orderTotal(now()), amountDue(now())]).toEqual([36.6, 36.6]);

  checkout.send({ type: 'credit.choose', usesCredit: true });
  await loadSurcharges.last().resolve(surcharges(35.6, 0.5, 20));
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.last().input).toMatchObject({
    paymentGateway: 'sandbox',
    use_credit: true,
    expected_credit: 20,
    expected_total: 36.1,
  });
});

test('[CHK-11] an order paid by credit needs no gateway, and no surcharges are requested', async () => {
  const { checkout, loadSurcharges, submitOrder, is, now } = await readyCheckout();
  const paid = { credit_amount: 35.6, amount_due: 0, payment_types: [credit] };
  const requested = loadSurcharges.calls.length;
  checkout.send({ type: 'cart.sync', cart: pricedCart(paid) });
  expect([is('ready'), loadSurcharges.calls.length, nextPart(now())]).toEqual([true, requested, null]);
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.last().input).toMatchObject({ paymentGateway: 'credit', expected_credit: 35.6 });
});

test('[CHK-11] keeping the credit when there is no gateway reports the payment as missing', async () => {
  const { checkout, emitted, now } = await readyCheckout();
  const paid = { credit_amount: 35.6, amount_due: 0, payment_types: [credit] };
  checkout.send({ type: 'cart.sync', cart: pricedCart(paid) });
  checkout.send({ type: 'credit.choose', usesCredit: false });
  checkout.send({ type: 'order.submit' });
  expect(emitted.at(-1)).toEqual({ type: 'missing.show', part: 'payment' });
  expect(now().missing).toBe('payment');
});

test('[CHK-15] surcharges are not requested again for the same total', async () => {
  const { checkout, loadSurcharges, is } = await readyCheckout();
  checkout.send({ type: 'cart.sync', cart: pricedCart() });
  expect([loadSurcharges.calls.length, is('ready')]).toEqual([1, true]);
});

test('[CHK-13] the order contains the shopper’s marketing consent in the wording that was shown', async () => {
  const { checkout, submitOrder } = await readyCheckout();
  checkout.send({ type: 'optin.change', marketing_text: 'Neuigkeiten, bitte' });
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.last().input).toMatchObject({
    marketing_opt_in: true,
    marketing_text: 'Neuigkeiten, bitte',
  });
});

test('[CHK-01, CHK-06] an early press of the order button leads to the missing part and orders nothing', async () => {
  const { checkout, loadCheckout, quoteShipping, loadSurcharges, priceOrder, submitOrder, emitted, now } =
    startCheckout();
  const press = () => {
    checkout.send({ type: 'order.submit' });
    return [emitted.at(-1), now().missing];
  };
  const shows = (part: string) => [{ type: 'missing.show', part }, part];
  const two = [savedAddress(), savedAddress({ id: 10 })];
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: two });
  expect(press()).toEqual(shows('address'));
  checkout.send({ type: 'cart.sync', cart: filledCart() });
  expect(now().missing).toBe('address');
  checkout.send({ type: 'address.choose', id: 9 });
  expect(now().missing).toBeNull();
  expect(press()).toEqual(shows('response'));
  await quoteShipping.last().reject(noNetwork);
  expect(press()).toEqual(shows('shipping'));
  checkout.send({ type: 'checkout.retry' });
  await quoteShipping.last().resolve([]);
  expect(press()).toEqual(shows('shipping'));
  checkout.send({ type: 'cart.sync', cart: filledCart() });
  expect(now().missing).toBe('shipping');
  checkout.send({ type: 'address.choose', id: 10 });
  await quoteShipping.last().resolve([standardPost]);
  await priceOrder.last().reject(noNetwork);
  expect(press()).toEqual(shows('shipping'));
  checkout.send({ type: 'checkout.retry' });
  await quoteShipping.last().resolve([standardPost]);
  await priceOrder.last().resolve(pricedCart({ shipping_address: 10 }));
  await loadSurcharges.last().reject(noNetwork);
  expect(press()).toEqual(shows('payment'));
  expect(submitOrder.calls).toHaveLength(0);
});

test('[CHK-02] the order button first saves an address that is typed and not saved', async () => {
  const { checkout, loadCheckout, saveAddress, submitOrder, emitted, now } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [] });
  const { id: _id, enabled: _enabled, ...address } = savedAddress();
  const press = () => checkout.send({ type: 'order.submit' });
  press();
  expect([emitted, now().missing]).toEqual([[{ type: 'address.submit' }], 'address']);
  checkout.send({ type: 'address.type', typed: true });
  checkout.send({ type: 'address.save', change: { change: 'create', address } });
  press();
  expect(emitted.at(-1)).toEqual({ type: 'missing.show', part: 'response' });
  await saveAddress.last().resolve(savedAddress());
  expect([now().addressTyped, now().missing, submitOrder.calls.length]).toEqual([false, null, 0]);
});

test('[CHK-02] a half-typed address beside a chosen one blocks the order until it is cancelled', async () => {
  const { checkout, submitOrder, emitted, now } = await readyCheckout();
  checkout.send({ type: 'address.add' });
  checkout.send({ type: 'address.type', typed: true });
  checkout.send({ type: 'order.submit' });
  expect([emitted, now().missing]).toEqual([[{ type: 'address.submit' }], 'address']);
  checkout.send({ type: 'address.cancel' });
  expect([now().missing, submitOrder.calls.length]).toEqual([null, 0]);
  checkout.send({ type: 'address.add' });
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.calls).toHaveLength(1);
});

test('an address typed while an order is being sent is saved before the next order', async () => {
  const { checkout, submitOrder, priceOrder, quoteShipping, loadSurcharges, emitted, is, now } =
    await readyCheckout();
  checkout.send({ type: 'address.add' });
  checkout.send({ type: 'order.submit' });
  checkout.send({ type: 'address.type', typed: true });
  expect(is('submitting')).toBe(true);
  await submitOrder.last().resolve({ success: false, payment: null, message: 'The price has changed' });
  await priceOrder.last().resolve(pricedCart());
  await quoteShipping.last().resolve([standardPost]);
  await loadSurcharges.last().resolve(surcharges(35.6));
  checkout.send({ type: 'order.submit' });
  expect([emitted, now().missing]).toEqual([[{ type: 'address.submit' }], 'address']);
  expect(submitOrder.calls).toHaveLength(1);
});

test('[ERR-05, A78] the failure of a pending order is cleared once the shop is reachable', async () => {
  const { checkout, submitOrder, priceOrder, now } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  await submitOrder.last().reject(noNetwork);
  await priceOrder.last().reject(noNetwork);
  expect(now().failure).toEqual({ reason: 'unreachable', of: 'order' });
  checkout.send({ type: 'connection.restore' });
  expect(now().failure).toBeNull();
});

test('[CHK-07, ERR-05] an order without a response is still shown as failed when the response to the total comes right after it', async () => {
  const { checkout, submitOrder, priceOrder, is, now } = await readyCheckout();
  checkout.send({ type: 'order.submit' });
  await submitOrder.last().reject(noNetwork);
  checkout.send({ type: 'connection.restore' });
  await priceOrder.last().resolve(pricedCart());
  expect([is('ready'), now().failure]).toEqual([true, { reason: 'unreachable', of: 'order', isOver: true }]);
});
