import type { TypePolicies } from '@apollo/client';
import { accountTypePolicies } from '../features/account/account.type-policies.ts';
import { cartTypePolicies } from '../features/cart/cart.type-policies.ts';
import { checkoutTypePolicies } from '../features/checkout/checkout.type-policies.ts';
import { productTypePolicies } from '../features/product/product.type-policies.ts';
import { searchTypePolicies } from '../features/search/search.type-policies.ts';
import { contentTypePolicies } from '../graphql/content.type-policies.ts';

/** The cache rules of every feature, joined. */
export const typePolicies: readonly TypePolicies[] = [
  contentTypePolicies,
  productTypePolicies,
  searchTypePolicies,
  cartTypePolicies,
  checkoutTypePolicies,
  accountTypePolicies,
];
