// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CartProvider } from '../../state/cart.ts';
import type { Cart, CartItem } from '../../graphql/generated/types.ts';
import { noChoices } from '../../machines/cart/cart-choices.ts';
import { blankCart, type CartChoices, toCartState } from '../../machines/cart/cart-state.ts';
import { cartItem, cartResponse } from '../../machines/cart/cart.fixtures.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { sampleSiteSettings } from '../../test/content-samples.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { Component as CartRoute, loader } from './CartRoute.tsx';

/** Renders a cart with these lines; the test completes removals and restores. */
async function showsCart(...names: string[]) {
  return showsLines(names.map((name, id) => cartItem({ id, name })));
}

async function showsLines(lines: CartItem[]) {
  let items = lines;
  const names = lines.map(({ name }) => name);
  const removeLine = pendingActor<Cart, { session: string | null; id: number }>();
  const restoreLine = pendingActor<Cart, { session: string | null; id: number }>();
  const loadCart = pendingActor<Cart, { session: string | null } & CartChoices>();
  const actors = { removeLine: removeLine.logic, restoreLine: restoreLine.logic, loadCart: loadCart.logic };
  const actor = createActor(cartMachine.provide({ actors }), {
    input: {
      cart: toCartState(
        cartResponse({ items, all_in_stock: items.every(({ in_stock }) => in_stock) }),
        noChoices,
        blankCart,
      ),
      mergePending: false,
    },
  }).start();
  const element = (
    <CartProvider shared={{ actor, anonymous: actor.getSnapshot() }}>
      <CartRoute />
    </CartProvider>
  );
  const { client } = createFakeClient({ SiteSettings: () => ({ domainCurrent: sampleSiteSettings }) });
  renderRoutes([{ path: '/cart', loader, element }], client, { path: '/cart' });
  await screen.findByRole('heading', { name: 'Shopping Cart' });
  return {
    async responds() {
      const { input, resolve } = removeLine.last();
      items = items.filter(({ id }) => id !== input.id);
      await act(() => resolve(cartResponse({ items })));
    },
    async putsBack(over: Partial<CartItem> = {}) {
      const { input, resolve } = restoreLine.last();
      const line = cartItem({ id: input.id, name: names[input.id] ?? '', ...over });
      await act(() => resolve(cartResponse({ items: [...items, line] })));
    },
    /** The request fails; the connection is back later, and the cart is as it was. */
    async loses(request: 'removal' | 'restoring') {
      const { reject } = request === 'removal' ? removeLine.last() : restoreLine.last();
      await act(() => reject(new TypeError('fetch')));
      act(() => actor.send({ type: 'connection.restore' }));
      await act(() => loadCart.last().resolve(cartResponse({ items })));
    },
  };
}

const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const undoButton = (name: string) => screen.getByRole('button', { name: `Undo: put ${name} back` });
const notice = () => screen.getAllByRole('status')[0]?.textContent;
const focused = () => document.activeElement;

it('[CRT-04, SEC-06] after Remove the focus is on Undo in the line’s place, and it is announced', async () => {
  const { responds } = await showsCart('Key ring', 'Trivet', 'Stool');
  expect(notice()).toBe('');
  await userEvent.click(removeButton('Trivet'));
  await responds();
  await waitFor(() => expect(focused()).toBe(undoButton('Trivet')));
  expect(notice()).toBe('Removed: Trivet. Undo puts it back.');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[1]).toBe('Removed: TrivetUndo');
});

it('[CRT-04, SEC-06] Undo restores the line and moves the focus to it', async () => {
  const { responds, putsBack } = await showsCart('Key ring', 'Trivet');
  await userEvent.click(removeButton('Trivet'));
  await responds();
  await userEvent.click(undoButton('Trivet'));
  await putsBack();
  await screen.findByRole('link', { name: 'Trivet' });
  await waitFor(() => expect(focused()?.textContent).toContain('Trivet'));
  expect(focused()?.tagName).toBe('LI');
  expect(notice()).toBe('Trivet is back in your cart.');
});

it('[CRT-12] a restored line that is out of stock by then is announced', async () => {
  const { responds, putsBack } = await showsCart('Trivet');
  await userEvent.click(removeButton('Trivet'));
  await responds();
  await userEvent.click(undoButton('Trivet'));
  await putsBack({ can_purchase_qty: 0, in_stock: false });
  await waitFor(() => expect(notice()).toBe('Trivet is back in your cart, but out of stock by now.'));
});

it('[CRT-04, SEC-06] when the cart is empty every removed line can still be restored', async () => {
  const { responds } = await showsCart('Key ring', 'Trivet');
  for (const name of ['Key ring', 'Trivet']) {
    await userEvent.click(removeButton(name));
    await responds();
  }
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(undoButton('Key ring')).toBeTruthy();
  await waitFor(() => expect(focused()).toBe(undoButton('Trivet')));
  expect(notice()).toBe('Removed: Trivet. Undo puts it back.');
});

it('[CRT-04] a typed quantity of 0 removes the line', async () => {
  const { responds } = await showsCart('Key ring', 'Trivet');
  const quantity = screen.getByLabelText('Quantity of Trivet');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '0{Enter}');
  await responds();
  await waitFor(() => expect(focused()).toBe(undoButton('Trivet')));
});

it('[CRT-04, SEC-06] the focus stays where the shopper has moved it meanwhile', async () => {
  const { responds } = await showsCart('Key ring', 'Trivet', 'Stool');
  await userEvent.click(removeButton('Trivet'));
  await userEvent.click(screen.getByLabelText('Promotion code'));
  await responds();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Trivet' })).toBeNull());
  expect(focused()).toBe(screen.getByLabelText('Promotion code'));
});

it('[CRT-04] opening an empty cart does not move the focus', async () => {
  await showsCart();
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
  expect(focused()).toBe(document.body);
});

it('[CRT-12] a line that can no longer be made as entered shows the reason, and can be edited', async () => {
  await showsLines([cartItem({ name: 'Tag', in_stock: false, message: 'Serif has no ë' })]);
  expect(screen.getByText('Serif has no ë')).toBeTruthy();
  expect(screen.queryByText('Out of stock')).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit Tag' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('can no longer be made as you wrote them');
});

it('a line says when its removal, or Undo, got no answer and was not done', async () => {
  const { responds, loses } = await showsCart('Key ring', 'Trivet');
  await userEvent.click(removeButton('Trivet'));
  await loses('removal');
  const line = screen.getByRole('link', { name: 'Trivet' }).closest('li');
  expect(line?.contains(screen.getByRole('alert'))).toBe(true);
  expect(screen.getByRole('alert').textContent).toBe('Sorry, something went wrong. Please try again.');

  await userEvent.click(removeButton('Trivet'));
  await responds();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(undoButton('Trivet'));
  await loses('restoring');
  expect(undoButton('Trivet').closest('li')?.contains(screen.getByRole('alert'))).toBe(true);
});
