// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cartItem, filledCart } from '../../machines/cart/cart.fixtures.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { CartProvider } from '../../state/cart.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { ProductDelivery } from './ProductDelivery.tsx';

const edited = { line: cartItem() };

test.each([
  ['beside the cart', null, 25 + 12.5],
  ['in place of the edited line', edited, 12.5],
])('postage is requested for the chosen items %s', async (_, line, itemsTotal) => {
  const estimate = vi.fn(() => ({
    shippingEstimate: { __typename: 'ShippingEstimate', suburbs: [], quotes: [] },
  }));
  const actor = createActor(cartMachine, { input: { cart: filledCart(), mergePending: false } });
  const { client } = createFakeClient({ ShippingEstimate: estimate });
  renderScreen(
    <CartProvider shared={{ actor, anonymous: actor.getSnapshot() }}>
      <ProductDelivery formTotal={12.5} edited={line} />
    </CartProvider>,
    client,
  );
  await userEvent.type(screen.getByLabelText('Your postcode'), '4670{Enter}');
  await expect
    .poll(() => estimate)
    .toHaveBeenCalledWith(expect.objectContaining({ items_total: itemsTotal }));
});
