import type { ApolloClient } from '@apollo/client';
import { createApolloClient } from '../graphql/client.ts';
import { createAnonymousLinks } from '../graphql/links/link-chain.ts';
import { typePolicies } from './type-policies.ts';

interface ServerClientOptions {
  /** The address that is rendered; its origin stands for the host's. */
  url: string;
  fetch: typeof globalThis.fetch;
}

/** The client of one anonymous render. */
export function createServerClient({ url, fetch }: ServerClientOptions): ApolloClient {
  const { origin } = new URL(url);
  return createApolloClient({
    link: createAnonymousLinks({ baseUrl: () => origin, fetch }),
    typePolicies,
    ssrMode: true,
  });
}
