import { createActor, type AnyEventObject } from 'xstate';
import { expect, test } from 'vitest';
import type { Cart } from '../../graphql/generated/types.ts';
import { RefusedError } from '../../lib/failure.ts';
import { savedAddress } from '../checkout/checkout.fixtures.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { blankCart, type CartChoices } from './cart-state.ts';
import { restoreCart, storeCart } from './cart-storage.ts';
import { cartItem, cartResponse, filledCart } from './cart.fixtures.ts';
import { cartMachine } from './cart.machine.ts';
import { isCodeDropped, isLineChanging, isLineDropped, lineFailure, lineQuantity } from './cart.selectors.ts';
import { linesInOriginalOrder } from './line-changes.ts';
import type { CartInput } from './cart.types.ts';

type Session = { session: string | null };

function startCart(input: Partial<CartInput> = {}) {
  const loadCart = pendingActor<Cart, Session & CartChoices>();
  const updateLine = pendingActor<Cart, Session & { id: number; qty: number }>();
  const removeLine = pendingActor<Cart, Session & { id: number }>();
  const restoreLine = pendingActor<Cart, Session & { id: number }>();
  const mergeCart = pendingActor<Cart, { session: string }>();
  const actors = {
    loadCart: loadCart.logic,
    updateLine: updateLine.logic,
    removeLine: removeLine.logic,
    restoreLine: restoreLine.logic,
    mergeCart: mergeCart.logic,
  };
  const cart = createActor(cartMachine.provide({ actors }), {
    input: { cart: filledCart(), mergePending: false, ...input },
  });
  const emitted: AnyEventObject[] = [];
  cart.on('*', (event) => emitted.push(event));
  cart.start();
  return {
    cart,
    emitted,
    loadCart,
    updateLine,
    removeLine,
    restoreLine,
    mergeCart,
    context: () => cart.getSnapshot().context,
    now: () => cart.getSnapshot().context.cart,
  };
}

const threeRings = cartResponse({ items: [cartItem({ qty: 3 })] });
const noNetwork = new TypeError('fetch');
const refusal = new RefusedError({ status: 422, message: 'Only 3 left', textCode: 'STOCK' });

test('[CRT-07, A06] writes never overlap, and after quick clicks only the last quantity is sent', async () => {
  const { cart, updateLine, removeLine } = startCart({
    cart: { ...filledCart(), cartitems: [cartItem({ can_purchase_qty: 9 }), cartItem({ id: 2 })] },
  });
  for (const qty of [3, 4, 5, 6]) cart.send({ type: 'line.update', id: 1, qty });
  cart.send({ type: 'line.remove', id: 2 });
  expect(updateLine.calls.map(({ input }) => input)).toEqual([{ session: 'guest-key', id: 1, qty: 3 }]);
  expect([lineQuantity(cart.getSnapshot(), 1), isLineChanging(cart.getSnapshot(), 2)]).toEqual([6, true]);

  await updateLine.last().resolve(threeRings);
  expect(updateLine.calls.map(({ input }) => input.qty)).toEqual([3, 6]);
  expect(removeLine.calls).toHaveLength(0);
  await updateLine.last().resolve(threeRings);
  expect(removeLine.last().input).toEqual({ session: 'guest-key', id: 2 });
});

test('waiting line changes are sent at once, one by one, when the page is left, and then the host’s cart is loaded', async () => {
  const lines = [cartItem({ can_purchase_qty: 9 }), cartItem({ id: 2 })];
  const { cart, updateLine, removeLine, loadCart, context } = startCart({
    cart: { ...filledCart(), cartitems: lines },
  });
  for (const qty of [3, 4, 5]) cart.send({ type: 'line.update', id: 1, qty });
  cart.send({ type: 'promotion.apply', code: 'TEN' });
  cart.send({ type: 'line.remove', id: 2 });
  while (cart.getSnapshot().can({ type: 'page.leave' })) cart.send({ type: 'page.leave' });
  expect(updateLine.calls.map(({ input }) => input.qty)).toEqual([3, 5]);
  expect(removeLine.last().input.id).toBe(2);
  await removeLine.last().resolve(threeRings);
  await loadCart.last().resolve(threeRings);
  await loadCart.last().resolve(threeRings);
  expect(loadCart.calls[0]?.input.promotion_code).toBe('TEN');
  expect(context().queue).toEqual([]);
});

