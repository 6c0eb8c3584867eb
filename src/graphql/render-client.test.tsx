import { ApolloLink } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { Observable, of } from 'rxjs';
import { expect, it } from 'vitest';
import { LinksOfDocument, useLinksOfQuery } from '../widgets/links/LinksOf.generated.ts';
import type { LinksOfQueryHookResult } from '../widgets/links/LinksOf.generated.ts';
import { NetworkError } from './network-error.ts';
import { createRenderClient } from './render-client.ts';

type Options = Omit<Parameters<typeof useLinksOfQuery>[0], 'variables'>;

/** A host with one link under `help`; it refuses `refused` and is unreachable for `lost`. */
function openHost() {
  const requested: ApolloLink.Operation[] = [];
  const link = new ApolloLink((operation) => {
    requested.push(operation);
    const { parent } = operation.variables;
    if (parent === 'lost') {
      const cause = new Error('no connection');
      return new Observable((observer) => observer.error(new NetworkError('no answer', { cause })));
    }
    if (parent === 'refused') return of({ errors: [{ message: 'No such parent' }] });
    const data = [{ __typename: 'Link', id: 1, name: `Below ${String(parent)}`, link: '/', icon: null }];
    return of({ data: { linkList: { __typename: 'LinkList', data } } });
  });
  return { client: createRenderClient(link), requested };
}

const question = (parent: string) => ({ query: LinksOfDocument, variables: { parent } });

/** The result of the generated hook in a render. */
function hookResult(client: ApolloClient, parent: string, options: Options = {}): LinksOfQueryHookResult {
  const results: LinksOfQueryHookResult[] = [];
  function Links() {
    results.push(useLinksOfQuery({ ...options, variables: { parent } }));
    return null;
  }
  renderToString(
    <ApolloProvider client={client}>
      <Links />
    </ApolloProvider>,
  );
  const [result] = results;
  if (!result) throw new Error('nothing was rendered');
  return result;
}

it('[PRE-02] the hooks of a page read the data that a loader has requested, whatever their policy', async () => {
  const { client, requested } = openHost();
  await client.query(question('help'));
  for (const fetchPolicy of [undefined, 'cache-only', 'network-only', 'cache-and-network'] as const) {
    const { data, loading } = hookResult(client, 'help', fetchPolicy ? { fetchPolicy } : {});
    expect([data?.linkList.data[0]?.name, loading]).toEqual(['Below help', false]);
  }
  expect(requested).toHaveLength(1);
});

it('a query is sent once per render, also when two loaders send it at the same time', async () => {
  const { client, requested } = openHost();
  const responses = await Promise.all([client.query(question('help')), client.query(question('help'))]);
  await client.query({ ...question('help'), fetchPolicy: 'network-only' });
  await client.query(question('shop'));
  expect(responses[0]).toEqual(responses[1]);
  expect(requested.map(({ variables }) => variables)).toEqual([{ parent: 'help' }, { parent: 'shop' }]);
});

it('documents are sent with __typename, by which browsers cache responses', async () => {
  const { client, requested } = openHost();
  await client.query(question('help'));
  expect(requested.map(({ query }) => print(query))[0]).toContain('__typename');
});

it('a query that is not loaded, skipped or uncached has no data in a render, and sends no request', async () => {
  const { client, requested } = openHost();
  await client.query(question('help'));
  const skipped = hookResult(client, 'help', { skip: true });
  const uncached = hookResult(client, 'help', { fetchPolicy: 'no-cache' });
  const unasked = hookResult(client, 'shop');
  expect([skipped, uncached, unasked].map(({ data }) => data)).toEqual([undefined, undefined, undefined]);
  expect([skipped, uncached, unasked].map(({ loading }) => loading)).toEqual([false, true, true]);
  expect(requested).toHaveLength(1);
});

it('a refusal and a lost connection reject as they do in a browser, and leave no data', async () => {
  const { client } = openHost();
  await expect(client.query(question('refused'))).rejects.toMatchObject({ name: 'CombinedGraphQLErrors' });
  await expect(client.query(question('lost'))).rejects.toBeInstanceOf(NetworkError);
  expect(client.readQuery(question('lost'))).toBeNull();
});

it('written data can be read, so that a frame can reuse the data of another', () => {
  const { client } = openHost();
  const data = { linkList: { __typename: 'LinkList' as const, data: [] } };
  client.writeQuery({ ...question('help'), data });
  expect(client.readQuery(question('help'))).toEqual(data);
  expect(hookResult(client, 'help').data).toEqual(data);
});
