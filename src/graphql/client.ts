import { ApolloClient } from '@apollo/client';
import type { ApolloLink, TypePolicies } from '@apollo/client';
import { createCache } from './cache.ts';

interface ApolloClientOptions {
  /** `createLinks` in a browser, `createAnonymousLinks` in a render. */
  link: ApolloLink;
  /** The policies of every feature; later ones win. */
  typePolicies: readonly TypePolicies[];
  /** True for the one render that the client is made for. */
  ssrMode?: boolean;
}

/** A client of its own: one for each browser tab, one for each render on the server. */
export function createApolloClient({
  link,
  typePolicies,
  ssrMode = false,
}: ApolloClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: createCache(typePolicies),
    ssrMode,
    defaultOptions: {
      // A query that went to the network once must not go again whenever a write touches its data.
      watchQuery: { nextFetchPolicy: 'cache-first' },
    },
  });
}
