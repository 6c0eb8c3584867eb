import { ApolloClient } from '@apollo/client';
import type { ApolloLink, TypePolicies } from '@apollo/client';
import { createCache } from './cache.ts';

interface ApolloClientOptions {
  /** `createLinks`. */
  link: ApolloLink;
  /** The policies of every feature; later ones win. */
  typePolicies: readonly TypePolicies[];
}

/** The client of a browser's tab; a render on the host has a smaller one (`createRenderClient`). */
export function createApolloClient({ link, typePolicies }: ApolloClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: createCache(typePolicies),
    defaultOptions: {
      // A query that went to the network once must not go again whenever a write touches its data.
      watchQuery: { nextFetchPolicy: 'cache-first' },
    },
  });
}
