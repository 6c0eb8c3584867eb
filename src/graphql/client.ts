import { ApolloClient } from '@apollo/client';
import type { ApolloLink, TypePolicies } from '@apollo/client';
import { createCache } from './cache.ts';

interface ApolloClientOptions {
  /** From `createLinks`. */
  link: ApolloLink;
  /** Policies of every feature; later ones take precedence. */
  typePolicies: readonly TypePolicies[];
}

/** The client of a browser tab; renders on the host use a smaller one (`createRenderClient`). */
export function createApolloClient({ link, typePolicies }: ApolloClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: createCache(typePolicies),
    defaultOptions: {
      // Otherwise a query that once went to the network would go again whenever a write touches its data.
      watchQuery: { nextFetchPolicy: 'cache-first' },
    },
  });
}
