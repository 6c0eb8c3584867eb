// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import type { WatchQueryFetchPolicy } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { LinksOfDocument, useLinksOfQuery } from '../widgets/links/LinksOf.generated.ts';
import { createFakeClient } from '../test/render-content.tsx';
import '../test/render.tsx';
import { createDeferredClient } from './deferred-client.ts';
import { recordResults, seedResults } from './page-results.ts';
import type { PageResults } from './page-results.ts';

/** A host with one link under every parent. */
const openHost = () =>
  createFakeClient({
    LinksOf: ({ parent }) => ({
      linkList: {
        __typename: 'LinkList',
        data: [{ __typename: 'Link', id: parent, name: `Below ${String(parent)}`, link: '/', icon: null }],
      },
    }),
  });

function Links({ parent }: { parent: string }) {
  const { data, loading } = useLinksOfQuery({ variables: { parent } });
  return <p>{loading ? 'loading' : data?.linkList.data[0]?.name}</p>;
}

const page = (client: ApolloClient, parent = 'help') => (
  <ApolloProvider client={client}>
    <Links parent={parent} />
  </ApolloProvider>
);

/** Results embedded in a page whose loader has requested the links. */
async function renderResults(): Promise<PageResults> {
  const { client } = openHost();
  await client.query({ query: LinksOfDocument, variables: { parent: 'help' } });
  const results: PageResults = {};
  renderToString(page(recordResults(client, results)));
  return structuredClone(results);
}

/** A page with these results whose client has loaded. */
async function openPage(results: PageResults) {
  const { client, requested } = openHost();
  const deferred = createDeferredClient(results, () => Promise.resolve(seedResults(client, results)));
  const { rerender } = render(page(deferred.early));
  await act(() => deferred.load());
  return { deferred, client, requested, rerender };
}

const links = (parent: string, name: string) => ({
  query: LinksOfDocument,
  variables: { parent },
  data: {
    linkList: {
      __typename: 'LinkList' as const,
      data: [{ __typename: 'Link' as const, id: 1, name, link: '/', icon: null }],
    },
  },
});

it('[PRE-02] a page shows its embedded data before its client has loaded, and does not request them then', async () => {
  const { client, requested } = openHost();
  const results = await renderResults();
  const deferred = createDeferredClient(results, () => Promise.resolve(seedResults(client, results)));
  render(page(deferred.early));
  expect(document.body.textContent).toBe('Below help');
  const { data } = await deferred.early.query({ query: LinksOfDocument, variables: { parent: 'help' } });
  expect(data?.linkList.data).toHaveLength(1);
  await act(() => deferred.load());
  expect(document.body.textContent).toBe('Below help');
  expect(requested).toEqual([]);
});

it('a page that is only read does not fill the client’s cache and sends no request', async () => {
  const { client, requested } = await openPage(await renderResults());
  expect(client.extract()).toEqual({});
  expect(requested).toEqual([]);
});

it('data of other variables are requested, before and after the client has loaded', async () => {
  const { client, requested } = openHost();
  const results = await renderResults();
  const deferred = createDeferredClient(results, () => Promise.resolve(seedResults(client, results)));
  const { rerender } = render(page(deferred.early));
  rerender(page(deferred.early, 'shop'));
  expect(document.body.textContent).toBe('loading');
  await screen.findByText('Below shop');
  rerender(page(deferred.early));
  await screen.findByText('Below help');
  rerender(page(deferred.early, 'press'));
  await screen.findByText('Below press');
  expect(requested).toEqual(['LinksOf', 'LinksOf']);
});

it('data written into the cache or requested again replace the embedded data', async () => {
  const { deferred, requested } = await openPage(await renderResults());
  await act(async () => deferred.early.writeQuery(links('help', 'Written')));
  await screen.findByText('Written');
  await act(() =>
    deferred.early.query({
      query: LinksOfDocument,
      variables: { parent: 'help' },
      fetchPolicy: 'network-only',
    }),
  );
  await screen.findByText('Below help');
  expect(requested).toEqual(['LinksOf']);
});

it('prefetching a screen does not change the one shown', async () => {
  const { deferred, client, requested } = await openPage(await renderResults());
  await act(() => deferred.early.query({ query: LinksOfDocument, variables: { parent: 'shop' } }));
  expect(document.body.textContent).toBe('Below help');
  expect(client.readQuery({ query: LinksOfDocument, variables: { parent: 'help' } })).toBeNull();
  expect(requested).toEqual(['LinksOf']);
});

