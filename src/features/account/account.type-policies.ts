import type { TypePolicies } from '@apollo/client';
import { picture, replaced, singleton } from '../../graphql/field-policies.ts';

/** How the cache keeps the shopper. An empty user has no id and stands only where it was answered. */
export const accountTypePolicies: TypePolicies = {
  Query: { fields: replaced('userAuthUser', 'userCreditBalance') },
  AccountSummary: { ...singleton, fields: replaced('orders', 'user') },
  UserCard: { fields: { image: picture } },
};
