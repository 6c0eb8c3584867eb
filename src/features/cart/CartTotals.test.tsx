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

it('[CHK-11, A19] the credit is shown below the unchanged total, and the remaining amount is announced', () => {
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

it('[CHK-15] a total with a surcharge also shows its GST', () => {
  shows({ total_amount: 100, total_tax: 9.09 }, { surcharge: { amount: 1.75, total: 101.75, tax: 9.25 } });
  expect(screen.getByText('$101.75')).toBeTruthy();
  expect(screen.getByText('includes $9.25 GST')).toBeTruthy();
});

it('[GEN-12] priority is one of the amounts only if it is chosen', () => {
  shows({ total_amount: 37.5, priority_fee: 12.5 });
  expect(screen.queryByText('Priority processing')).toBeNull();
  shows({ total_amount: 37.5, priority_fee: 12.5, priority: true, priority_amount: 12.5 });
  expect(screen.getByText('Priority processing').nextElementSibling?.textContent).toBe('$12.50');
});

it.each([
  [
    'an amount is missing',
    { free_shipping_name: 'Standard Post', free_shipping_remaining: 36 },
    false,
    'Spend $36.00 more for free Standard Post',
  ],
  ['it is reached', { free_shipping_name: 'Standard Post', free_shipping_remaining: null }, false, FREE_POST],
  [
    'the shipping is free anyway',
    { free_shipping_name: 'Standard Post', free_shipping_remaining: 36, shipping_type: 4 },
    false,
    null,
  ],
  [
    'a free option is offered',
    { free_shipping_name: 'Standard Post', free_shipping_remaining: 36 },
    true,
    null,
  ],
])('[GEN-07] shows or omits the hint about free post when %s', (_when, cart, isFreeOffered, text) => {
  shows(cart, { isFreeOffered });
  const said = screen.queryByText(/free Standard Post|Standard Post is free/);
  expect(said?.textContent ?? null).toBe(text);
});

it('[CHK-04] free shipping is shown as an amount like any other', () => {
  shows({ shipping_type: 4, shipping_amount: 0, total_amount: 25 });
  expect(screen.getByText('$0.00')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The total is $25.00');
});

it('[CHK-04] before shipping is known the total is marked as without postage', () => {
  shows({ total_amount: 25 });
  expect(screen.getByText('at checkout')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('The total is $25.00, without postage');
});
