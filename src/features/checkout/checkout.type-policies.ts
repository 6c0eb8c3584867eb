import type { TypePolicies } from '@apollo/client';
import { notNormalized, replacedLists } from '../../graphql/field-policies.ts';

/** Cache policies of orders. The checkout's own requests belong to its machine. */
export const checkoutTypePolicies: TypePolicies = {
  // One order at a time, always of the logged-in shopper.
  Query: { fields: { orderView: { keyArgs: ['id'] } } },
  OrderView: { fields: replacedLists('items', 'address') },
  OrderItem: { fields: replacedLists('addons', 'img') },
  // The id is the add-on's: two lines may have different engravings of the same add-on.
  CartItemAddon: notNormalized,
};
