import type { TypePolicies } from '@apollo/client';
import { embedded, replaced } from '../../graphql/field-policies.ts';

/** Cache policies of the account: each page of orders is stored once. */
export const accountTypePolicies: TypePolicies = {
  AccountSummary: { ...embedded, fields: replaced('orders', 'user') },
};
