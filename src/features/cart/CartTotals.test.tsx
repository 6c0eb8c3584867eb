// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CartProvider } from '../../state/cart.ts';
import type { CartState } from '../../machines/cart/cart-state.ts';
import { filledCart } from '../../machines/cart/cart.fixtures.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { renderWithApp } from '../../test/render.tsx';
import { CartTotals } from './CartTotals.tsx';

function shows(cart: Partial<CartState>, props: Parameters<typeof CartTotals>[0] = {}) {
  const input = { cart: filledCart(cart), mergePending: false };
  const actor = createActor(cartMachine, { input }).start();
  renderWithApp(
    <CartProvider shared={{ actor, anonymous: actor.getSnapshot() }}>
      <CartTotals {...props} />
    </CartProvider>,
  );
}

it('[CHK-11, A19] what credit pays stands below the total, which it does not change, and what is left is read out', () => {
  shows({ total_amount: 100, total_tax: 9.09 }, { credit: { amount: 40, due: 60 } });
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows.slice(-3)).toEqual([
    ['Total (AUD)', '$100.00'],
    ['Paid with credit', '−$40.00'],
    ['To pay after credit', '$60.00'],
  ]);
  expect(screen.getByText('includes $9.09 GST')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The total is $100.00. After credit, $60.00 is to pay');
});

const FREE_POST = 'Standard Post is free for this order';

it('[CHK-15] a total with a surcharge says how much GST is in it too', () => {
  shows({ total_amount: 100, total_tax: 9.09 }, { surcharge: { amount: 1.75, total: 101.75, tax: 9.25 } });
  expect(screen.getByText('$101.75')).toBeTruthy();
  expect(screen.getByText('includes $9.25 GST')).toBeTruthy();
});

it('[GEN-12] going first is one of the amounts, and none while it is not chosen', () => {
  shows({ total_amount: 37.5, priority_fee: 12.5 });
  expect(screen.queryByText('Priority processing')).toBeNull();
  shows({ total_amount: 37.5, priority_fee: 12.5, priority: true, priority_amount: 12.5 });
  expect(screen.getByText('Priority processing').nextElementSibling?.textContent).toBe('$12.50');
});

it.each([
  [
    'something is missing',
    { free_shipping_name: 'Standard Post', free_shipping_remaining: 36 },
    false,
    'Spend $36.00 more for free Standard Post',
  ],
  ['it is reached', { free_shipping_name: 'Standard Post', free_shipping_remaining: null }, false, FREE_POST],
  [
    'it is sent for nothing',
    { free_shipping_name: 'Standard Post', free_shipping_remaining: 36, shipping_type: 4 },
    false,
    null,
  ],
  [
    'it could be sent for nothing',
    { free_shipping_name: 'Standard Post', free_shipping_remaining: 36 },
    true,
    null,
  ],
])('[GEN-07] of free post, when %s, it says so', (_when, cart, isFreeOffered, words) => {
  shows(cart, { isFreeOffered });
  const said = screen.queryByText(/free Standard Post|Standard Post is free/);
  expect(said?.textContent ?? null).toBe(words);
});

it('[CHK-04] shipping that costs nothing is an amount like any other', () => {
  shows({ shipping_type: 4, shipping_amount: 0, total_amount: 25 });
  expect(screen.getByText('$0.00')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The total is $25.00');
});

it('[CHK-04] before shipping is known the total says that it lacks it', () => {
  shows({ total_amount: 25 });
  expect(screen.getByText('at checkout')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The total is $25.00, without postage');
});