test('[A78] quantities whose call failed are sent again when the page is left, only the last of each line', async () => {
  const { cart, updateLine } = startCart({
    cart: { ...filledCart(), cartitems: [cartItem({ can_purchase_qty: 9 }), cartItem({ id: 2 })] },
  });
  cart.send({ type: 'line.update', id: 1, qty: 3 });
  cart.send({ type: 'line.update', id: 1, qty: 4 });
  cart.send({ type: 'line.update', id: 2, qty: 3 });
  await updateLine.last().reject(noNetwork);
  while (cart.getSnapshot().can({ type: 'page.leave' })) cart.send({ type: 'page.leave' });
  expect(updateLine.calls.map(({ input: { id, qty } }) => [id, qty])).toEqual([
    [1, 3],
    [1, 4],
    [2, 3],
  ]);
});

test('[CRT-07] a line change does not wait for a reload: it is sent at once, and the older reload’s response is ignored', async () => {
  const { cart, loadCart, updateLine, now } = startCart();
  cart.send({ type: 'cart.reload' });
  const [first] = loadCart.calls;
  cart.send({ type: 'line.update', id: 1, qty: 3 });
  expect(updateLine.last().input).toEqual({ session: 'guest-key', id: 1, qty: 3 });
  expect(first?.signal.aborted).toBe(true);
  await first?.resolve(cartResponse());
  await updateLine.last().resolve(threeRings);
  expect(now().cartitems[0]?.qty).toBe(3);
  expect(loadCart.calls).toHaveLength(2);
  await loadCart.last().resolve(threeRings);
  expect(cart.getSnapshot().matches('idle')).toBe(true);
});

test('[CRT-02, CRT-03] a quantity below 1 or above the available one is not accepted, a step down towards it is', () => {
  const { cart } = startCart({
    cart: { ...filledCart(), cartitems: [cartItem({ qty: 5, can_purchase_qty: 3 })] },
  });
  const can = (qty: number) => cart.getSnapshot().can({ type: 'line.update', id: 1, qty });
  expect([0, 1, 3, 4, 5, 6].map(can)).toEqual([false, true, true, true, false, false]);
  expect(cart.getSnapshot().can({ type: 'line.update', id: 99, qty: 1 })).toBe(false);
  expect([1, 99].map((id) => cart.getSnapshot().can({ type: 'line.remove', id }))).toEqual([true, false]);
});

test('[CRT-04, CRT-06] a removed line can be restored even if another tab’s cart arrives before the host’s response', async () => {
  const { cart, removeLine, context } = startCart();
  cart.send({ type: 'line.remove', id: 1 });
  cart.send({ type: 'cart.sync', cart: filledCart({ cartitems: [] }), mergePending: false });
  await removeLine.last().resolve(cartResponse({ items: [] }));
  expect(context().notice).toMatchObject({ kind: 'removed', line: { id: 1 } });
  expect(cart.getSnapshot().can({ type: 'line.restore', id: 1 })).toBe(true);
});

