// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CartProvider } from '../../state/cart.ts';
import type { Cart } from '../../graphql/generated/types.ts';
import { RefusedError } from '../../lib/failure.ts';
import type { CartChoices } from '../../machines/cart/cart-state.ts';
import { cartResponse, filledCart } from '../../machines/cart/cart.fixtures.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { renderWithApp } from '../../test/render.tsx';
import { PromotionForm } from './PromotionForm.tsx';

const UNKNOWN = cartResponse({ promotion_message: 'We do not know this code' });

/** Shows the form; the test completes the host's response. */
function showsForm() {
  const loadCart = pendingActor<Cart, { session: string | null } & CartChoices>();
  const actor = createActor(cartMachine.provide({ actors: { loadCart: loadCart.logic } }), {
    input: { cart: filledCart(), mergePending: false },
  }).start();
  renderWithApp(
    <CartProvider shared={{ actor, anonymous: actor.getSnapshot() }}>
      <PromotionForm />
    </CartProvider>,
  );
  return {
    async applies(code: string) {
      await userEvent.clear(screen.getByLabelText('Promotion code'));
      await userEvent.type(screen.getByLabelText('Promotion code'), `${code}{Enter}`);
    },
    responses: (cart: Cart) => act(() => loadCart.last().resolve(cart)),
    refuses: (message: string) =>
      act(() => loadCart.last().reject(new RefusedError({ status: 429, message, textCode: 'RATE_LIMITED' }))),
    loses: () => act(() => loadCart.last().reject(new TypeError('fetch'))),
    reconnects: () => act(() => actor.send({ type: 'connection.restore' })),
  };
}

it('[CRT-08, SEC-06] the reason why a code does not apply is announced in an existing live region', async () => {
  const { applies, responses } = showsForm();
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await applies('NONSENSE');
  await responses(UNKNOWN);
  expect(region.textContent).toBe('We do not know this code');
  expect(screen.getByLabelText('Promotion code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status')).toBe(region);
});

it('[CRT-08, SEC-06] the same response to another code is announced again', async () => {
  const { applies, responses } = showsForm();
  const region = screen.getByRole('status');
  await applies('NONSENSE');
  await responses(UNKNOWN);
  await applies('HUMBUG');
  expect(region.textContent).toBe('');
  await responses(UNKNOWN);
  expect(region.textContent).toBe('We do not know this code');
});

it('[CRT-08, SEC-06] an applied code is shown and announced, and the focus moves to the button that removes it', async () => {
  const { applies, responses } = showsForm();
  const region = screen.getByRole('status');
  await applies('WELCOME10');
  await responses(cartResponse({ promotion_code: 'WELCOME10', discount_amount: 2.5 }));
  expect(screen.getAllByText('WELCOME10')).toHaveLength(2);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Code WELCOME10 is applied');
  const takeOff = screen.getByRole('button', { name: 'Remove code' });
  expect(document.activeElement).toBe(takeOff);
  await userEvent.click(takeOff);
  await responses(cartResponse());
  expect(document.activeElement).toBe(screen.getByLabelText('Promotion code'));
  expect(region.textContent).toBe('');
});

it('[CRT-08, SEC-06] the host’s refusal to check a code is shown at its field and announced', async () => {
  const { applies, responses, refuses } = showsForm();
  await applies('WELCOME10');
  await refuses('Please wait a minute');
  expect(screen.getByRole('status').textContent).toBe('Please wait a minute');
  expect(screen.getByLabelText('Promotion code').getAttribute('aria-invalid')).toBe('true');
  await applies('WELCOME10');
  await responses(cartResponse({ promotion_code: 'WELCOME10', discount_amount: 2.5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
  await refuses('Not so quickly');
  expect(screen.getAllByText('Not so quickly')).toHaveLength(2);
});

it('a code that got no answer is said not to be applied once the shop is reachable, and stays in the field', async () => {
  const { applies, responses, loses, reconnects } = showsForm();
  await applies('WELCOME10');
  await loses();
  reconnects();
  await responses(cartResponse());
  const field = screen.getByLabelText<HTMLInputElement>('Promotion code');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['WELCOME10', 'true']);
  expect(screen.getByRole('status').textContent).toBe('Sorry, something went wrong. Please try again.');
});

it('another control that is focused while a code is checked keeps the focus', async () => {
  const { applies, responses } = showsForm();
  await applies('WELCOME10');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await responses(cartResponse({ promotion_code: 'WELCOME10', discount_amount: 2.5 }));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
