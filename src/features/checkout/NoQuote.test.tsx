// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filledCart } from '../../machines/cart/cart.fixtures.ts';
import { savedAddress } from '../../machines/checkout/checkout.fixtures.ts';
import { startCheckout } from '../../machines/checkout/checkout.harness.ts';
import { renderWithApp } from '../../test/render.tsx';
import { NoQuote } from './NoQuote.tsx';

test.each([
  ['AU', 'Sorry, none of our ways of shipping reaches this address.'],
  ['NZ', 'Sorry, we only ship within Australia.'],
])('[CHK-05] an address in %s without an offer shows the reason', async (country, message) => {
  const { checkout, loadCheckout, quoteShipping } = startCheckout();
  await loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress({ country })] });
  await quoteShipping.last().resolve([]);
  renderWithApp(<NoQuote checkout={{ snapshot: checkout.getSnapshot(), send: checkout.send }} />);
  expect(screen.getByText(/^Sorry/).textContent).toBe(message);
});
