import { ApolloLink, gql } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { LoginDocument } from '../../features/account/Login.generated.ts';
import { AddressDisableDocument } from '../../features/checkout/AddressDisable.generated.ts';
import { AddressListDocument } from '../../features/checkout/AddressList.generated.ts';
import { createApolloClient } from '../client.ts';
import { NetworkError } from '../network-error.ts';
import { startLocalHost } from '../testing/local-host.ts';
import type { HostResponse, LocalHost, SeenRequest } from '../testing/local-host.ts';
import { createBearerLink } from './bearer-link.ts';
import { createGraphqlLink } from './graphql-link.ts';
import { createRefreshLink } from './refresh-link.ts';
import type { RefreshLinkOptions } from './refresh-link.ts';
import { createRestLink } from './rest-link.ts';
import { createSpacedFetch } from './spaced-fetch.ts';

let host: LocalHost | undefined;
afterEach(() => host?.close());

const expired = { status: 401, body: { text_code: 'TOKEN_EXPIRED', message: 'expired' } };
const addresses = { body: { data: [] } };
const goodOnlyFor =
  (token: string, otherwise: HostResponse) =>
  ({ headers }: SeenRequest): HostResponse =>
    headers.authorization === `Bearer ${token}` ? addresses : otherwise;

/** A client with the token `old`, whose refresh returns `new`, over a real host; `session` stores it. */
async function shopper(
  responseTo: (request: SeenRequest) => HostResponse,
  options: Partial<RefreshLinkOptions> = {},
) {
  const started = (host = await startLocalHost(responseTo));
  const session: { token: string | null; person: string } = { token: 'old', person: 'ann' };
  const onSignedOut = vi.fn(() => (session.token = null));
  const refresh = vi.fn(async (_expired: string): Promise<object | null> => ({
    token: (session.token = 'new'),
  }));
  const getToken = () => session.token;
  const getPerson = () => (session.token === null ? null : session.person);
  const responses = vi.fn();
  const fetch = createSpacedFetch({ fetch: globalThis.fetch, spacing: 0, onRequestResult: responses });
  const end = { baseUrl: () => started.url, fetch };
  const link = ApolloLink.from([
    createRefreshLink({ getToken, getPerson, canRefresh: () => true, refresh, onSignedOut, ...options }),
    createBearerLink({ getToken }),
    ApolloLink.split(
      ({ operationName }) => operationName === 'Counts',
      createGraphqlLink(end),
      createRestLink(end),
    ),
  ]);
  const client = createApolloClient({ link, typePolicies: [] });
  const list = () =>
    client.query({
      query: AddressListDocument,
      context: { queryDeduplication: false },
      fetchPolicy: 'no-cache',
    });
  const change = () => client.mutate({ mutation: AddressDisableDocument, variables: { id: 7 } });
  return { client, list, change, session, refresh, onSignedOut, responses, requests: started.requests };
}

test.each([401, 422])(
  '[TOK-05, ERR-01] %i TOKEN_EXPIRED: one refresh, one retry with the new token',
  async (status) => {
    const { list, refresh, onSignedOut, requests } = await shopper(
      goodOnlyFor('new', { ...expired, status }),
    );
    expect((await list()).data).toMatchObject({ addressList: { data: [] } });
    expect(refresh.mock.calls).toEqual([['old']]);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(onSignedOut).not.toHaveBeenCalled();
  },
);

test('[TOK-05] a retry that fails again is not retried again', async () => {
  const { list, refresh, requests } = await shopper(() => expired);
  await expect(list()).rejects.toMatchObject({ status: 401, text_code: 'TOKEN_EXPIRED' });
  expect([refresh.mock.calls.length, requests.length]).toEqual([1, 2]);
});

test('[TOK-09] calls that fail together share one refresh and are all retried', async () => {
  const { list, session, refresh, responses, requests } = await shopper(goodOnlyFor('new', expired));
  refresh.mockImplementation(async () => {
    await expect.poll(() => responses.mock.calls.length).toBe(3);
    return { token: (session.token = 'new') };
  });
  await Promise.all([list(), list(), list()]);
  expect([refresh.mock.calls.length, requests.length]).toEqual([1, 6]);
});

test('[TOK-09] a call whose token was replaced while it was under way is retried without a refresh', async () => {
  const { list, session, refresh } = await shopper((request) => {
    session.token = 'new';
    return goodOnlyFor('new', expired)(request);
  });
  expect((await list()).data).toMatchObject({ addressList: { data: [] } });
  expect(refresh).not.toHaveBeenCalled();
});

test('a mutation whose token was replaced while it was under way is retried for the same person', async () => {
  const { change, session, requests } = await shopper((request) => {
    session.token = 'new';
    return request.headers.authorization === 'Bearer new' ? { body: { id: 7 } } : expired;
  });
  await change();
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
});

