import type { TypePolicies } from '@apollo/client';
import { accountTypePolicies } from '../features/account/account.type-policies.ts';
import { checkoutTypePolicies } from '../features/checkout/checkout.type-policies.ts';
import { productTypePolicies } from '../features/product/product.type-policies.ts';
import { searchTypePolicies } from '../features/search/search.type-policies.ts';

/** The cache rules of every feature; those of the site's content are the cache's own. */
export const typePolicies: readonly TypePolicies[] = [
  productTypePolicies,
  searchTypePolicies,
  checkoutTypePolicies,
  accountTypePolicies,
];
