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

/** Whether the amounts depend on choices that only `getCart` receives. */
export function hasChoices(cart: CartState): boolean {
  return cart.promotion_code !== null || cart.shipping_type !== null || cart.priority;
}

/** The choices for the next `getCart`: those already made plus those of the current command. */
export function wantedChoices(cart: CartState, command: CartCommand | undefined): CartChoices {
  return { ...choicesOf(cart), ...(command?.kind === 'choose' ? command.choices : {}) };
}

/** The cart after `getCart`. The promotion code's message stays until the shopper enters another code. */
export function withLoadedCart(
  response: Cart,
  before: CartState,
  command: CartCommand | undefined,
): CartState {
  const requested = wantedChoices(before, command);
  const loaded = toCartState(response, requested, before);
  const isNamed = command?.kind === 'choose' && command.choices.promotion_code !== undefined;
  if (requested.promotion_code !== null || isNamed || !loaded.hasCartItems) return loaded;
  return { ...loaded, promotion_message: before.promotion_message };
}

/** The cart after a response to a request without the choices, with those of before. */
export function withChoicesOf(response: Cart, before: CartState): CartState {
  const { promotion_message } = before;
  const promotion_code = codeOf(response, before.promotion_code);
  return { ...toCartState(response, choicesOf(before), before), promotion_code, promotion_message };
}

/** The cart to apply a write response to. A line restored into an empty cart restores its promotion code. */
export function withReturningCode({ cart, queue: [first], removedCode }: CartContext): CartState {
  const returns = first?.kind === 'restore' && !cart.hasCartItems && cart.promotion_code === null;
  return returns ? { ...cart, promotion_code: removedCode } : cart;
}

/** The promotion code that was removed together with the last line. */
export function removedCodeOf({ cart, queue: [first], removedCode }: CartContext, response: Cart) {
  const empties = first?.kind === 'remove' && cart.hasCartItems && response.item_count === 0;
  return empties ? cart.promotion_code : removedCode;
}
