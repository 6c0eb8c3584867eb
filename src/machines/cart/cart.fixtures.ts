import type { Cart, CartItem } from '../../graphql/generated/types.ts';
import { noChoices } from './cart-choices.ts';
import { blankCart, toCartState } from './cart-state.ts';

/** A cart line as the host returns it: a key ring at 12.50. */
export function cartItem(over: Partial<CartItem> = {}): CartItem {
  const qty = over.qty ?? 2;
  return {
    id: 1,
    url: 'walnut-key-ring',
    name: 'Walnut key ring',
    product_name: 'Key ring',
    sku_id: 11,
    sku: { code: 'KR-W' },
    addons: [],
    qty,
    price: 12.5,
    subtotal: 12.5 * qty,
    can_purchase_qty: 3,
    in_stock: true,
    ...over,
  };
}

/** A cart with these lines as the host returns it. */
export function cartResponse(over: Partial<Cart> = {}): Cart {
  const items = over.items ?? [cartItem()];
  const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
  return {
    sessionKey: 'guest-key',
    item_count: items.reduce((count, item) => count + item.qty, 0),
    items,
    subtotal,
    all_in_stock: true,
    discount_amount: 0,
    shipping_amount: 0,
    total_amount: subtotal,
    total_tax: 0,
    credit_amount: 0,
    amount_due: subtotal,
    payment_types: [{ id: 'sandbox', name: 'Card' }],
    promotion_code: null,
    promotion_message: null,
    free_shipping_remaining: 175,
    free_shipping_name: 'Standard Post',
    pick_ups: [],
    ...over,
  };
}

/** The cart state of `cartResponse()`, with overrides. */
export function filledCart(over: Partial<typeof blankCart> = {}) {
  return { ...toCartState(cartResponse(), noChoices, blankCart), ...over };
}
