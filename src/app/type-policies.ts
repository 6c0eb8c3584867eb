import type { TypePolicies } from '@apollo/client';
import { accountTypePolicies } from '../features/account/account.type-policies.ts';
import { checkoutTypePolicies } from '../features/checkout/checkout.type-policies.ts';
import { productTypePolicies } from '../features/product/product.type-policies.ts';
import { searchTypePolicies } from '../features/search/search.type-policies.ts';

/** Cache rules of every feature; those of content are built into the cache. */
export const typePolicies: readonly TypePolicies[] = [
  productTypePolicies,
  searchTypePolicies,
  checkoutTypePolicies,
  accountTypePolicies,
];
