import type { TypePolicies } from '@apollo/client';
import { replaced, singleton } from '../../graphql/field-policies.ts';

/** How the cache keeps the shopper's account: there is one, of whoever is logged in. */
export const accountTypePolicies: TypePolicies = {
  AccountSummary: { ...singleton, fields: replaced('orders', 'user') },
};
