import type { TypePolicies } from '@apollo/client';
import { embedded, replaced } from '../../graphql/field-policies.ts';

/** How the cache keeps what the checkout asks for. */
export const checkoutTypePolicies: TypePolicies = {
  Query: {
    fields: {
      ...replaced('addressList', 'cartShippingQuote', 'paymentCheckPaid', 'paymentSurchargesOf'),
      // Always of the shopper who is signed in, and of one order.
      orderView: { keyArgs: ['id'] },
    },
  },
  // One shipping type costs differently for each address and cart.
  ShippingQuote: embedded,
  OrderView: { fields: replaced('items', 'address') },
  OrderItem: { fields: replaced('addons') },
};
