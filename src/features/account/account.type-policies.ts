import type { TypePolicies } from '@apollo/client';
import { embedded, replaced } from '../../graphql/field-policies.ts';

/** How the cache keeps the shopper's account: once for each page of orders. */
export const accountTypePolicies: TypePolicies = {
  AccountSummary: { ...embedded, fields: replaced('orders', 'user') },
};
