import { InMemoryCache } from '@apollo/client';
import type { TypePolicies } from '@apollo/client';
import { contentTypePolicies } from './content.type-policies.ts';

/** Creates an empty normalised cache with the content's policies and the given ones. */
export function createCache(typePolicies: readonly TypePolicies[]): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: contentTypePolicies });
  for (const policies of typePolicies) cache.policies.addTypePolicies(policies);
  return cache;
}
