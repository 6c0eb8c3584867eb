import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';

/** Price of the products after the discount, in dollars, which decides on free shipping (A09). */
export const itemsTotalOf = ({ context: { cart } }: SnapshotFrom<typeof cartMachine>): number =>
  Math.round((cart.cartSubtotal - cart.discount_amount) * 100) / 100;
