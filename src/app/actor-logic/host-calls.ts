import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { refusalOf } from '../../graphql/rest-error.ts';

/** How actors reach the host. All reject with a `Refusal` when it says no, else with what went wrong (A03). */
export interface HostCalls {
  /** Reads from the host and leaves the cache as it is. */
  peek<Data, Variables extends OperationVariables>(
    document: DocumentNode,
    variables: Variables,
  ): Promise<Data>;
  /** Asks the host itself, never the cache. */
  ask<Data, Variables extends OperationVariables>(
    document: DocumentNode,
    variables: Variables,
  ): Promise<Data>;
  write<Data, Variables extends OperationVariables>(
    document: DocumentNode,
    variables: Variables,
  ): Promise<Data>;
}

async function answerOf<Data>(answer: Promise<{ data?: unknown }>): Promise<Data> {
  const { data } = await answer.catch((error: unknown) => {
    throw refusalOf(error);
  });
  return data as Data;
}

/** The host's calls through this tab's client. */
export function createHostCalls(client: ApolloClient): HostCalls {
  return {
    peek: (query, variables) => answerOf(client.query({ query, variables, fetchPolicy: 'no-cache' })),
    ask: (query, variables) => answerOf(client.query({ query, variables, fetchPolicy: 'network-only' })),
    write: (mutation, variables) => answerOf(client.mutate({ mutation, variables })),
  };
}