test('[CRT-04] a removed line can be restored once, and keeps its position', async () => {
  const items = [cartItem(), cartItem({ id: 2 }), cartItem({ id: 3 })];
  const { cart, removeLine, restoreLine, context, now } = startCart({
    cart: filledCart({ cartitems: items }),
  });
  expect(cart.getSnapshot().can({ type: 'line.restore', id: 2 })).toBe(false);
  for (const id of [2, 3]) {
    cart.send({ type: 'line.remove', id });
    await removeLine
      .last()
      .resolve(cartResponse({ items: now().cartitems.filter((item) => item.id !== id) }));
  }
  expect(context().notice).toMatchObject({ kind: 'removed', line: { id: 3 } });
  const inPlace = () =>
    linesInOriginalOrder(now().cartitems, context().removed).map(({ line, isRemoved }) => [
      line.id,
      isRemoved,
    ]);
  expect(inPlace()).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ]);
  for (const _click of [1, 2]) cart.send({ type: 'line.restore', id: 2 });
  await restoreLine.last().resolve(cartResponse({ items: items.slice(0, 2) }));
  expect(restoreLine.calls.map(({ input }) => input)).toEqual([{ session: 'guest-key', id: 2 }]);
  expect(context().notice).toMatchObject({ kind: 'restored', line: { id: 2 } });
  expect(inPlace()).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('[CRT-04, A56] a line that is restored into an equal one is reported with that line', async () => {
  const engraved = { addons: [{ id: 1, name: 'Text', value: ['Ava'], input: ['Ava'], files: [] }] };
  const { cart, removeLine, restoreLine, context } = startCart({
    cart: filledCart({ cartitems: [cartItem(engraved)] }),
  });
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().resolve(cartResponse({ items: [] }));
  cart.send({ type: 'line.restore', id: 1 });
  const items = [cartItem({ id: 7 }), cartItem({ ...engraved, id: 8 })];
  await restoreLine.last().resolve(cartResponse({ items }));
  expect(context()).toMatchObject({ removed: [], notice: { kind: 'restored', line: { id: 8 } } });
});

test('[CRT-04, CRT-08] the promotion code that was removed with the only line is restored with it', async () => {
  const { cart, removeLine, restoreLine, loadCart, now } = startCart({
    cart: filledCart({ promotion_code: 'WELCOME10' }),
  });
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().resolve(cartResponse({ items: [], item_count: 0 }));
  await loadCart.last().resolve(cartResponse({ items: [], item_count: 0 }));
  expect(now().promotion_code).toBeNull();
  cart.send({ type: 'line.restore', id: 1 });
  await restoreLine.last().resolve(cartResponse());
  expect(loadCart.last().input).toMatchObject({ promotion_code: 'WELCOME10' });
});

test('[CRT-08] a code that was removed with the only line is not restored for other items', async () => {
  const { cart, removeLine, restoreLine, loadCart, now } = startCart({
    cart: filledCart({ promotion_code: 'WELCOME10' }),
  });
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().resolve(cartResponse({ items: [], item_count: 0 }));
  await loadCart.last().resolve(cartResponse({ items: [], item_count: 0 }));
  cart.send({ type: 'cart.receive', cart: cartResponse({ items: [cartItem({ id: 5 })] }) });
  cart.send({ type: 'line.restore', id: 1 });
  await restoreLine.last().resolve(cartResponse({ items: [cartItem(), cartItem({ id: 5 })] }));
  expect(now().promotion_code).toBeNull();
});

test('[CRT-04] a line that cannot be restored shows the reason; a logout clears the removed lines', async () => {
  const { cart, removeLine, restoreLine, context } = startCart();
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().resolve(cartResponse({ items: [] }));
  cart.send({ type: 'line.restore', id: 1 });
  await restoreLine.last().reject(refusal);
  expect(lineFailure(cart.getSnapshot(), 1)).toMatchObject({ message: 'Only 3 left' });
  expect(context().removed).toHaveLength(1);
  cart.send({ type: 'session.logout' });
  expect(context().removed).toEqual([]);
});

