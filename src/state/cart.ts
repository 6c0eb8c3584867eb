import type { cartMachine } from '../machines/cart/cart.machine.ts';
import { createActorContext } from './actor-context.tsx';

/** The shopper's cart. */
export const {
  Provider: CartProvider,
  useActorRef: useCartRef,
  useActorSelector: useCart,
} = createActorContext<typeof cartMachine>('cart');
