import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useCartRef } from '../../actors/cart.ts';
import { useScreenMachine } from '../../actors/screen-machines.ts';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutEvent } from '../../machines/checkout/checkout.types.ts';

/** What the steps of the checkout show and say. */
export interface Checkout {
  snapshot: SnapshotFrom<typeof checkoutMachine>;
  send: (event: CheckoutEvent) => void;
}

/** Runs the checkout: follows the cart, and leaves for the payment address when the order is placed (CHK-06). */
export function useCheckout(): Checkout {
  const cart = useCartRef();
  const [snapshot, send, actor] = useMachine(useScreenMachine('checkout'), {
    input: { cart: cart.getSnapshot().context.cart, attempt: null },
  });
  useEffect(() => {
    const payment = actor.on('payment.open', ({ url }) => window.location.assign(url));
    const changes = cart.on('cart.change', (event) => actor.send({ type: 'cart.sync', cart: event.cart }));
    const restore = (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'page.restore' });
    };
    window.addEventListener('pageshow', restore);
    return () => {
      payment.unsubscribe();
      changes.unsubscribe();
      window.removeEventListener('pageshow', restore);
    };
  }, [actor, cart]);
  return { snapshot, send };
}
