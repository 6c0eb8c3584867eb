// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CartProvider } from '../../state/cart.ts';
import type { Cart } from '../../graphql/generated/types.ts';
import { noChoices } from '../../machines/cart/cart-choices.ts';
import { blankCart, toCartState } from '../../machines/cart/cart-state.ts';
import { cartItem, wireCart } from '../../machines/cart/cart.fixtures.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { heldWork } from '../../machines/testing/held-work.ts';
import { createAnsweringClient, renderScreen } from '../../test/render-content.tsx';
import { Component as CartRoute } from './CartRoute.tsx';

/** Shows a cart with these lines; the host takes a line out when the test says so. */
async function showsCart(...names: string[]) {
  let items = names.map((name, id) => cartItem({ id, name }));
  const removeLine = heldWork<Cart, { session: string | null; id: number }>();
  const actor = createActor(cartMachine.provide({ actors: { removeLine: removeLine.logic } }), {
    input: { cart: toCartState(wireCart({ items }), noChoices, blankCart), mergePending: false },
  }).start();
  renderScreen(
    <CartProvider shared={{ actor, anonymous: actor.getSnapshot() }}>
      <CartRoute />
    </CartProvider>,
    createAnsweringClient({}).client,
    { path: '/cart' },
  );
  await screen.findByRole('heading', { name: 'Shopping Cart' });
  return {
    async answers() {
      const { input, resolve } = removeLine.last();
      items = items.filter(({ id }) => id !== input.id);
      await act(() => resolve(wireCart({ items })));
    },
  };
}

const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const focused = () => document.activeElement;

it('[CRT-04, SEC-06] after Remove the focus is on the Remove of the next line', async () => {
  const { answers } = await showsCart('Key ring', 'Trivet', 'Stool');
  await userEvent.click(removeButton('Trivet'));
  await answers();
  await waitFor(() => expect(focused()).toBe(removeButton('Stool')));
});

it('[CRT-04, SEC-06] after the last of the lines it is on the one before', async () => {
  const { answers } = await showsCart('Key ring', 'Trivet');
  await userEvent.click(removeButton('Trivet'));
  await answers();
  await waitFor(() => expect(focused()).toBe(removeButton('Key ring')));
});

it('[CRT-04, SEC-06] when the cart is empty the heading that says so has it', async () => {
  const { answers } = await showsCart('Trivet');
  await userEvent.click(removeButton('Trivet'));
  await answers();
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  await waitFor(() => expect(focused()?.textContent).toBe('Your cart is empty'));
});

it('[CRT-04, SEC-06] a shopper who has gone on meanwhile keeps the focus', async () => {
  const { answers } = await showsCart('Key ring', 'Trivet', 'Stool');
  await userEvent.click(removeButton('Trivet'));
  await userEvent.click(screen.getByLabelText('Promotion code'));
  await answers();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Trivet' })).toBeNull());
  expect(focused()).toBe(screen.getByLabelText('Promotion code'));
});

it('[CRT-04] an empty cart that is opened takes no focus', async () => {
  await showsCart();
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
  expect(focused()).toBe(document.body);
});