it('data that are not embedded are requested once the client has loaded', async () => {
  const { requested } = await openPage({});
  await screen.findByText('Below help');
  expect(requested).toEqual(['LinksOf']);
});

it('a call loads the client’s code again after that failed at first', async () => {
  const { client, requested } = openHost();
  let failures = 1;
  const deferred = createDeferredClient({}, () =>
    failures-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve(client),
  );
  const query = () => deferred.early.query({ query: LinksOfDocument, variables: { parent: 'help' } });
  await expect(deferred.load()).rejects.toThrow('no connection');
  expect((await query()).data?.linkList.data).toHaveLength(1);
  expect(requested).toEqual(['LinksOf']);
  const variables = { parent: 'help' };
  expect(deferred.early.readQuery({ query: LinksOfDocument, variables })?.linkList.data).toHaveLength(1);
});

/** A screen whose data must come from the host, with its retry. */
function FreshLinks({ fetchPolicy }: { fetchPolicy: WatchQueryFetchPolicy }) {
  const { data, error, loading, refetch } = useLinksOfQuery({ variables: { parent: 'help' }, fetchPolicy });
  return (
    <>
      <p>{loading ? 'loading' : (error?.message ?? data?.linkList.data[0]?.name)}</p>
      <button type="button" onClick={() => void refetch()}>
        Try again
      </button>
    </>
  );
}

/** A screen that was opened while the client's code failed to load so many times. */
async function openWithoutCode(fetchPolicy: WatchQueryFetchPolicy, failures = 1) {
  const { client, requested } = openHost();
  let left = failures;
  const deferred = createDeferredClient({}, () =>
    left-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve(client),
  );
  render(
    <ApolloProvider client={deferred.early}>
      <FreshLinks fetchPolicy={fetchPolicy} />
    </ApolloProvider>,
  );
  await screen.findByText('no connection');
  return { deferred, requested };
}

const FRESH = ['no-cache', 'network-only', 'cache-and-network', 'cache-first'] as const;

it.each(FRESH)(
  'a screen that waits (%s) gets its data once another call has loaded the code',
  async (policy) => {
    const { deferred, requested } = await openWithoutCode(policy);
    await deferred.early.query({
      query: LinksOfDocument,
      variables: { parent: 'shop' },
      fetchPolicy: 'no-cache',
    });
    await screen.findByText('Below help');
    expect(requested).toEqual(['LinksOf', 'LinksOf']);
  },
);

it('a screen whose code failed to load shows the error until its retry loads it', async () => {
  await openWithoutCode('network-only', 2);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('no connection');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Below help')).toBeDefined();
});

it('a screen that changes its variables after a failure loads the code again', async () => {
  const { client, requested } = openHost();
  let failures = 1;
  const deferred = createDeferredClient({}, () =>
    failures-- > 0 ? Promise.reject(new Error('no connection')) : Promise.resolve(client),
  );
  const { rerender } = render(page(deferred.early));
  await act(async () => undefined);
  rerender(page(deferred.early, 'shop'));
  await screen.findByText('Below shop');
  expect(requested).toEqual(['LinksOf']);
});

it('[GRD-11] a mutation counts as pending from its call until its response or failure', async () => {
  const responses: ((isSuccess: boolean) => void)[] = [];
  const host = new ApolloLink(
    () =>
      new Observable((observer) => {
        responses.push((isSuccess) => {
          if (!isSuccess) return observer.error(new Error('no response'));
          observer.next({ data: { name: 'Ada' } });
          observer.complete();
        });
      }),
  );
  const { promise: code, resolve: codeComes } = Promise.withResolvers<ApolloClient>();
  const { early, isChanging } = createDeferredClient({}, () => code);
  const mutation = gql`
    mutation Rename {
      name
    }
  `;
  const calls = [early.mutate({ mutation }), early.mutate({ mutation })];
  expect(isChanging()).toBe(true);
  codeComes(new ApolloClient({ link: host, cache: new InMemoryCache() }));
  await expect.poll(() => responses).toHaveLength(2);
  responses[0]?.(true);
  await calls[0];
  expect(isChanging()).toBe(true);
  responses[1]?.(false);
  await expect(calls[1]).rejects.toThrow('no response');
  expect(isChanging()).toBe(false);
});
