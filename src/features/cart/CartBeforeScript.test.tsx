// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Cart } from '../../graphql/generated/types.ts';
import { noChoices } from '../../machines/cart/cart-choices.ts';
import { blankCart, toCartState } from '../../machines/cart/cart-state.ts';
import { cartItem, cartResponse } from '../../machines/cart/cart.fixtures.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { CartProvider } from '../../state/cart.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { CartBeforeScript } from './CartBeforeScript.tsx';
import { CartLines } from './CartLines.tsx';

const items = ['Key ring', 'Trivet'].map((name, id) => cartItem({ id, name, qty: 2, can_purchase_qty: 9 }));

/** A cart whose lines stand there before the script; the test lets the script take over. */
function showsForms() {
  const cart = cartResponse({ items });
  const updateLine = pendingActor<Cart, { session: string | null; id: number; qty: number }>();
  const actor = createActor(cartMachine.provide({ actors: { updateLine: updateLine.logic } }), {
    input: { cart: toCartState(cart, noChoices, blankCart), mergePending: false },
  }).start();
  const script = Promise.withResolvers<void>();
  function Forms() {
    const [isTaken, setTaken] = useState(false);
    useEffect(() => void script.promise.then(() => setTaken(true)), []);
    return isTaken ? <CartLines /> : <CartBeforeScript cart={cart} fallback={null} />;
  }
  const forms = (
    <CartProvider shared={{ actor, anonymous: actor.getSnapshot() }}>
      <main>
        <Forms />
      </main>
    </CartProvider>
  );
  renderScreen(forms, createFakeClient({}).client);
  const takesOver = () => act(async () => script.resolve());
  return { takesOver, sent: () => updateLine.calls.map(({ input: { id, qty } }) => ({ id, qty })) };
}

const quantityOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${name}`);

async function types(text: string) {
  await userEvent.clear(quantityOf('Trivet'));
  await userEvent.type(quantityOf('Trivet'), text);
}

it('[CRT-02] a quantity that was typed before hydration is sent, and its field keeps the focus', async () => {
  const { takesOver, sent } = showsForms();
  await types('5');
  await takesOver();
  expect(sent()).toEqual([{ id: 1, qty: 5 }]);
  expect(quantityOf('Trivet').value).toBe('5');
  expect(document.activeElement).toBe(quantityOf('Trivet'));
});

it('a quantity above the available one is reduced to it', async () => {
  const { takesOver, sent } = showsForms();
  await types('1000');
  await takesOver();
  expect(sent()).toEqual([{ id: 1, qty: 9 }]);
});

it.each(['', '0', '2'])('a quantity of ‘%s’ changes nothing', async (typed) => {
  const { takesOver, sent } = showsForms();
  await types(typed || ' ');
  await takesOver();
  expect(sent()).toEqual([]);
  expect(quantityOf('Trivet').value).toBe('2');
});
