import type { Address, Cart, CartItem, PaymentType, PickUpWay } from '../../graphql/generated/types.ts';

/** An address of the shopper's list. */
export type SavedAddress = Omit<Address, 'display_name'>;

/** The cart as the specification's section 3 names it; amounts are dollars as on the wire (CRT-05, A07). */
export interface CartState {
  cartitemCount: number;
  cartSubtotal: number;
  sessionKey: string | null;
  hasCartItems: boolean;
  cartitems: CartItem[];
  addresses: SavedAddress[];
  all_in_stock: boolean;
  promotion_code: string | null;
  /** Why the code that was asked for does not apply. */
  promotion_message: string | null;
  discount_amount: number;
  shipping_amount: number;
  /** Why the way of shipping that was asked for cannot be had. */
  shipping_message: string | null;
  /** The id of the saved address that the amounts are for. */
  shipping_address: number | null;
  /** A quote's `shipping_type_id` (A08). */
  shipping_type: number | null;
  total_amount: number;
  total_tax: number;
  /** What of the total the account's credit can pay, and what is left to pay then (A19). */
  credit_amount: number;
  amount_due: number;
  payment_types: PaymentType[];
  /** What is missing for free post; null once it is free (A09). */
  free_shipping_remaining: number | null;
  /** What would be free then, by its name; null while no way of shipping becomes free. */
  free_shipping_name: string | null;
  /** The ways to fetch it, for which no address is needed. */
  pick_ups: PickUpWay[];
  /** What going to the front of the queue costs, in dollars; null while it is not offered (A12). */
  priority_fee: number | null;
  /** Whether the order is to go there, and what of the total is for that. */
  priority: boolean;
  priority_amount: number;
}

/** What the shopper asked the amounts to be worked out with. */
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
 * The answered cart under the names of the cart state (A07). The code is the one that the host applied; the
 * shipping choices echo what was asked, unless it is refused, and so does the wish to
 * go first, unless that is not offered; the addresses, which no cart answer has, are those known before.
 */
export function toCartState(cart: Cart, asked: CartChoices, before: CartState): CartState {
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
    shipping_address: asked.shipping_address,
    shipping_type: cart.shipping_message ? null : asked.shipping_type,
    total_amount: cart.total_amount,
    total_tax: cart.total_tax,
    credit_amount: cart.credit_amount,
    amount_due: cart.amount_due,
    payment_types: cart.payment_types,
    free_shipping_remaining: cart.free_shipping_remaining ?? null,
    free_shipping_name: cart.free_shipping_name ?? null,
    pick_ups: cart.pick_ups,
    priority_fee: cart.priority_fee ?? null,
    priority: asked.priority && cart.item_count > 0 && typeof cart.priority_fee === 'number',
    priority_amount: cart.priority_amount ?? 0,
  };
}

/** The code that a cart has with this one applied: it goes with its goods, and an empty cart has none. */
export function codeOf({ item_count }: Cart, applied: string | null | undefined): string | null {
  return item_count > 0 ? (applied ?? null) : null;
}

/** Whether a line can no longer be made as it is written: it has to be edited, or taken out. */
export function hasUnmakeable({ cartitems }: CartState): boolean {
  return cartitems.some(({ message }) => Boolean(message));
}
