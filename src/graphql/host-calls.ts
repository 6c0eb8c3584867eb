import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { toRefusedError } from './rest-error.ts';

type HostCall = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Data>;

/**
 * How actors call the host. Data belong to the machine that called: no call uses the cache. All reject with
 * a `RefusedError` when the host refuses, otherwise with the original error (A03).
 */
export interface HostCalls {
  query: HostCall;
  mutate: HostCall;
}

async function dataOf<Data>(result: Promise<{ data: Data }>): Promise<Data> {
  const { data } = await result.catch((error: unknown) => {
    throw toRefusedError(error);
  });
  return data;
}

/** Calls to the host through this tab's client. */
export function createHostCalls(client: ApolloClient): HostCalls {
  const options = { fetchPolicy: 'no-cache', errorPolicy: 'none' } as const;
  return {
    query: (query, variables) => dataOf(client.query({ ...options, query, variables })),
    mutate: (mutation, variables) => dataOf(client.mutate({ ...options, mutation, variables })),
  };
}