test('[CRT-06] a line that another tab has restored can no longer be restored here', async () => {
  const { cart, removeLine, context } = startCart();
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().resolve(cartResponse({ items: [] }));
  const isOffered = () => cart.getSnapshot().can({ type: 'line.restore', id: 1 });
  expect(isOffered()).toBe(true);
  cart.send({ type: 'cart.sync', cart: filledCart(), mergePending: false });
  expect(isOffered()).toBe(false);
  expect(linesInOriginalOrder(context().cart.cartitems, context().removed)).toMatchObject([
    { isRemoved: false },
  ]);
});

test('[CRT-04, CRT-06] a removed line can be restored even after another tab sent the cart as it was before', async () => {
  const { cart, removeLine, context } = startCart();
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().resolve(cartResponse({ items: [] }));
  for (const cartitems of [[cartItem()], []])
    cart.send({ type: 'cart.sync', cart: filledCart({ cartitems }), mergePending: false });
  expect(cart.getSnapshot().can({ type: 'line.restore', id: 1 })).toBe(true);
  expect(linesInOriginalOrder(context().cart.cartitems, context().removed)).toMatchObject([
    { isRemoved: true },
  ]);
});

test('[CRT-01] an edited line is reported together with its former state', () => {
  const { cart, context } = startCart();
  cart.send({ type: 'cart.receive', cart: threeRings, line: 1 });
  expect(context().notice).toMatchObject({ kind: 'edited', line: { qty: 3 }, before: { qty: 2 } });
  cart.send({ type: 'notice.dismiss' });
  expect(context().notice).toBeNull();
});

test('[CRT-08] applying a code reloads the cart with it, and the code is kept only if the host applied it', async () => {
  const { cart, loadCart, now } = startCart();
  cart.send({ type: 'promotion.apply', code: ' TEN ' });
  expect(loadCart.last().input).toMatchObject({ session: 'guest-key', promotion_code: 'TEN' });
  await loadCart.last().resolve(cartResponse({ promotion_code: 'TEN', discount_amount: 2.5 }));
  expect(now()).toMatchObject({ promotion_code: 'TEN', discount_amount: 2.5 });

  cart.send({ type: 'promotion.apply', code: 'NOPE' });
  await loadCart.last().resolve(cartResponse({ promotion_message: 'We do not know this code' }));
  expect(now()).toMatchObject({
    promotion_code: null,
    promotion_message: 'We do not know this code',
    discount_amount: 0,
  });
});

test('[CRT-08] a line change requests the amounts again while a code or a shipping type is chosen', async () => {
  const { cart, updateLine, loadCart, now } = startCart({
    cart: filledCart({ promotion_code: 'TEN', shipping_type: 5, shipping_address: 9 }),
  });
  cart.send({ type: 'line.update', id: 1, qty: 3 });
  await updateLine.last().resolve(threeRings);
  expect(now().cartitemCount).toBe(3);
  expect(loadCart.last().input).toEqual({
    session: 'guest-key',
    promotion_code: 'TEN',
    shipping_type: 5,
    shipping_address: 9,
    priority: false,
  });
});

test('[CRT-07] a refused change keeps the last valid cart, shows the reason at its line, and the next one is sent', async () => {
  const { cart, updateLine, removeLine, now } = startCart();
  cart.send({ type: 'line.update', id: 1, qty: 3 });
  cart.send({ type: 'line.remove', id: 1 });
  await updateLine.last().reject(refusal);
  expect(now()).toEqual(filledCart());
  expect(lineFailure(cart.getSnapshot(), 1)).toMatchObject({ reason: 'refused', message: 'Only 3 left' });
  await removeLine.last().resolve(cartResponse({ items: [] }));
  expect(now().hasCartItems).toBe(false);
});

