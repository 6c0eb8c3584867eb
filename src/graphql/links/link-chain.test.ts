import { gql } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { CartAddDocument } from '../../features/CartAdd.generated.ts';
import { CartGetDocument } from '../../features/cart/CartGet.generated.ts';
import { AddressListDocument } from '../../features/checkout/AddressList.generated.ts';
import { typePolicies } from '../../app/type-policies.ts';
import { createApolloClient } from '../client.ts';
import { createRenderClient } from '../render-client.ts';
import { startLocalHost } from '../testing/local-host.ts';
import type { HostResponse, LocalHost, SeenRequest } from '../testing/local-host.ts';
import { createAnonymousLinks, createLinks } from './link-chain.ts';
import type { LinkOptions } from './link-chain.ts';
import { PRERENDER_SPACING_MS } from './spaced-fetch.ts';

let host: LocalHost | undefined;
afterEach(() => host?.close());

const SPACING_MS = 50;
const cart = { item_count: 0, items: [], payment_types: [] };
const count = gql`
  query Count($group: String) {
    sellProductCount(group: $group)
  }
`;

/** The real fetch, recording when each call started, since a busy machine delays arrivals. */
function recordedFetch() {
  const starts: { call: string; at: number }[] = [];
  const recorded: typeof fetch = (input, init) => {
    starts.push({ call: String(input).split('/').at(-1) ?? '', at: performance.now() });
    return fetch(input, init);
  };
  return { starts, fetch: recorded };
}

async function browser(
  responseTo: (request: SeenRequest) => HostResponse,
  options: Partial<LinkOptions> = {},
) {
  const started = (host = await startLocalHost(responseTo));
  const onRequestResult = vi.fn();
  const { starts, fetch } = recordedFetch();
  const link = createLinks({
    baseUrl: () => started.url,
    getToken: () => 'token',
    getPerson: () => 'ann',
    canRefresh: () => true,
    refresh: () => Promise.resolve(null),
    ready: () => Promise.resolve(),
    onSignedOut: () => undefined,
    onRequestResult,
    fetch,
    ...options,
  });
  const client = createApolloClient({ link, typePolicies });
  return { client, onRequestResult, starts, url: started.url, requests: started.requests };
}

const respondToAll = ({ path, body }: SeenRequest): HostResponse =>
  path === '/graphql' && Array.isArray(body)
    ? { body: body.map(() => ({ data: { sellProductCount: 19 } })) }
    : { body: path.endsWith('address') ? { data: [] } : cart };

test('[APC-18, A61] GraphQL queries of one tick are one request with the bearer', async () => {
  const { client, requests } = await browser(respondToAll);
  const groups = ['slate', 'marble', 'wood'];
  const responses = await Promise.all(
    groups.map((group) => client.query({ query: count, variables: { group } })),
  );
  expect(responses.map(({ data }) => data)).toEqual(groups.map(() => ({ sellProductCount: 19 })));
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.authorization).toBe('Bearer token');
  expect(requests[0]?.body).toMatchObject(groups.map((group) => ({ variables: { group } })));
});

test('[A61] more than ten GraphQL queries are sent in batches that the host accepts', async () => {
  const { client, requests } = await browser(respondToAll, { spacing: 0 });
  const groups = Array.from({ length: 12 }, (_empty, index) => `group-${index}`);
  await Promise.all(groups.map((group) => client.query({ query: count, variables: { group } })));
  expect(requests.map(({ body }) => (Array.isArray(body) ? body.length : 0)).sort()).toEqual([10, 2].sort());
});

test('[HTP-06, A61] REST and GraphQL share one queue, and a mutation goes before waiting queries', async () => {
  const { client, starts } = await browser(respondToAll);
  await Promise.all([
    client.query({ query: AddressListDocument }),
    client.query({ query: CartGetDocument }),
    client.query({ query: count }),
    client.mutate({ mutation: CartAddDocument, variables: { sku: 1, qty: 1, addons: [] } }),
  ]);
  const calls = starts.map(({ call }) => call);
  expect(calls.slice(0, 2)).toEqual(['address', 'cartAdd']);
  expect(calls.slice(2).sort()).toEqual(['getCart', 'graphql']);
  expect((starts[3]?.at ?? 0) - (starts[0]?.at ?? 0)).toBeGreaterThanOrEqual(3 * SPACING_MS);
});

test('[TOK-16] a lost connection marks the link failed for either end, a later response marks it ok', async () => {
  const accidents: HostResponse[] = ['cut', 'cut'];
  const { client, onRequestResult } = await browser((request) => accidents.shift() ?? respondToAll(request));
  await expect(client.query({ query: AddressListDocument })).rejects.toMatchObject({ layer: 'network' });
  await expect(client.query({ query: count })).rejects.toMatchObject({ layer: 'network' });
  await client.query({ query: AddressListDocument });
  expect(onRequestResult.mock.calls).toEqual([['failed'], ['failed'], ['ok']]);
});

test('[HTP-02] the URL is read again for every call', async () => {
  const base = { current: 'http://127.0.0.1:1' };
  const { client, url, requests } = await browser(respondToAll, { baseUrl: () => base.current });
  await expect(client.query({ query: AddressListDocument })).rejects.toMatchObject({ layer: 'network' });
  base.current = url;
  await client.query({ query: AddressListDocument });
  await client.query({ query: count });
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/sell/address', '/graphql']);
});

const responsesOf = (client: ApolloClient) =>
  Promise.all([client.query({ query: AddressListDocument }), client.query({ query: CartGetDocument })]);

test('[HTP-01, HTP-06] a render for everybody sends no bearer and is not spaced', async () => {
  const started = (host = await startLocalHost(respondToAll));
  const link = createAnonymousLinks({ baseUrl: () => started.url, fetch });
  // With the clock stopped, a spaced call would never start.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await responsesOf(createRenderClient(link));
  expect(started.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
});

test('[HTP-06] a prerender against a remote host starts its requests 500 ms apart', async () => {
  const started = (host = await startLocalHost(respondToAll));
  const { starts, fetch } = recordedFetch();
  const link = createAnonymousLinks({ baseUrl: () => started.url, fetch, spacing: PRERENDER_SPACING_MS });
  await responsesOf(createRenderClient(link));
  expect((starts[1]?.at ?? 0) - (starts[0]?.at ?? 0)).toBeGreaterThanOrEqual(500);
});
