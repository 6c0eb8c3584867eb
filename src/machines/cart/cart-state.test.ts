import { expect, test } from 'vitest';
import { storeCart, restoreCart } from './cart-storage.ts';
import { noChoices } from './cart-choices.ts';
import { blankCart, toCartState } from './cart-state.ts';
import { cartItem, cartResponse, filledCart } from './cart.fixtures.ts';

const NAMES = [
  'cartitemCount',
  'cartSubtotal',
  'sessionKey',
  'hasCartItems',
  'cartitems',
  'addresses',
  'all_in_stock',
  'promotion_code',
  'discount_amount',
  'shipping_amount',
  'shipping_address',
  'shipping_type',
  'total_amount',
  'total_tax',
  'payment_types',
];

test('[CRT-05, A07] converts the cart of a response to the cart state with all its fields', () => {
  const requested = { promotion_code: 'TEN', shipping_type: 5, shipping_address: 9, priority: true };
  const response = cartResponse({
    items: [cartItem()],
    discount_amount: 2.5,
    shipping_amount: 10.6,
    total_amount: 33.1,
    total_tax: 3.01,
    promotion_code: 'TEN',
    priority_fee: 12.5,
    priority_amount: 12.5,
  });
  const state = toCartState(response, requested, blankCart);
  expect(Object.keys(state)).toEqual(expect.arrayContaining(NAMES));
  expect(state).toMatchObject({
    cartitemCount: 2,
    cartSubtotal: 25,
    sessionKey: 'guest-key',
    hasCartItems: true,
    cartitems: response.items,
    promotion_code: 'TEN',
    discount_amount: 2.5,
    shipping_amount: 10.6,
    shipping_address: 9,
    shipping_type: 5,
    total_amount: 33.1,
    total_tax: 3.01,
    payment_types: [{ id: 'sandbox', name: 'Card' }],
    priority_fee: 12.5,
    priority: true,
    priority_amount: 12.5,
  });
});

test.each([
  ['it is no longer offered', cartResponse({ priority_fee: null })],
  ['the cart is empty', cartResponse({ items: [], priority_fee: 12.5 })],
])('[GEN-12] the choice of priority is dropped when %s', (_why, response) => {
  expect(toCartState(response, { ...noChoices, priority: true }, blankCart).priority).toBe(false);
});

test('[CRT-05] an empty response has no items, and keeps the earlier session key and addresses', () => {
  const state = toCartState(cartResponse({ items: [], sessionKey: null }), blankCart, filledCart());
  expect([state.hasCartItems, state.cartitemCount, state.sessionKey]).toEqual([false, 0, 'guest-key']);
});

test('[CRT-06, A83] a stored cart is restored; another version, broken or foreign text gives a blank cart', () => {
  const context = {
    cart: filledCart(),
    queue: [],
    stalled: [],
    dropped: [],
    mergePending: true,
    failure: null,
    removed: [cartItem({ id: 2 })],
    removedCode: null,
    notice: null,
  };
  expect(restoreCart(storeCart(context))).toEqual({ cart: filledCart(), mergePending: true });
  for (const text of [
    null,
    '{',
    '7',
    '{"schemaVersion":1,"data":{"cart":{"cartitems":[]},"mergePending":false}}',
    '{"schemaVersion":2,"data":{"cart":null,"mergePending":false}}',
    '{"schemaVersion":2,"data":{"cart":{"cartitems":7},"mergePending":false}}',
    '{"schemaVersion":2,"data":{"cart":{"cartitems":[]}}}',
  ])
    expect(restoreCart(text)).toEqual({ cart: blankCart, mergePending: false });
});