test('[A78] unanswered quantities are sent again once reconnected, other changes only by the retry button', async () => {
  const { cart, updateLine, removeLine } = startCart();
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().reject(noNetwork);
  expect(cart.getSnapshot().hasTag('retryable')).toBe(true);
  cart.send({ type: 'connection.restore' });
  expect(removeLine.calls).toHaveLength(1);

  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().reject(noNetwork);
  cart.send({ type: 'cart.retry' });
  expect(removeLine.calls).toHaveLength(3);
  await removeLine.last().reject(refusal);

  cart.send({ type: 'line.update', id: 1, qty: 3 });
  await updateLine.last().reject(noNetwork);
  expect(lineQuantity(cart.getSnapshot(), 1)).toBe(3);
  cart.send({ type: 'connection.restore' });
  expect(updateLine.calls).toHaveLength(2);
});

test('when a change that got no answer is not sent again, the host’s cart is loaded, and what was not done is said until the next change', async () => {
  const { cart, removeLine, loadCart } = startCart({
    cart: filledCart({ cartitems: [cartItem(), cartItem({ id: 2, qty: 1 })] }),
  });
  const dropped = () => {
    const snapshot = cart.getSnapshot();
    return [isLineDropped(snapshot, 1), isLineDropped(snapshot, 2), isCodeDropped(snapshot)];
  };
  cart.send({ type: 'line.remove', id: 1 });
  cart.send({ type: 'promotion.apply', code: 'TEN' });
  await removeLine.last().reject(noNetwork);
  cart.send({ type: 'connection.restore' });
  expect(loadCart.last().input).toMatchObject({ promotion_code: null });
  await loadCart.last().reject(noNetwork);
  cart.send({ type: 'connection.restore' });
  expect(dropped()).toEqual([false, false, false]);
  await loadCart.last().resolve(cartResponse({ items: [cartItem(), cartItem({ id: 2 })] }));
  expect([dropped(), removeLine.calls.length]).toEqual([[true, false, true], 1]);
  cart.send({ type: 'cart.reload' });
  await loadCart.last().resolve(cartResponse());
  expect(dropped()).toEqual([false, false, false]);
});

test('a change without an answer that the host has made is not reported as not done, nor one that the shopper has repeated', async () => {
  const { cart, removeLine, loadCart } = startCart();
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().reject(noNetwork);
  cart.send({ type: 'connection.restore' });
  await loadCart.last().resolve(cartResponse({ items: [], item_count: 0 }));
  expect(isLineDropped(cart.getSnapshot(), 1)).toBe(false);

  const other = startCart();
  other.cart.send({ type: 'promotion.apply', code: 'TEN' });
  await other.loadCart.last().reject(noNetwork);
  other.cart.send({ type: 'promotion.apply', code: 'TWENTY' });
  await other.loadCart.last().resolve(cartResponse({ promotion_code: 'TWENTY' }));
  expect([isCodeDropped(other.cart.getSnapshot()), other.loadCart.calls.length]).toEqual([false, 2]);
});

test('after a paid order the cart is emptied even if the connection was lost in between', async () => {
  const { cart, loadCart, now } = startCart({ cart: filledCart({ promotion_code: 'TEN' }) });
  cart.send({ type: 'promotion.apply', code: '' });
  await loadCart.last().reject(noNetwork);
  cart.send({ type: 'connection.restore' });
  await loadCart.last().resolve(cartResponse({ items: [], item_count: 0 }));
  expect([now().cartitemCount, now().promotion_code]).toEqual([0, null]);
});

test('[A78] a new change after an unanswered one sends both in order', async () => {
  const { cart, updateLine, removeLine } = startCart({
    cart: { ...filledCart(), cartitems: [cartItem(), cartItem({ id: 2, qty: 1 })] },
  });
  cart.send({ type: 'line.update', id: 1, qty: 3 });
  await updateLine.last().reject(noNetwork);
  const snapshot = cart.getSnapshot();
  expect([1, 2, 99].map((id) => lineQuantity(snapshot, id))).toEqual([3, 1, 0]);
  expect([1, 2].map((id) => lineFailure(snapshot, id)?.reason)).toEqual(['unreachable', undefined]);

  cart.send({ type: 'line.remove', id: 2 });
  expect([1, 2].map((id) => isLineChanging(cart.getSnapshot(), id))).toEqual([true, true]);
  await updateLine.last().resolve(threeRings);
  expect([updateLine.calls.length, removeLine.last().input.id]).toEqual([2, 2]);
});

