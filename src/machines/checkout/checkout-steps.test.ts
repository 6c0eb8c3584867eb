import { expect, test } from 'vitest';
import { RefusedError } from '../../lib/failure.ts';
import { blankCart } from '../cart/cart-state.ts';
import { cartItem, filledCart } from '../cart/cart.fixtures.ts';
import { expressPost, pickUp, savedAddress, standardPost, surcharges } from './checkout.fixtures.ts';
import { pricedCart, readyCheckout, startCheckout } from './checkout.harness.ts';
import { editedAddressOf, isAddressFormOpen } from './checkout.selectors.ts';
import type { CheckoutEvent } from './checkout.types.ts';

const noNetwork = new TypeError('fetch');

test('[CHK-01, CHK-04] address, quotes and total are requested in turn, a single address and the cheapest shipping preselected', async () => {
  const { loadCheckout, quoteShipping, priceOrder, loadSurcharges, is, now } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  expect(quoteShipping.last().input).toEqual({
    session: 'guest-key',
    suburb: 'Gladstone',
    postcode: '4680',
    country: 'AU',
  });
  await quoteShipping.last().resolve([expressPost, standardPost]);
  expect([is('ready'), now().form.shipping_option_id]).toEqual([false, 5]);
  expect(priceOrder.last().input).toEqual({
    shipping_type: 5,
    shipping_address: 9,
    priority: false,
  });
  await priceOrder.last().resolve(pricedCart());
  await loadSurcharges.last().resolve(surcharges(35.6));
  expect([is('ready'), now().cart.total_amount, now().form.paymentGateway]).toEqual([true, 35.6, 'sandbox']);
});

test.each([
  ['the current one of the account is chosen', { currentAddress: 10 }, 10],
  ['the one that the cart was priced for precedes the account’s', { shipping: 9, currentAddress: 10 }, 9],
  ['none is chosen if none is current', {}, null],
  ['a disabled current one is not chosen', { currentAddress: 11 }, null],
])('[CHK-02] of several addresses, %s', async (_which, given, chosen) => {
  const { loadCheckout, now } = startCheckout();
  const { shipping, currentAddress }: { shipping?: number; currentAddress?: number } = given;
  const addresses = [savedAddress(), savedAddress({ id: 10 }), savedAddress({ id: 11, enabled: false })];
  const cart = filledCart({ shipping_address: shipping ?? null });
  await loadCheckout.last().resolve({ cart, addresses, currentAddress: currentAddress ?? null });
  expect(now().form.address).toBe(chosen);
});

