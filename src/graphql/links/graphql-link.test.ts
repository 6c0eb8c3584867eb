import { gql } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { typePolicies } from '../../app/type-policies.ts';
import { ProductChoicesDocument } from '../../routes/product/ProductChoices.generated.ts';
import { SearchProductsDocument } from '../../routes/search/SearchProducts.generated.ts';
import { pauseResponses, resumeResponses, untilResumed } from '../paused-responses.ts';
import { createApolloClient } from '../client.ts';
import { startLocalHost } from '../testing/local-host.ts';
import type { HostResponse, LocalHost, SeenRequest } from '../testing/local-host.ts';
import { createAnonymousLinks } from './link-chain.ts';

let host: LocalHost | undefined;
afterEach(() => host?.close());
afterEach(() => vi.useRealTimers());

const empty = { data: { sellProduct: null } };
const nothingFound = {
  data: { sellProductSearch: { __typename: 'ProductSearch', total: 0, fuzzy: false, products: [] } },
};
const isSearch = (one: object) => JSON.stringify(one).includes('first');
const resultFor = (one: object) => (isSearch(one) ? nothingFound : empty);

function respond({ path, body }: SeenRequest): HostResponse {
  if (Array.isArray(body)) return { body: body.map(resultFor) };
  return { body: resultFor({ path }) };
}

async function client(responseTo: (request: SeenRequest) => HostResponse, isHashKnown?: boolean) {
  const started = (host = await startLocalHost(responseTo));
  const link = createAnonymousLinks({ baseUrl: () => started.url, isHashKnown });
  return { ...createQueries(link), requests: started.requests };
}

function createQueries(link: ReturnType<typeof createAnonymousLinks>) {
  const apollo = createApolloClient({ link, typePolicies });
  const fetchPolicy = 'network-only';
  return {
    choices: (url: string) =>
      apollo.query({ query: ProductChoicesDocument, variables: { url }, fetchPolicy }),
    search: (query: string) =>
      apollo.query({
        query: SearchProductsDocument,
        variables: { query, first: 1, offset: 0 },
        fetchPolicy,
      }),
    free: () =>
      apollo.query({
        query: gql`
          {
            sellProduct(url: "x") {
              id
            }
          }
        `,
      }),
  };
}

const HASH_OF_ANY: unknown = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);
const urlOf = ({ path }: SeenRequest) => new URL(path, 'http://host');

test('[APC-16] a single query is a GET with the hash of its document and its variables', async () => {
  const { choices, requests } = await client(respond);
  expect((await choices('photo-mug')).data).toEqual({ sellProduct: null });
  expect(requests).toHaveLength(1);
  const [request] = requests as [SeenRequest];
  expect(request.method).toBe('GET');
  const url = urlOf(request);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    documentId: HASH_OF_ANY,
    variables: '{"url":"photo-mug"}',
  });
  expect(request.path.length).toBeLessThan(200);
});

test('[A61] queries of one tick are one POST of hashes, without a document', async () => {
  const { choices, search, requests } = await client(respond);
  await Promise.all([choices('photo-mug'), search('mug')]);
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /graphql']);
  expect(requests[0]?.body).toEqual([
    { documentId: HASH_OF_ANY, variables: { url: 'photo-mug' } },
    { documentId: HASH_OF_ANY, variables: { query: 'mug', first: 1, offset: 0 } },
  ]);
});

test('[APC-16] a query whose URL would be too long is a POST', async () => {
  const { search, requests } = await client(respond);
  await search('x'.repeat(2_500));
  expect(requests.map(({ method }) => method)).toEqual(['POST']);
});

const refuses =
  (status: number) =>
  (request: SeenRequest): HostResponse => {
    const isByHash = JSON.stringify([request.path, request.body]).includes('documentId');
    if (!isByHash) return respond(request);
    return { status, body: { errors: [{ message: 'unknown' }] }, type: 'application/graphql-response+json' };
  };

test.each([400, 404, 405])(
  '[APC-16] a host that refuses a hash with %i receives the whole document, and the next time at once',
  async (status) => {
    const { choices, requests } = await client(refuses(status));
    expect((await choices('photo-mug')).data).toEqual({ sellProduct: null });
    await choices('cork-trivet');
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    const whole = JSON.stringify(requests[1]?.body);
    expect(whole).toContain('query ProductChoices');
    expect(whole, 'as the browser keeps it').toContain('__typename');
  },
);

test('[A61] the queries of a batch of unknown hashes are sent as whole documents', async () => {
  const { choices, search, requests } = await client(refuses(404));
  const responses = await Promise.all([choices('photo-mug'), search('mug')]);
  expect(responses.map(({ data }) => Object.keys(data ?? {}))).toEqual([
    ['sellProduct'],
    ['sellProductSearch'],
  ]);
  expect(requests.map(({ body }) => (body as unknown[]).length)).toEqual([2, 1, 1]);
});

test('[A61] only the unknown queries of a batch are sent as whole documents', async () => {
  const unknown = { errors: [{ message: 'unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
  const { choices, search, requests } = await client((request) => {
    const body = request.body as object[];
    return body.length === 2 ? { body: [empty, unknown] } : respond(request);
  });
  const [, found] = await Promise.all([choices('photo-mug'), search('mug')]);
  expect(found.data).toMatchObject(nothingFound.data);
  expect(requests.map(({ body }) => body)).toMatchObject([
    [{ documentId: HASH_OF_ANY }, { documentId: HASH_OF_ANY }],
    [{ query: expect.stringMatching(/^query SearchProducts/) }],
  ]);
});

test('[HTP-03] any other refusal is passed on', async () => {
  const { choices, requests } = await client(() => ({ status: 500, body: { message: 'broken' } }));
  await expect(choices('photo-mug')).rejects.toMatchObject({ layer: 'http', status: 500 });
  expect(requests).toHaveLength(1);
});

test('[APC-16] a document without a generated hash, and any for a host without hashes, is sent whole', async () => {
  const { free, requests } = await client(respond);
  await free();
  expect(requests[0]?.body).toMatchObject([{ query: expect.stringContaining('sellProduct') }]);
  await host?.close();
  const other = await client(respond, false);
  await other.choices('photo-mug');
  expect(other.requests[0]?.body).toMatchObject([{ operationName: 'ProductChoices' }]);
});

test('[GEN-24] a response that arrives while a pressed screen is being rendered is delivered afterwards', async () => {
  const { choices, requests } = await client(respond);
  const delivered: string[] = [];
  pauseResponses();
  const delivery = choices('photo-mug').then(() => delivered.push('response'));
  await expect.poll(() => requests).toHaveLength(1);
  // The host responds in order: after these the first response has arrived.
  for (const _ of [1, 2, 3]) await (await fetch(`${host?.url}/later`)).text();
  delivered.push('painted');
  resumeResponses();
  await delivery;
  expect(delivered).toEqual(['painted', 'response']);
});

test('responses are delayed for a second at most, each time anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pauseResponses();
  vi.advanceTimersByTime(900);
  resumeResponses();
  pauseResponses();
  const resumed = untilResumed();
  vi.advanceTimersByTime(900);
  expect(untilResumed()).toBe(resumed);
  vi.advanceTimersByTime(100);
  await resumed;
  expect(untilResumed()).toBeUndefined();
});
