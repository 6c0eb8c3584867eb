import type { ApolloClient } from '@apollo/client';

/** The same client, with low-priority queries, which let all other requests go first (A61). */
export function withLowPriority(client: ApolloClient): ApolloClient {
  const query = (options: Parameters<ApolloClient['query']>[0]) =>
    client.query({ ...options, context: { ...options.context, priority: 'low' } });
  return Object.create(client, { query: { value: query } }) as ApolloClient;
}
