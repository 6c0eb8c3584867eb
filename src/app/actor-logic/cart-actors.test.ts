import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { RestError } from '../../graphql/rest-error.ts';
import { cartResponse, filledCart } from '../../machines/cart/cart.fixtures.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import { provideCart } from './cart-actors.ts';
import { createHostCalls } from '../../graphql/host-calls.ts';

test('[APS-07] a discontinued shipping type is dropped with a message, and the cart is loaded', async () => {
  const requested: unknown[] = [];
  const { client } = createFakeClient({
    CartGet: ({ shipping_type }) => {
      requested.push(shipping_type);
      if (shipping_type === null) return { cartGet: cartResponse() };
      const message = 'We do not have this way of shipping any more. Please choose another.';
      throw new RestError({ status: 422, text_code: 'SHIPPING_UNKNOWN', message, fields: {} });
    },
  });
  const cart = createActor(provideCart(createHostCalls(client)), {
    input: { cart: filledCart({ shipping_type: 9 }), mergePending: false },
  }).start();
  cart.send({ type: 'cart.reload' });
  const { context } = await waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
  expect(requested).toEqual([9, null]);
  expect(context.cart).toMatchObject({ shipping_type: null, hasCartItems: true });
  expect(context.cart.shipping_message).toContain('any more');
  expect(context.failure).toBeNull();
});