test('[CRT-05] the saved addresses are part of the cart state and are kept by the next response', async () => {
  const { cart, loadCart, now } = startCart();
  cart.send({ type: 'addresses.change', addresses: [savedAddress()] });
  cart.send({ type: 'cart.reload' });
  await loadCart.last().resolve(threeRings);
  expect(now().addresses).toEqual([savedAddress()]);
});

test('[CRT-09] the guest cart is merged once after login, even if the page was left before', async () => {
  const { cart, mergeCart, now } = startCart();
  cart.send({ type: 'session.login' });
  expect(mergeCart.last().input).toEqual({ session: 'guest-key' });
  await mergeCart.last().reject(noNetwork);

  const later = startCart(restoreCart(storeCart(cart.getSnapshot().context)));
  expect(later.mergeCart.last().input).toEqual({ session: 'guest-key' });
  await later.mergeCart.last().resolve({ ...threeRings, sessionKey: 'user-key' });
  expect(later.now()).toMatchObject({ cartitemCount: 3, sessionKey: 'user-key' });
  expect(restoreCart(storeCart(later.cart.getSnapshot().context)).mergePending).toBe(false);
  expect(now().cartitemCount).toBe(2);
});

test('[CRT-09] a tab takes over the pending merge of another tab, and clears it when the merge was done there', () => {
  const { cart, mergeCart } = startCart();
  const stored = () => restoreCart(storeCart(cart.getSnapshot().context)).mergePending;
  cart.send({ type: 'cart.sync', cart: filledCart(), mergePending: true });
  cart.send({ type: 'cart.receive', cart: cartResponse() });
  expect([stored(), mergeCart.calls.length]).toEqual([true, 0]);
  cart.send({ type: 'cart.sync', cart: filledCart(), mergePending: false });
  expect(stored()).toBe(false);
  cart.send({ type: 'session.login' });
  cart.send({ type: 'cart.sync', cart: filledCart(), mergePending: false });
  expect(stored()).toBe(true);
});

test('[CRT-10] a logout before the response to the merge loads the guest’s cart again', async () => {
  const { cart, mergeCart, loadCart } = startCart();
  cart.send({ type: 'session.login' });
  await mergeCart.last().reject(noNetwork);
  cart.send({ type: 'session.logout' });
  expect(loadCart.last().input.session).toBe('guest-key');
});

test('[CRT-09] without a guest cart, or when the merge is refused, the user’s cart is loaded', async () => {
  const guestless = startCart({ cart: blankCart });
  guestless.cart.send({ type: 'session.login' });
  expect(guestless.loadCart.calls).toHaveLength(1);

  const refused = startCart();
  refused.cart.send({ type: 'session.login' });
  await refused.mergeCart.last().reject(refusal);
  expect(refused.loadCart.calls).toHaveLength(1);
});

test('[CRT-10] after logout the cart is reloaded as a guest, and a late response for the user is ignored', async () => {
  const { cart, updateLine, loadCart, now } = startCart();
  cart.send({ type: 'line.update', id: 1, qty: 3 });
  cart.send({ type: 'session.logout' });
  await updateLine.last().resolve(threeRings);
  expect([now(), loadCart.last().input.session]).toEqual([blankCart, null]);
  await loadCart.last().resolve(cartResponse({ items: [], sessionKey: 'new-guest' }));
  expect(now()).toMatchObject({ hasCartItems: false, sessionKey: 'new-guest' });
});

