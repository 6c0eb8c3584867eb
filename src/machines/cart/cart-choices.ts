import type { Cart } from '../../graphql/generated/types.ts';
import type { CartContext } from './cart.types.ts';
import type { CartCommand } from './cart-queue.ts';
import { codeOf, toCartState, type CartChoices, type CartState } from './cart-state.ts';

export const noChoices: CartChoices = {
  promotion_code: null,
  shipping_type: null,
  shipping_address: null,
  priority: false,
};

export function choicesOf(cart: CartState): CartChoices {
  const { promotion_code, shipping_type, shipping_address, priority } = cart;
  return { promotion_code, shipping_type, shipping_address, priority };
}

/** Whether the amounts depend on something that only getCart is told. */
export function hasChoices(cart: CartState): boolean {
  return cart.promotion_code !== null || cart.shipping_type !== null || cart.priority;
}

/** The choices that the next getCart asks with: those made, and those that the command under way adds. */
export function wantedChoices(cart: CartState, command: CartCommand | undefined): CartChoices {
  return { ...choicesOf(cart), ...(command?.kind === 'choose' ? command.choices : {}) };
}

/** The cart after getCart; what it said of a code stays until the shopper names another one. */
export function withLoadedCart(answer: Cart, before: CartState, command: CartCommand | undefined): CartState {
  const asked = wantedChoices(before, command);
  const loaded = toCartState(answer, asked, before);
  const isNamed = command?.kind === 'choose' && command.choices.promotion_code !== undefined;
  if (asked.promotion_code !== null || isNamed || !loaded.hasCartItems) return loaded;
  return { ...loaded, promotion_message: before.promotion_message };
}

/** The cart after an answer that was not told the choices: they stay as they were. */
export function keepingChoices(answer: Cart, before: CartState): CartState {
  const { promotion_message } = before;
  const promotion_code = codeOf(answer, before.promotion_code);
  return { ...toCartState(answer, choicesOf(before), before), promotion_code, promotion_message };
}

/** The cart that the answer to a write changes: a line that is put back into an empty cart brings its code along. */
export function withReturningCode({ cart, queue: [answered], removedCode }: CartContext): CartState {
  const returns = answered?.kind === 'restore' && !cart.hasCartItems && cart.promotion_code === null;
  return returns ? { ...cart, promotion_code: removedCode } : cart;
}

/** The code that the answer to a write has taken along with the last line. */
export function removedCodeOf({ cart, queue: [answered], removedCode }: CartContext, answer: Cart) {
  const empties = answered?.kind === 'remove' && cart.hasCartItems && answer.item_count === 0;
  return empties ? cart.promotion_code : removedCode;
}
