import { InMemoryCache } from '@apollo/client';
import type { TypePolicies } from '@apollo/client';
import { contentTypePolicies } from './content.type-policies.ts';

/** An empty normalized cache with the policies of the site's content and those given, which are added to it. */
export function createCache(typePolicies: readonly TypePolicies[]): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: contentTypePolicies });
  for (const policies of typePolicies) cache.policies.addTypePolicies(policies);
  return cache;
}
