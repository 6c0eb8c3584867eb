import type { ApolloClient } from '@apollo/client';
import { chooseBaseUrl } from '../graphql/base-url.ts';
import { createApolloClient } from '../graphql/client.ts';
import { createAnonymousLinks } from '../graphql/links/link-chain.ts';
import { typePolicies } from './type-policies.ts';

interface ServerClientOptions {
  /** The URL that is rendered; its origin stands for the host's own. */
  url: string;
  /** Another host for the calls; null: the one that renders. */
  apiBase: string | null;
  fetch: typeof globalThis.fetch;
}

/** The client of one anonymous render. */
export function createServerClient({ url, apiBase, fetch }: ServerClientOptions): ApolloClient {
  const baseUrl =
    apiBase === null ? new URL(url).origin : chooseBaseUrl({ session: null, configured: apiBase });
  return createApolloClient({
    link: createAnonymousLinks({ baseUrl: () => baseUrl, fetch, isHashKnown: apiBase === null }),
    typePolicies,
    ssrMode: true,
  });
}
