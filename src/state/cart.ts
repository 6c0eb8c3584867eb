import { useEffect } from 'react';
import type { cartMachine } from '../machines/cart/cart.machine.ts';
import type { CartEvent } from '../machines/cart/cart.types.ts';
import { createActorContext } from './actor-context.tsx';

/** The shopper's cart. */
export const {
  Provider: CartProvider,
  useActorRef: useCartRef,
  useActorSelector: useCart,
} = createActorContext<typeof cartMachine>('cart');

type ForCart = Extract<CartEvent, { type: 'cart.receive' | 'cart.reload' | 'promotion.apply' }>;

/** An actor that emits only cart events. */
interface CartEmitter {
  on: (type: '*', handler: (event: ForCart) => void) => { unsubscribe: () => void };
}

/** Forwards a screen machine's events to the cart: a cart the host returned, or that it has changed. */
export function useEmitToCart(emitter: CartEmitter): void {
  const cart = useCartRef();
  useEffect(() => {
    const subscription = emitter.on('*', (event) => cart.send(event));
    return () => subscription.unsubscribe();
  }, [emitter, cart]);
}
