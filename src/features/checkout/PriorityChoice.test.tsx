// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { filledCart } from '../../machines/cart/cart.fixtures.ts';
import { savedAddress } from '../../machines/checkout/checkout.fixtures.ts';
import { startCheckout } from '../../machines/checkout/checkout.harness.ts';
import { renderWithApp } from '../../test/render.tsx';
import { PriorityChoice } from './PriorityChoice.tsx';

async function show(priority_fee: number | null) {
  const started = startCheckout();
  const cart = filledCart({ priority_fee });
  await started.loadCheckout.last().resolve({ cart, addresses: [savedAddress()] });
  const { checkout } = started;
  renderWithApp(<PriorityChoice checkout={{ snapshot: checkout.getSnapshot(), send: checkout.send }} />);
  return started;
}

it('[GEN-12] priority processing is not offered while its fee is empty', async () => {
  await show(null);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.body.textContent).toBe('');
});

it('[GEN-12] priority processing is offered with its fee once the owner has set one', async () => {
  const { now } = await show(12.5);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Priority processing \$12\.50/ });
  expect(box.checked).toBe(false);
  await act(() => userEvent.click(box));
  expect(now().form.priority).toBe(true);
});