test('a mutation of one person is not retried for another who has logged in meanwhile', async () => {
  const { change, session, requests } = await shopper(() => {
    Object.assign(session, { token: 'theirs', person: 'bob' });
    return expired;
  });
  await expect(change()).rejects.toBeInstanceOf(NetworkError);
  expect(requests).toHaveLength(1);
});

test('a mutation of one person is not retried for another who has logged in during the token refresh', async () => {
  const { change, session, refresh, requests } = await shopper(() => expired);
  refresh.mockImplementation(async () => Object.assign(session, { token: 'theirs', person: 'bob' }));
  await expect(change()).rejects.toBeInstanceOf(NetworkError);
  expect(requests).toHaveLength(1);
});

test.each([
  [{ status: 422, body: { text_code: 'VALIDATION_FAILED', message: 'Check it' } }],
  [{ status: 401, body: { text_code: 'LOGIN_REQUIRED', message: 'Log in first' } }],
  [{ status: 403, body: { text_code: 'TOKEN_EXPIRED', message: 'not by this status' } }],
])('[A62] an error other than an expired token passes through (%j)', async (response) => {
  const { list, refresh, onSignedOut } = await shopper(() => response);
  await expect(list()).rejects.toMatchObject({ status: response.status, ...response.body });
  expect(refresh).not.toHaveBeenCalled();
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('[TOK-06] a refused refresh signs out once for all waiting calls', async () => {
  const { list, refresh, responses, onSignedOut } = await shopper(() => expired);
  refresh.mockImplementation(async () => {
    await expect.poll(() => responses.mock.calls.length).toBe(2);
    return null;
  });
  const failures = await Promise.all(
    [list(), list()].map((response) => response.catch((error: unknown) => error)),
  );
  expect(failures).toMatchObject([{ text_code: 'TOKEN_EXPIRED' }, { text_code: 'TOKEN_EXPIRED' }]);
  expect([refresh.mock.calls.length, onSignedOut.mock.calls.length]).toEqual([1, 1]);
});

test('[TOK-06, A03] a refresh without a response keeps the session, and the call counts as unreachable', async () => {
  const refresh = vi.fn(() => Promise.reject(new Error('no network')));
  const { list, session, onSignedOut } = await shopper(() => expired, { refresh });
  const failure = await list().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(session.token).toBe('old');
});

test('[A62] an expired token that cannot be refreshed signs out without a refresh', async () => {
  const { list, refresh, onSignedOut } = await shopper(() => expired, { canRefresh: () => false });
  await expect(list()).rejects.toMatchObject({ text_code: 'TOKEN_EXPIRED' });
  expect(refresh).not.toHaveBeenCalled();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test.each([
  ['[TOK-07, ERR-02] TOKEN_INVALID', { status: 401, body: { text_code: 'TOKEN_INVALID', message: 'no' } }],
  [
    "[TOK-08, ERR-02] 'Signature verification failed'",
    { status: 500, body: { message: 'Signature verification failed' } },
  ],
])('%s signs out without a refresh', async (_title, response) => {
  const { list, refresh, onSignedOut } = await shopper(() => response);
  await expect(list()).rejects.toMatchObject({ message: response.body.message });
  expect(refresh).not.toHaveBeenCalled();
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('[TOK-07] a visitor without a token cannot be signed out', async () => {
  const { list, session, onSignedOut } = await shopper(() => ({
    status: 401,
    body: { text_code: 'TOKEN_INVALID', message: 'no' },
  }));
  session.token = null;
  await expect(list()).rejects.toMatchObject({ text_code: 'TOKEN_INVALID' });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('[HTP-01] login calls are never retried', async () => {
  const { client, refresh } = await shopper(() => expired);
  const variables = { username: 'a@b.au', password: 'p', fingerprint: 'f' };
  await expect(client.mutate({ mutation: LoginDocument, variables })).rejects.toMatchObject({ status: 401 });
  expect(refresh).not.toHaveBeenCalled();
});

const counts = gql`
  query Counts {
    sellProductCount
  }
`;
const graphqlErrors = [{ errors: [{ message: 'expired', extensions: { text_code: 'TOKEN_EXPIRED' } }] }];

test.each([
  ['a plain response', expired],
  ['GraphQL errors', { status: 401, body: graphqlErrors }],
  [
    'GraphQL errors of its own media type',
    { status: 422, body: graphqlErrors, type: 'application/graphql-response+json' },
  ],
])('[APC-18] a GraphQL query is retried once after a refresh, triggered by %s', async (_title, failure) => {
  const { client, refresh, requests } = await shopper(({ headers }) =>
    headers.authorization === 'Bearer new' ? { body: [{ data: { sellProductCount: 19 } }] } : failure,
  );
  expect((await client.query({ query: counts })).data).toEqual({ sellProductCount: 19 });
  expect([refresh.mock.calls.length, requests.length]).toEqual([1, 2]);
});
