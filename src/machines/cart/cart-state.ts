import type { Address, Cart, CartItem, PaymentType, PickUpWay } from '../../graphql/generated/types.ts';

/** A saved address of the shopper. */
export type SavedAddress = Omit<Address, 'display_name'>;

/**
 * The cart with the field names of the specification's section 3; amounts are dollars as on the wire (CRT-05,
 * A07).
 */
export interface CartState {
  cartitemCount: number;
  cartSubtotal: number;
  sessionKey: string | null;
  hasCartItems: boolean;
  cartitems: CartItem[];
  addresses: SavedAddress[];
  all_in_stock: boolean;
  promotion_code: string | null;
  /** Why the requested promotion code does not apply. */
  promotion_message: string | null;
  discount_amount: number;
  shipping_amount: number;
  /** Why the requested shipping method is unavailable. */
  shipping_message: string | null;
  /** The id of the saved address that the amounts were calculated for. */
  shipping_address: number | null;
  /** A quote's `shipping_type_id` (A08). */
  shipping_type: number | null;
  total_amount: number;
  total_tax: number;
  /** How much of the total the account's credit can pay, and the remainder (A19). */
  credit_amount: number;
  amount_due: number;
  payment_types: PaymentType[];
  /** Amount missing for free shipping; `null` once shipping is free (A09). */
  free_shipping_remaining: number | null;
  /** Name of the shipping method that would become free; `null` when none does. */
  free_shipping_name: string | null;
  /** Pick-up methods, which need no address. */
  pick_ups: PickUpWay[];
  /** Price of priority processing, in dollars; `null` when it is not offered (A12). */
  priority_fee: number | null;
  /** Whether priority processing is chosen, and its share of the total. */
  priority: boolean;
  priority_amount: number;
}

/** The shopper's choices that the amounts are calculated with. */
export type CartChoices = Pick<
  CartState,
  'promotion_code' | 'shipping_type' | 'shipping_address' | 'priority'
>;

export const blankCart: CartState = {
  cartitemCount: 0,
  cartSubtotal: 0,
  sessionKey: null,
  hasCartItems: false,
  cartitems: [],
  addresses: [],
  all_in_stock: true,
  promotion_code: null,
  promotion_message: null,
  discount_amount: 0,
  shipping_amount: 0,
  shipping_message: null,
  shipping_address: null,
  shipping_type: null,
  total_amount: 0,
  total_tax: 0,
  credit_amount: 0,
  amount_due: 0,
  payment_types: [],
  free_shipping_remaining: null,
  free_shipping_name: null,
  pick_ups: [],
  priority_fee: null,
  priority: false,
  priority_amount: 0,
};

/**
 * Converts a response to the cart state's field names (A07). The promotion code is the one that the host
 * applied; the shipping and priority choices repeat the request unless refused or not offered. Cart responses
 * contain no addresses, so the previous ones are kept.
 */
export function toCartState(cart: Cart, requested: CartChoices, before: CartState): CartState {
  return {
    cartitemCount: cart.item_count,
    cartSubtotal: cart.subtotal,
    sessionKey: cart.sessionKey ?? before.sessionKey,
    hasCartItems: cart.item_count > 0,
    cartitems: cart.items,
    addresses: before.addresses,
    all_in_stock: cart.all_in_stock,
    promotion_code: codeOf(cart, cart.promotion_code),
    promotion_message: cart.promotion_message ?? null,
    discount_amount: cart.discount_amount,
    shipping_amount: cart.shipping_amount,
    shipping_message: cart.shipping_message ?? null,
    shipping_address: requested.shipping_address,
    shipping_type: cart.shipping_message ? null : requested.shipping_type,
    total_amount: cart.total_amount,
    total_tax: cart.total_tax,
    credit_amount: cart.credit_amount,
    amount_due: cart.amount_due,
    payment_types: cart.payment_types,
    free_shipping_remaining: cart.free_shipping_remaining ?? null,
    free_shipping_name: cart.free_shipping_name ?? null,
    pick_ups: cart.pick_ups,
    priority_fee: cart.priority_fee ?? null,
    priority: requested.priority && cart.item_count > 0 && typeof cart.priority_fee === 'number',
    priority_amount: cart.priority_amount ?? 0,
  };
}

/** The promotion code after a response: an empty cart has none. */
export function codeOf({ item_count }: Cart, applied: string | null | undefined): string | null {
  return item_count > 0 ? (applied ?? null) : null;
}

/** Whether a line can no longer be made as entered and must be edited or removed. */
export function hasInvalidLine({ cartitems }: CartState): boolean {
  return cartitems.some(({ message }) => Boolean(message));
}