test('[CRT-06, ATC-05] another tab’s cart is shown at once, and reloaded if a call was under way here', async () => {
  const { cart, emitted, updateLine, loadCart, now } = startCart();
  const theirs = filledCart({ cartitemCount: 7 });
  cart.send({ type: 'cart.sync', cart: theirs, mergePending: false });
  expect([now(), emitted, loadCart.calls.length]).toEqual([theirs, [], 0]);

  cart.send({ type: 'line.update', id: 1, qty: 3 });
  cart.send({ type: 'cart.sync', cart: theirs, mergePending: false });
  await updateLine.last().resolve(threeRings);
  expect(loadCart.calls).toHaveLength(1);
});

test('[ATC-05] the cart in the response to adding is taken over and sent to the other tabs', () => {
  const { cart, emitted, loadCart } = startCart({ cart: blankCart });
  cart.send({ type: 'cart.receive', cart: cartResponse() });
  expect(emitted).toEqual([{ type: 'cart.change', cart: filledCart() }]);
  expect(loadCart.calls).toHaveLength(0);
});

test('[CRT-08] a stored choice that has become impossible is dropped, and the cart loads without it', async () => {
  const { cart, loadCart } = startCart({ cart: filledCart({ promotion_code: 'OLD', shipping_type: 5 }) });
  cart.send({ type: 'cart.reload' });
  await loadCart.last().reject(refusal);
  expect(loadCart.last().input).toMatchObject({ promotion_code: null, shipping_type: null });
  await loadCart.last().reject(refusal);
  expect([loadCart.calls.length, cart.getSnapshot().hasTag('busy')]).toEqual([2, false]);
});

test('[CRT-08] a code that is refused at a reload is removed with the reason', async () => {
  const { cart, loadCart, now } = startCart({ cart: filledCart({ promotion_code: 'TEN' }) });
  cart.send({ type: 'cart.reload' });
  await loadCart.last().reject(new RefusedError({ status: 422, message: 'This code is over' }));
  await loadCart.last().resolve(cartResponse());
  expect(now()).toMatchObject({ promotion_code: null, promotion_message: 'This code is over' });
});

test('[CRT-08] a rate-limited reload keeps the code and the chosen shipping', async () => {
  const { cart, loadCart, now } = startCart({
    cart: filledCart({ promotion_code: 'TEN', shipping_type: 5 }),
  });
  cart.send({ type: 'cart.reload' });
  await loadCart
    .last()
    .reject(new RefusedError({ status: 429, message: 'Wait a minute', textCode: 'RATE_LIMITED' }));
  expect(loadCart.calls).toHaveLength(1);
  expect(now()).toMatchObject({ promotion_code: 'TEN', shipping_type: 5 });
});

test('[CRT-08] a code is removed with the items it was typed for: a new cart has none', async () => {
  const { cart, loadCart, removeLine, now } = startCart({ cart: filledCart({ promotion_code: 'TEN' }) });
  cart.send({ type: 'cart.reload' });
  await loadCart.last().resolve(cartResponse({ items: [], promotion_code: 'TEN' }));
  expect(now().promotion_code).toBeNull();
  cart.send({ type: 'cart.receive', cart: cartResponse() });
  expect([now().hasCartItems, now().promotion_code, loadCart.calls.length]).toEqual([true, null, 1]);

  cart.send({ type: 'promotion.apply', code: 'TEN' });
  await loadCart.last().resolve(cartResponse({ promotion_code: 'TEN' }));
  cart.send({ type: 'line.remove', id: 1 });
  await removeLine.last().resolve(cartResponse({ items: [] }));
  expect(now().promotion_code).toBeNull();
});

test('[CRT-08] a reload that succeeds without its choices clears the refusal of these choices', async () => {
  const { cart, loadCart, context } = startCart({ cart: filledCart({ shipping_type: 5 }) });
  cart.send({ type: 'cart.reload' });
  await loadCart.last().reject(refusal);
  expect(context().failure).not.toBeNull();
  await loadCart.last().resolve(cartResponse());
  expect(context().failure).toBeNull();
});
