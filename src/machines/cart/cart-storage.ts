import { fromVersionedJson, toVersionedJson } from '../../lib/versioned-json.ts';
import { blankCart, type CartState } from './cart-state.ts';
import type { CartContext, CartInput } from './cart.types.ts';
import { isRecord } from '../../rules/is-record.ts';

const SCHEMA_VERSION = 2;

/** Serialises the persisted part of the cart (CRT-06). */
export function storeCart({ cart, mergePending }: CartContext): string {
  return toVersionedJson(SCHEMA_VERSION, { cart, mergePending } satisfies CartInput);
}

/**
 * Parses stored text into the machine's input; a blank cart for missing, malformed or differently versioned
 * text (A83).
 */
export function restoreCart(text: string | null): CartInput {
  const stored = fromVersionedJson(SCHEMA_VERSION, text);
  if (!isCartInput(stored)) return { cart: blankCart, mergePending: false };
  // A message about a promotion code is only meant for the shopper who just entered it.
  const cart = { ...blankCart, ...stored.cart, promotion_message: null };
  return { cart, mergePending: stored.mergePending };
}

function isCartInput(stored: unknown): stored is { cart: Partial<CartState>; mergePending: boolean } {
  if (!isRecord(stored) || typeof stored['mergePending'] !== 'boolean') return false;
  const { cart } = stored;
  return isRecord(cart) && Array.isArray(cart['cartitems']);
}
