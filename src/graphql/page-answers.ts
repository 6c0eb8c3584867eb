import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

/** Data that a page's components have read, by query; embedded in the page (PRE-02). */
export type PageAnswers = Record<string, unknown>;

interface Question {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.flatMap((one) => ('operation' in one ? [one.name?.value ?? ''] : []))[0] ?? '';

/** Key of a query in the page, the same on the host and in the browser. */
export const questionKey = ({ query, variables }: Question): string =>
  `${nameOf(query)} ${JSON.stringify(variables ?? {})}`;

/** The same client, recording whatever components read from it in `answers`. */
export function recordAnswers(client: ApolloClient, answers: PageAnswers): ApolloClient {
  const watchQuery = (options: ApolloClient.WatchQueryOptions) => {
    const observable = client.watchQuery(options);
    const { data, dataState } = observable.getCurrentResult();
    if (dataState === 'complete') answers[questionKey(options)] = data;
    return observable;
  };
  return Object.create(client, { watchQuery: { value: watchQuery } }) as ApolloClient;
}

/**
 * The same client; moves an embedded answer from `answers` to its cache when first asked for, so that nothing
 * embedded is requested again.
 */
export function seedAnswers(client: ApolloClient, answers: PageAnswers): ApolloClient {
  const seed = (question: Question): void => {
    const key = questionKey(question);
    const data = answers[key] as Record<string, unknown> | undefined;
    if (data) client.writeQuery({ query: question.query, variables: question.variables, data });
    delete answers[key];
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
