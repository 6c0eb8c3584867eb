import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Cart } from '../../graphql/generated/types.ts';
import { createHostCalls } from '../../graphql/host-calls.ts';
import { RefusedError } from '../../lib/failure.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { cartResponse, filledCart } from '../../machines/cart/cart.fixtures.ts';
import type { CartChoices } from '../../machines/cart/cart-state.ts';
import { savedAddress, standardPost, surcharges } from '../../machines/checkout/checkout.fixtures.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankSession } from '../../machines/session/session.paths.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import type { Responses } from '../../test/render-content.tsx';
import { provideCheckout } from './checkout-actors.ts';

const slowDown = new RefusedError({ status: 429, message: 'Please wait a minute', textCode: 'RATE_LIMITED' });

const responses: Responses = {
  AddressList: () => ({ addressList: { data: [savedAddress()], current_address_id: null } }),
  ShippingQuote: () => ({ cartShippingQuote: [standardPost] }),
  Surcharges: () => ({ paymentSurchargesOf: surcharges(25) }),
};

/** A checkout with a real cart machine whose `getCart` calls are pending; the host responds to all other calls. */
function openCheckout() {
  const loadCart = pendingActor<Cart, { session: string | null } & CartChoices>();
  const cart = createActor(cartMachine.provide({ actors: { loadCart: loadCart.logic } }), {
    input: { cart: filledCart(), mergePending: false },
  }).start();
  const host = createHostCalls(createFakeClient(responses).client);
  const session = createActor(sessionMachine, { input: { stored: blankSession } });
  const checkout = createActor(provideCheckout({ host, cart, session }), { input: { cart: filledCart() } });
  checkout.start();
  const failure = () => checkout.getSnapshot().context.failure;
  return { checkout, cart, loadCart, failure };
}

test('[CHK-04] a cart that is refused for the chosen shipping shows the reason, and is not requested again', async () => {
  const { checkout, loadCart, failure } = openCheckout();
  await loadCart.last().resolve(cartResponse());
  await expect.poll(() => loadCart.calls.length).toBe(2);
  await loadCart.last().reject(slowDown);
  await expect.poll(failure).toMatchObject({ message: 'Please wait a minute', of: 'price' });
  expect([checkout.getSnapshot().hasTag('unpriced'), loadCart.calls.length]).toEqual([true, 2]);
});

test('a code that is refused meanwhile is not shown as a failure of shipping', async () => {
  const { cart, checkout, loadCart, failure } = openCheckout();
  await loadCart.last().resolve(cartResponse());
  await expect.poll(() => loadCart.calls.length).toBe(2);
  cart.send({ type: 'promotion.apply', code: 'TEN' });
  await loadCart.last().resolve(cartResponse());
  await loadCart.last().reject(slowDown);
  await expect.poll(() => checkout.getSnapshot().hasTag('ready')).toBe(true);
  expect(failure()).toBeNull();
});

test('[CHK-01] a cart that is refused at the start shows the reason', async () => {
  const { checkout, loadCart, failure } = openCheckout();
  await loadCart.last().reject(slowDown);
  await expect.poll(failure).toMatchObject({ message: 'Please wait a minute', of: 'load' });
  expect(checkout.getSnapshot().hasTag('unloaded')).toBe(true);
});
