import { fromPromise, waitFor } from 'xstate';
import { AddressListDocument } from './AddressList.generated.ts';
import { OrderSubmitDocument } from './OrderSubmit.generated.ts';
import { RequestShippingQuoteDocument } from './RequestShippingQuote.generated.ts';
import { ShippingQuoteDocument } from './ShippingQuote.generated.ts';
import { SurchargesDocument } from './Surcharges.generated.ts';
import { encodeReturnUrl } from '../../lib/return-url.ts';
import { RefusedError } from '../../lib/failure.ts';
import type { CartCommand } from '../../machines/cart/cart-queue.ts';
import type { CartState } from '../../machines/cart/cart-state.ts';
import type { CartEvent } from '../../machines/cart/cart.types.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { LoadedCheckout, OrderInput } from '../../machines/checkout/checkout.types.ts';
import type { ShippingQuoteArgs } from '../../machines/checkout/shipping-choice.ts';
import { saveAddress } from './address-actors.ts';
import type { HostCalls } from '../../graphql/host-calls.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';

type CartActor = ScreenWork['cart'];

/**
 * Sends the event to the cart machine and waits for its response, so that checkout and header show the same cart.
 * @throws when the cart is unreachable or this event was refused; not when another command was
 */
async function requestCart(cart: CartActor, event: CartEvent): Promise<CartState> {
  cart.send(event);
  const { context } = await waitFor(cart, (snapshot) => !snapshot.hasTag('busy'));
  const { failure } = context;
  if (failure?.reason === 'unreachable') throw new Error('the cart could not be reached');
  if (failure && isCommandOf(failure.command, event)) throw new RefusedError({ status: 422, ...failure });
  return context.cart;
}

function isCommandOf(command: CartCommand, event: CartEvent): boolean {
  if (command.kind === 'choose')
    return event.type === 'shipping.choose' && command.choices.shipping_type !== undefined;
  return command.kind === 'reload' && event.type === 'cart.reload';
}

/** Loads the cart and the saved addresses in parallel. */
async function loadCheckout(host: HostCalls, cart: CartActor) {
  const [loaded, { addressList }] = await Promise.all([
    requestCart(cart, { type: 'cart.reload' }),
    host.query(AddressListDocument, {}),
  ]);
  cart.send({ type: 'addresses.change', addresses: addressList.data });
  return { cart: loaded, addresses: addressList.data, currentAddress: addressList.current_address_id };
}

async function quoteShipping(host: HostCalls, cart: CartActor, args: ShippingQuoteArgs) {
  // The threshold for free shipping applies after the discount (A09).
  const { promotion_code } = cart.getSnapshot().context.cart;
  const response = await host.query(ShippingQuoteDocument, { ...args, promotion_code });
  return response.cartShippingQuote.filter(({ is_pick_up }) => !is_pick_up);
}

async function submitOrder(host: HostCalls, order: OrderInput) {
  const response = await host.mutate(OrderSubmitDocument, {
    ...order,
    url: encodeReturnUrl(window.location.href),
  });
  return response.orderSubmit;
}

/** The checkout machine with its real actors. */
export function provideCheckout({ host, cart }: ScreenWork): typeof checkoutMachine {
  return checkoutMachine.provide({
    actors: {
      loadCheckout: fromPromise<LoadedCheckout, void>(() => loadCheckout(host, cart)),
      saveAddress: fromPromise(({ input }) => saveAddress(host, input)),
      quoteShipping: fromPromise(({ input }) => quoteShipping(host, cart, input)),
      requestQuote: fromPromise(({ input: { session, address } }) =>
        host.mutate(RequestShippingQuoteDocument, { session, address: address ?? 0 }),
      ),
      priceOrder: fromPromise(({ input }) => requestCart(cart, { type: 'shipping.choose', ...input })),
      loadSurcharges: fromPromise(async ({ input }) => {
        const response = await host.query(SurchargesDocument, input);
        return response.paymentSurchargesOf;
      }),
      submitOrder: fromPromise(({ input }) => submitOrder(host, input)),
    },
  });
}
