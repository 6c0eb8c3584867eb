import { createActor, type AnyEventObject } from 'xstate';
import type { CartState, SavedAddress } from '../cart/cart-state.ts';
import { filledCart } from '../cart/cart.fixtures.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { expressPost, savedAddress, standardPost, surcharges } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type {
  AddressChange,
  CheckoutDraft,
  CheckoutTag,
  LoadedCheckout,
  OrderResponse,
  OrderInput,
  PaymentSurcharge,
  ShippingOffer,
} from './checkout.types.ts';
import type { ShippingChoices, ShippingQuoteArgs } from './shipping-choice.ts';

/** The cart with Standard Post selected. */
export const pricedCart = (over: Partial<CartState> = {}) =>
  filledCart({ shipping_type: 5, shipping_address: 9, shipping_amount: 10.6, total_amount: 35.6, ...over });

/** Starts a checkout whose requests the test completes by hand. */
export function startCheckout(draft: Partial<CheckoutDraft> = {}) {
  const loadCheckout = pendingActor<LoadedCheckout, void>();
  const saveAddress = pendingActor<SavedAddress, AddressChange>();
  const quoteShipping = pendingActor<ShippingOffer[], ShippingQuoteArgs>();
  const requestQuote = pendingActor<unknown, { session: string | null; address: number | null }>();
  const priceOrder = pendingActor<CartState, ShippingChoices>();
  const loadSurcharges = pendingActor<PaymentSurcharge[], { amount: number; credit: number }>();
  const submitOrder = pendingActor<OrderResponse, OrderInput>();
  const work = {
    loadCheckout,
    saveAddress,
    quoteShipping,
    requestQuote,
    priceOrder,
    loadSurcharges,
    submitOrder,
  };
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        loadCheckout: loadCheckout.logic,
        saveAddress: saveAddress.logic,
        quoteShipping: quoteShipping.logic,
        requestQuote: requestQuote.logic,
        priceOrder: priceOrder.logic,
        loadSurcharges: loadSurcharges.logic,
        submitOrder: submitOrder.logic,
      },
    }),
    { input: { cart: filledCart(), ...draft } },
  );
  const emitted: AnyEventObject[] = [];
  checkout.on('*', (event) => emitted.push(event));
  checkout.start();
  const is = (tag: CheckoutTag) => checkout.getSnapshot().hasTag(tag);
  return { checkout, ...work, emitted, is, now: () => checkout.getSnapshot().context };
}

/** A checkout with everything selected. */
export async function readyCheckout(attempt?: { key: string; content: string }) {
  const started = startCheckout(attempt ? { attempt } : {});
  await started.loadCheckout.last().resolve({ cart: filledCart(), addresses: [savedAddress()] });
  await started.quoteShipping.last().resolve([standardPost, expressPost]);
  await started.priceOrder.last().resolve(pricedCart());
  await started.loadSurcharges.last().resolve(surcharges(35.6));
  started.checkout.send({ type: 'note.change', note: 'Ring the bell' });
  return started;
}
