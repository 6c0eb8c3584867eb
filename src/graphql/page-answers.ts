import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

/** What the components of a page have read, by question: it travels in the page (PRE-02). */
export type PageAnswers = Record<string, unknown>;

interface Question {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.flatMap((one) => ('operation' in one ? [one.name?.value ?? ''] : []))[0] ?? '';

/** A question as the page names it, the same on the host and in the browser. */
export const questionKey = ({ query, variables }: Question): string =>
  `${nameOf(query)} ${JSON.stringify(variables ?? {})}`;

/** The same client, which puts whatever components read of it among the answers. */
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
 * The same client, to whose cache an answer of the page goes when its question is first asked of it: nothing that the page
 * has brought is asked of the host again. From then on it is the cache's, and no more among `answers`.
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
    // Else it would be set here, where no call looks for it.
    setLink: { value: client.setLink.bind(client) },
  }) as ApolloClient;
}
