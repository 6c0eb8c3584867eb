import type { TypePolicies } from '@apollo/client';
import { embedded, replaced, singleton } from '../../graphql/field-policies.ts';

/** How the cache keeps the cart: there is one, whatever it was asked with, and every answer replaces its lines. */
export const cartTypePolicies: TypePolicies = {
  Query: {
    fields: {
      // A write answers with the cart too, perhaps before it was ever read.
      cartGet: { read: (_cart, { toReference }) => toReference({ __typename: 'Cart' }) },
    },
  },
  Cart: { ...singleton, fields: replaced('items', 'payment_types') },
  CartItem: { fields: replaced('addons', 'sku', 'img') },
  // Its id is the add-on's: two lines may carry different engravings of one add-on.
  CartItemAddon: embedded,
  CartItemImage: embedded,
  PaymentType: { keyFields: ['id'] },
};
