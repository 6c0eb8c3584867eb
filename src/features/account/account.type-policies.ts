import type { TypePolicies } from '@apollo/client';
import { notNormalized, replacedLists } from '../../graphql/field-policies.ts';

/** Cache policies of the account: each page of orders is stored once. */
export const accountTypePolicies: TypePolicies = {
  AccountSummary: { ...notNormalized, fields: replacedLists('orders', 'user') },
};
