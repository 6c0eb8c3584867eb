import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

/** Data that a page's components have read, by query; embedded in the page (PRE-02). */
export type PageResults = Record<string, unknown>;

interface QueryRequest {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.flatMap((one) => ('operation' in one ? [one.name?.value ?? ''] : []))[0] ?? '';

/** Key of a query in the page, the same on the host and in the browser. */
export const queryKey = ({ query, variables }: QueryRequest): string =>
  `${nameOf(query)} ${JSON.stringify(variables ?? {})}`;

/** The same client, recording whatever components read from it in `results`. */
export function recordResults(client: ApolloClient, results: PageResults): ApolloClient {
  const watchQuery = (options: ApolloClient.WatchQueryOptions) => {
    const observable = client.watchQuery(options);
    const { data, dataState } = observable.getCurrentResult();
    if (dataState === 'complete') results[queryKey(options)] = data;
    return observable;
  };
  return Object.create(client, { watchQuery: { value: watchQuery } }) as ApolloClient;
}

/**
 * The same client; moves an embedded result from `results` to its cache when it is first requested, so that nothing
 * embedded is requested again.
 */
export function seedResults(client: ApolloClient, results: PageResults): ApolloClient {
  const seed = (request: QueryRequest): void => {
    const key = queryKey(request);
    const data = results[key] as Record<string, unknown> | undefined;
    if (data) client.writeQuery({ query: request.query, variables: request.variables, data });
    delete results[key];
  };
  const watchQuery = (options: ApolloClient.WatchQueryOptions) => {
    seed(options);
    return client.watchQuery(options);
  };
  const query = (options: ApolloClient.QueryOptions) => {
    seed(options);
    return client.query(options);
  };
  return Object.create(client, {
    watchQuery: { value: watchQuery },
    query: { value: query },
    // Otherwise the link would be set on this object, where no call uses it.
    setLink: { value: client.setLink.bind(client) },
  }) as ApolloClient;
}