test('[CHK-02] a new address is chosen, a disabled one is deselected and can be enabled again', async () => {
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

test('[CHK-02] the form of another address is open until the address is saved or the form is cancelled', async () => {
  const { checkout, loadCheckout, saveAddress, now } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  const isOpen = () => isAddressFormOpen(now());
  const { id: _id, enabled: _enabled, ...address } = savedAddress();
  const save = () => checkout.send({ type: 'address.save', change: { change: 'create', address } });
  expect(isOpen()).toBe(false);
  checkout.send({ type: 'address.add' });
  expect(isOpen()).toBe(true);
  checkout.send({ type: 'address.cancel' });
  expect(isOpen()).toBe(false);

  checkout.send({ type: 'address.add' });
  save();
  await saveAddress.last().reject(noNetwork);
  expect([isOpen(), now().failure?.of]).toEqual([true, 'address']);
  save();
  await saveAddress.last().resolve(savedAddress({ id: 11 }));
  expect(isOpen()).toBe(false);
});

test('[CHK-05] without a fitting quote one can be requested, and the request is shown', async () => {
  const { checkout, loadCheckout, quoteShipping, requestQuote, is } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  await quoteShipping.last().resolve([]);
  expect([is('quoteless'), is('quoteRequested')]).toEqual([true, false]);
  checkout.send({ type: 'quote.request' });
  expect(requestQuote.last().input).toEqual({ session: 'guest-key', address: 9 });
  await requestQuote.last().resolve(null);
  expect([is('quoteless'), is('quoteRequested')]).toEqual([true, true]);
});

test('[CRT-08, CHK-04] a code that changes the discount requests new quotes and keeps the option if it is still offered', async () => {
  const { checkout, priceOrder, quoteShipping, is, now } = await readyCheckout();
  const quotesBefore = quoteShipping.calls.length;
  checkout.send({ type: 'cart.sync', cart: pricedCart({ promotion_code: 'TEN', discount_amount: 2.5 }) });
  expect(quoteShipping.calls).toHaveLength(quotesBefore + 1);
  await quoteShipping.last().resolve([standardPost]);
  expect([is('ready'), now().form.shipping_option_id]).toEqual([true, 5]);

  checkout.send({ type: 'cart.sync', cart: pricedCart() });
  await quoteShipping.last().resolve([expressPost]);
  expect(priceOrder.last().input).toMatchObject({ shipping_type: 6 });
});

test('[CHK-01] a cart that was emptied elsewhere is shown as empty until it has an item', async () => {
  const { checkout, loadCheckout, is } = await readyCheckout();
  for (const _ of [1, 2]) checkout.send({ type: 'cart.sync', cart: blankCart });
  expect([is('empty'), loadCheckout.calls.length]).toEqual([true, 1]);
  checkout.send({ type: 'cart.sync', cart: filledCart() });
  expect(loadCheckout.calls).toHaveLength(2);
});

test.each(['checkout.retry', 'connection.restore'] as const)(
  '[CHK-01] cart, addresses and quotes that got no response are requested again by %s',
  async (type) => {
    const { checkout, loadCheckout, quoteShipping, is, now } = startCheckout();
    await loadCheckout.last().reject(noNetwork);
    expect([is('failed'), now().failure]).toEqual([true, { reason: 'unreachable', of: 'load' }]);
    checkout.send({ type });
    await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
    await quoteShipping.last().reject(noNetwork);
    expect([is('failed'), is('unquoted'), now().failure?.of]).toEqual([true, true, 'quotes']);
    checkout.send({ type });
    expect([quoteShipping.calls.length, now().failure]).toEqual([2, null]);
  },
);

test('[CHK-01, CHK-05] a refused step shows its reason, and the next step clears it', async () => {
  const { checkout, loadCheckout, saveAddress, quoteShipping, requestQuote, now } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  await quoteShipping.last().resolve([]);
  checkout.send({ type: 'address.save', change: { change: 'disable', id: 9 } });
  await saveAddress.last().reject(new RefusedError({ status: 422, message: 'Not this one' }));
  expect(now().failure).toMatchObject({ message: 'Not this one' });
  checkout.send({ type: 'quote.request' });
  expect(now().failure).toBeNull();
  await requestQuote.last().reject(new RefusedError({ status: 429, message: 'Wait a minute' }));
  expect(now().failure).toMatchObject({ message: 'Wait a minute' });
});

test.each([
  ['address', { shipping_address: 10 }],
  ['priority', { priority: false }],
])('[CHK-04] a cart that is not priced for the chosen %s is not requested endlessly', async (_, response) => {
  const { checkout, loadCheckout, quoteShipping, priceOrder, is } = startCheckout();
  await loadCheckout
    .last()
    .resolve({ cart: filledCart({ priority_fee: 12.5 }), addresses: [savedAddress()] });
  await quoteShipping.last().resolve([standardPost]);
  checkout.send({ type: 'priority.choose', priority: true });
  const calls = priceOrder.calls.length;
  await priceOrder.last().resolve(pricedCart({ priority_fee: 12.5, priority: true, ...response }));
  expect([is('unpriced'), priceOrder.calls.length]).toEqual([true, calls]);
});

test('[CHK-04] an order is priced without priority once that is not offered', async () => {
  const { checkout, loadCheckout, quoteShipping, priceOrder, now, is } = startCheckout();
  await loadCheckout
    .last()
    .resolve({ cart: filledCart({ priority_fee: 12.5 }), addresses: [savedAddress()] });
  await quoteShipping.last().resolve([standardPost]);
  checkout.send({ type: 'priority.choose', priority: true });
  await priceOrder.last().resolve(pricedCart());
  expect([now().form.priority, is('unpriced')]).toEqual([false, false]);
});

test('[CHK-01] only offered choices are accepted', async () => {
  const { checkout } = await readyCheckout();
  const may = (event: CheckoutEvent) => checkout.getSnapshot().can(event);
  expect([5, 6, 7].map((id) => may({ type: 'option.choose', shipping_type_id: id }))).toEqual([
    true,
    true,
    false,
  ]);
  expect([9, 10].map((id) => may({ type: 'address.choose', id }))).toEqual([true, false]);
  const saves = (change: 'enable' | 'disable', id: number) =>
    may({ type: 'address.save', change: { change, id } });
  expect([saves('disable', 9), saves('enable', 9), saves('disable', 10)]).toEqual([true, false, false]);
});

test('[CHK-02] no other step begins while an address is being saved, but the cart may change', async () => {
  const { checkout, saveAddress, priceOrder, quoteShipping, now } = await readyCheckout();
  checkout.send({ type: 'address.save', change: { change: 'disable', id: 9 } });
  const calls = [priceOrder.calls.length, quoteShipping.calls.length];
  checkout.send({ type: 'address.choose', id: 9 });
  checkout.send({ type: 'option.choose', shipping_type_id: 6 });
  checkout.send({
    type: 'cart.sync',
    cart: pricedCart({ cartitems: [cartItem({ qty: 1 })], cartitemCount: 1 }),
  });
  expect([priceOrder.calls.length, quoteShipping.calls.length]).toEqual(calls);
  await saveAddress.last().resolve(savedAddress());
  expect([now().cart.cartitemCount, quoteShipping.calls.length]).toEqual([1, (calls[1] ?? 0) + 1]);
});

test('[CHK-02] disabling another address keeps the chosen one, and a newly chosen one resets the shipping option', async () => {
  const { checkout, saveAddress, is, now } = await readyCheckout();
  const { id: _id, enabled: _enabled, ...address } = savedAddress({ city: 'Calliope' });
  checkout.send({ type: 'address.save', change: { change: 'create', address } });
  await saveAddress.last().resolve(savedAddress({ id: 10, city: 'Calliope' }));
  expect(now().form).toMatchObject({ address: 10, shipping_option_id: null });
  checkout.send({ type: 'address.save', change: { change: 'disable', id: 9 } });
  await saveAddress.last().resolve(savedAddress({ enabled: false }));
  expect([now().form.address, is('choosingAddress')]).toEqual([10, false]);
});

const localDelivery = { ...standardPost, shipping_type_id: 4, shipping_name: 'Local Delivery', amount: 0 };

test('[CHK-04] the shopper’s own choice takes precedence over the cheapest if offered, now and for the next order', async () => {
  const first = await readyCheckout();
  first.checkout.send({ type: 'option.choose', shipping_type_id: 6 });
  expect(first.priceOrder.last().input).toMatchObject({ shipping_type: 6 });
  const { shippingChoice } = first.now();

  for (const [offers, chosen] of [
    [[localDelivery, standardPost, expressPost], 6],
    [[localDelivery, standardPost], 4],
  ] as const) {
    const next = startCheckout({ shippingChoice });
    await next.loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
    await next.quoteShipping.last().resolve([...offers]);
    expect(next.priceOrder.last().input).toMatchObject({ shipping_type: chosen });
  }
});

test('[CHK-04] a preselected option is replaced by a cheaper one of another address', async () => {
  const { checkout, loadCheckout, quoteShipping, priceOrder } = startCheckout();
  const addresses = [savedAddress(), savedAddress({ id: 10 })];
  await loadCheckout.last().resolve({ cart: filledCart(), addresses });
  checkout.send({ type: 'address.choose', id: 9 });
  await quoteShipping.last().resolve([standardPost]);
  await priceOrder.last().resolve(pricedCart());
  checkout.send({ type: 'address.choose', id: 10 });
  await quoteShipping.last().resolve([standardPost, localDelivery]);
  expect(priceOrder.last().input).toMatchObject({ shipping_type: 4, shipping_address: 10 });
});

test('[CHK-04] the reason for a missing total is shown, and the total is requested again only by a retry', async () => {
  const { loadCheckout, quoteShipping, priceOrder, checkout, is, now } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  await quoteShipping.last().resolve([standardPost]);
  await priceOrder.last().resolve(pricedCart({ shipping_type: null, shipping_message: 'Not to this place' }));
  expect([is('unpriced'), now().failure]).toMatchObject([true, { message: 'Not to this place' }]);
  checkout.send({ type: 'checkout.retry' });
  await quoteShipping.last().resolve([standardPost]);
  await priceOrder.last().reject(noNetwork);
  expect([is('unpriced'), now().failure]).toEqual([true, { reason: 'unreachable', of: 'price' }]);
  expect(priceOrder.calls).toHaveLength(2);
});

test('[CRT-06, CHK-04] another tab’s choice is chosen here too, without pricing the order again', async () => {
  const { checkout, priceOrder, loadSurcharges, is, now } = await readyCheckout();
  const calls = priceOrder.calls.length;
  checkout.send({ type: 'cart.sync', cart: pricedCart({ shipping_type: 6, total_amount: 39.1 }) });
  await loadSurcharges.last().resolve(surcharges(39.1));
  expect([is('ready'), now().form.shipping_option_id, priceOrder.calls.length]).toEqual([true, 6, calls]);
});

test('an edited address keeps its id and stays chosen; it is quoted and priced again if its locality has changed', async () => {
  const { checkout, saveAddress, quoteShipping, priceOrder, is, now } = await readyCheckout();
  expect(checkout.getSnapshot().can({ type: 'address.edit', id: 77 })).toBe(false);
  checkout.send({ type: 'address.edit', id: 9 });
  expect([isAddressFormOpen(now()), editedAddressOf(now())?.id]).toEqual([true, 9]);
  const { id: _id, enabled: _enabled, ...address } = savedAddress({ first_name: 'Augusta' });
  const [quotes, prices] = [quoteShipping.calls.length, priceOrder.calls.length];
  checkout.send({ type: 'address.save', change: { change: 'update', id: 9, address } });
  await saveAddress.last().resolve(savedAddress({ first_name: 'Augusta' }));
  expect([isAddressFormOpen(now()), now().addresses.map(({ first_name }) => first_name)]).toEqual([
    false,
    ['Augusta'],
  ]);
  expect([is('ready'), quoteShipping.calls.length, priceOrder.calls.length]).toEqual([true, quotes, prices]);

  checkout.send({ type: 'address.edit', id: 9 });
  checkout.send({ type: 'address.save', change: { change: 'update', id: 9, address } });
  await saveAddress.last().resolve(savedAddress({ city: 'Bundaberg', postcode: '4670' }));
  expect(quoteShipping.last().input).toMatchObject({ suburb: 'Bundaberg', postcode: '4670' });
  await quoteShipping.last().resolve([standardPost]);
  expect(priceOrder.last().input).toMatchObject({ shipping_type: 5, shipping_address: 9, priority: false });
  expect(priceOrder.calls).toHaveLength(prices + 1);
  await priceOrder.last().resolve(pricedCart());
  expect([is('ready'), now().form.address]).toEqual([true, 9]);
});

test('the refusal of an edit stays with its form, and is cleared when the form is cancelled', async () => {
  const { checkout, saveAddress, now } = await readyCheckout();
  const { id: _id, enabled: _enabled, ...address } = savedAddress({ postcode: '2000' });
  checkout.send({ type: 'address.edit', id: 9 });
  checkout.send({ type: 'address.save', change: { change: 'update', id: 9, address } });
  const fields = { postcode: '2000 is a postcode of NSW, not of QLD' };
  await saveAddress
    .last()
    .reject(
      new RefusedError({ status: 422, message: 'Please check', textCode: 'ADDRESS_UNCONFIRMED', fields }),
    );
  expect([now().addressForm, now().failure]).toMatchObject([9, { of: 'address', fields }]);
  checkout.send({ type: 'address.cancel' });
  expect([now().addressForm, now().failure]).toEqual([null, null]);
});

test('[GEN-12, CHK-04] priority is priced and ordered, and dropped when the owner no longer offers it', async () => {
  const { checkout, loadCheckout, quoteShipping, priceOrder, loadSurcharges, submitOrder, now } =
    startCheckout();
  const offered = { priority_fee: 12.5 };
  await loadCheckout.last().resolve({ cart: filledCart(offered), addresses: [savedAddress()] });
  await quoteShipping.last().resolve([standardPost]);
  await priceOrder.last().resolve(pricedCart(offered));
  await loadSurcharges.last().resolve(surcharges(35.6));
  checkout.send({ type: 'priority.choose', priority: true });
  expect(priceOrder.last().input).toMatchObject({ shipping_type: 5, shipping_address: 9, priority: true });
  const first = pricedCart({ ...offered, priority: true, priority_amount: 12.5, total_amount: 48.1 });
  await priceOrder.last().resolve(first);
  await loadSurcharges.last().resolve(surcharges(48.1));
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.last().input).toMatchObject({ priority: true, expected_total: 48.1 });
  await submitOrder.last().resolve({ success: false, payment: null, message: 'Not offered' });
  await priceOrder.last().resolve(pricedCart());
  expect(now()).toMatchObject({ form: { priority: false }, failure: { message: 'Not offered' } });
});

test('[GEN-12] without a fee priority cannot be chosen', async () => {
  const { checkout, priceOrder, now } = await readyCheckout();
  const calls = priceOrder.calls.length;
  checkout.send({ type: 'priority.choose', priority: true });
  expect([now().form.priority, priceOrder.calls.length]).toEqual([false, calls]);
});

test('[GEN-12, CRT-06] another tab’s priority choice is taken over', async () => {
  const { checkout, now } = await readyCheckout();
  checkout.send({ type: 'cart.sync', cart: pricedCart({ priority_fee: 12.5, priority: true }) });
  expect(now().form.priority).toBe(true);
});

test('[CHK-01, A39] a pick-up needs no address, and changing it to delivery requires one', async () => {
  const { checkout, loadCheckout, priceOrder, loadSurcharges, submitOrder, is } = startCheckout();
  const cart = filledCart({ pick_ups: [pickUp] });
  await loadCheckout.last().resolve({ cart, addresses: [] });
  expect(is('choosingAddress')).toBe(true);
  checkout.send({ type: 'pickup.choose', shipping_type_id: 8 });
  expect(priceOrder.last().input).toMatchObject({ shipping_type: 8, shipping_address: null });
  await priceOrder.last().resolve({ ...cart, shipping_type: 8 });
  await loadSurcharges.last().resolve(surcharges(25));
  expect(is('ready')).toBe(true);
  checkout.send({ type: 'pickup.choose', shipping_type_id: null });
  expect(is('choosingAddress')).toBe(true);
  checkout.send({ type: 'pickup.choose', shipping_type_id: 8 });
  checkout.send({ type: 'order.submit' });
  expect(submitOrder.last().input).toMatchObject({ address: null, shipping_option_id: 8 });
});

test('[CHK-04, A39] the chosen address is kept during a pick-up, and quoted again after it', async () => {
  const { checkout, loadCheckout, quoteShipping, priceOrder, now } = startCheckout();
  const cart = filledCart({ pick_ups: [pickUp] });
  await loadCheckout.last().resolve({ cart, addresses: [savedAddress()] });
  await quoteShipping.last().resolve([standardPost]);
  await priceOrder.last().resolve(pricedCart({ pick_ups: [pickUp] }));
  checkout.send({ type: 'pickup.choose', shipping_type_id: 8 });
  expect(priceOrder.last().input).toMatchObject({ shipping_type: 8, shipping_address: null });
  await priceOrder.last().resolve({ ...cart, shipping_type: 8 });
  checkout.send({ type: 'pickup.choose', shipping_type_id: null });
  await quoteShipping.last().resolve([standardPost]);
  expect(now().form).toMatchObject({ address: 9, shipping_option_id: 5 });
});

test('[A39] a pick-up becomes a delivery when the owner stops offering it', async () => {
  const { checkout, loadCheckout, priceOrder, quoteShipping, now } = startCheckout();
  const cart = filledCart({ pick_ups: [pickUp], shipping_type: 8 });
  await loadCheckout.last().resolve({ cart, addresses: [savedAddress()] });
  expect([now().form.shipping_option_id, quoteShipping.calls.length]).toEqual([8, 0]);
  checkout.send({ type: 'cart.sync', cart: filledCart() });
  expect([now().form.shipping_option_id, quoteShipping.calls.length]).toEqual([null, 1]);
  expect(priceOrder.calls).toHaveLength(0);
});

test('[A39, CRT-06] another tab’s pick-up choice is taken over', async () => {
  const { checkout, now } = await readyCheckout();
  checkout.send({
    type: 'cart.sync',
    cart: pricedCart({ pick_ups: [pickUp], shipping_type: 8, shipping_address: null }),
  });
  expect(now().form).toMatchObject({ address: 9, shipping_option_id: 8 });
});
