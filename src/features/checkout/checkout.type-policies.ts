import type { TypePolicies } from '@apollo/client';
import { embedded, replaced } from '../../graphql/field-policies.ts';

/** How the cache keeps orders. What the checkout itself asks for belongs to its machine. */
export const checkoutTypePolicies: TypePolicies = {
  // Always of the shopper who is logged in, and of one order.
  Query: { fields: { orderView: { keyArgs: ['id'] } } },
  OrderView: { fields: replaced('items', 'address') },
  OrderItem: { fields: replaced('addons', 'img') },
  // Its id is the add-on's: two lines may carry different engravings of one add-on.
  CartItemAddon: embedded,
};
