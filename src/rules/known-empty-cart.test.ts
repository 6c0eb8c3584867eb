import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { printStamped } from '../lib/storage/stamped-text.ts';
import { blankCart } from '../machines/cart/cart-state.ts';
import { storeCart } from '../machines/cart/cart-storage.ts';
import { restoreSession, storeSession } from '../machines/session/session-storage.ts';
import { knownEmptyCartScript } from './known-empty-cart.ts';

type Cart = Parameters<typeof storeCart>[0];

const stamped = (text: string) => printStamped({ stamp: 1, text });
const cartWith = (cartitems: unknown[]) =>
  stamped(storeCart({ cart: { ...blankCart, cartitems }, mergePending: false } as Cart));
const nobody = restoreSession(null, () => 'browser');

/** Whether the script reports an empty cart with this in the browser's storage. */
function isKnownEmpty(localStorage: object): boolean {
  const dataset: { cart?: string } = {};
  runInNewContext(knownEmptyCartScript, { localStorage, document: { documentElement: { dataset } } });
  return dataset.cart === 'empty';
}

test('the cart is known to be empty if the browser has stored no cart, or one without lines', () => {
  expect(isKnownEmpty({})).toBe(true);
  expect(isKnownEmpty({ cart: cartWith([]), session: stamped(storeSession(nobody)) })).toBe(true);
});

test('the cart is not known to be empty with stored lines or a login', () => {
  expect(isKnownEmpty({ cart: cartWith([{ id: 1 }]) })).toBe(false);
  const somebody = storeSession({ ...nobody, access_token: 'a', refresh_token: 'r' });
  expect(isKnownEmpty({ cart: cartWith([]), session: stamped(somebody) })).toBe(false);
});

test('a forbidden storage causes no error', () => {
  const forbidden = new Proxy(
    {},
    {
      get() {
        throw new Error('SecurityError');
      },
    },
  );
  expect(isKnownEmpty(forbidden)).toBe(false);
});
