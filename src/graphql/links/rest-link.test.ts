import { gql } from '@apollo/client';
import type { DocumentNode } from '@apollo/client';
import { afterEach, expect, test } from 'vitest';
import { LoginDocument } from '../../features/account/Login.generated.ts';
import { CartGetDocument } from '../../features/cart/CartGet.generated.ts';
import { CartUpdateDocument } from '../../features/cart/CartUpdate.generated.ts';
import { AddressEnableDocument } from '../../features/checkout/AddressEnable.generated.ts';
import { CheckPaidDocument } from '../../features/payment/CheckPaid.generated.ts';
import { OrderViewDocument } from '../../features/checkout/OrderView.generated.ts';
import { createApolloClient } from '../client.ts';
import { RestError } from '../rest-error.ts';
import { startLocalHost } from '../testing/local-host.ts';
import type { HostResponse, LocalHost, SeenRequest } from '../testing/local-host.ts';
import { createRestLink } from './rest-link.ts';

let host: LocalHost | undefined;
afterEach(() => host?.close());

async function clientOver(response: HostResponse | ((request: SeenRequest) => HostResponse)) {
  const started = (host = await startLocalHost(typeof response === 'function' ? response : () => response));
  const link = createRestLink({ baseUrl: () => started.url, fetch: globalThis.fetch });
  const client = createApolloClient({ link, typePolicies: [] });
  const query = async (document: DocumentNode, variables = {}) =>
    (await client.query<Record<string, unknown>>({ query: document, variables })).data;
  return { client, query, requests: started.requests };
}

test('[HTP-03] a POST call sends the arguments outside its path as JSON, without missing ones', async () => {
  const { query, requests } = await clientOver({ body: { items: [], payment_types: [] } });
  await query(CartGetDocument, { session: 'key', promotion_code: null });
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/v1/sell/cart/getCart' });
  expect(requests[0]?.body).toEqual({ session: 'key', promotion_code: null });
  expect(requests[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
  });
});

test('[HTP-03] a GET call sends its arguments as an encoded query', async () => {
  const { query, requests } = await clientOver({
    body: { has_payment: false, success: false, pending: false },
  });
  const data = await query(CheckPaidDocument, { url: 'aHR0cA+/=', payum_token: 'a&b' });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    path: '/api/v1/cognito/payment/checkPaid?payum_token=a%26b&url=aHR0cA%2B%2F%3D',
  });
  expect(data).toMatchObject({ paymentCheckPaid: { __typename: 'PaymentCheck', payment: null } });
});

test('[HTP-03] a path argument is encoded, and one that would lead to another URL is not sent', async () => {
  const { query, requests } = await clientOver({ status: 404, body: { message: 'no order' } });
  await expect(query(OrderViewDocument, { id: 'a/b?c' })).rejects.toThrow('no order');
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/sell/order/a%2Fb%3Fc']);
  for (const id of ['..', '.', '']) {
    await expect(query(OrderViewDocument, { id })).rejects.toMatchObject({
      status: 404,
      text_code: 'NOT_FOUND',
    });
  }
  expect(requests).toHaveLength(1);
});

test('[HTP-03] responses get type names at every level, and missing fields are null', async () => {
  const item = { id: 7, sku: { code: 'OAK' }, addons: [{ id: 1, name: 'Text', value: ['Anna'] }] };
  const { query } = await clientOver({ body: { item_count: 1, items: [item], payment_types: [], extra: 1 } });
  const data = await query(CartGetDocument);
  expect(data?.['cartGet']).toMatchObject({
    __typename: 'Cart',
    item_count: 1,
    sessionKey: null,
    items: [
      {
        __typename: 'CartItem',
        id: 7,
        name: null,
        img: null,
        sku: { __typename: 'CartItemSku', code: 'OAK' },
        addons: [{ __typename: 'CartItemAddon', value: ['Anna'] }],
      },
    ],
  });
});

test('[HTP-03] one document may contain several calls, aliased, with literals and conditions', async () => {
  const { query, requests } = await clientOver(({ path }) => ({
    body: { data: [{ id: 1, name: path, link: '/' }] },
  }));
  const menus = gql`
    query Menus($all: Boolean!) {
      header: linkList(parent: "header") {
        data {
          id
          label: name
        }
      }
      footer: linkList(parent: "footer") @include(if: $all) {
        data {
          id
        }
      }
    }
  `;
  expect(await query(menus, { all: false })).toMatchObject({
    header: { data: [{ __typename: 'Link', label: '/api/v1/cognito/link?parent=header' }] },
  });
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/cognito/link?parent=header']);
});

test('[HTP-03] fields that two fragments request of one object are merged', async () => {
  const { query } = await clientOver({ body: { data: [{ id: 1, city: 'Calliope', state: 'QLD' }] } });
  const twice = gql`
    query Twice {
      addressList {
        data {
          ...City
        }
        ... on AddressList {
          data {
            id
            state
          }
        }
      }
    }
    fragment City on Address {
      city
    }
  `;
  expect(await query(twice)).toMatchObject({
    addressList: { data: [{ __typename: 'Address', id: 1, city: 'Calliope', state: 'QLD' }] },
  });
});

test('[ERR-06, APA-01] a login whose response is false gives null', async () => {
  const { client } = await clientOver({ body: false });
  const variables = { username: 'a@b.au', password: 'wrong', fingerprint: 'f' };
  expect((await client.mutate({ mutation: LoginDocument, variables })).data).toEqual({ userLogin: null });
});

test('[HTP-03] statuses outside 200–299 and unreadable responses are errors with all their details', async () => {
  const refusal = { text_code: 'ADDRESS_INVALID', message: 'Check it', fields: { postcode: 'Four digits' } };
  const responses: HostResponse[] = [
    { status: 422, body: refusal },
    { status: 302, body: '' },
    { body: '<html>' },
  ];
  const { client } = await clientOver(() => responses.shift() ?? {});
  const enable = () =>
    client.mutate({ mutation: AddressEnableDocument, variables: { id: 1 } }).catch((error: unknown) => error);
  const refused = await enable();
  expect(refused).toBeInstanceOf(RestError);
  expect(refused).toMatchObject({ layer: 'http', status: 422, ...refusal });
  expect(await enable()).toMatchObject({ status: 302 });
  expect(await enable()).toMatchObject({ status: 200, message: 'The answer could not be read' });
});

test('[HTP-03] an operation without subscribers is aborted', async () => {
  const { client, requests } = await clientOver('silence');
  const aborted: unknown[] = [];
  const link = createRestLink({
    baseUrl: () => host?.url ?? '',
    fetch: (input, init) => fetch(input, init).catch((error: unknown) => Promise.reject(aborted.push(error))),
  });
  client.setLink(link);
  const subscription = client.watchQuery({ query: CartGetDocument }).subscribe(() => undefined);
  await expect.poll(() => requests.length).toBe(1);
  subscription.unsubscribe();
  await expect.poll(() => aborted).toMatchObject([{ name: 'AbortError' }]);
});

test('[HTP-03] responses of the host are localised, errors too', async () => {
  const said = { text_code: 'CART_EMPTY', message: 'Your cart is empty' };
  const started = (host = await startLocalHost(() => ({ status: 422, body: said })));
  const link = createRestLink({
    baseUrl: () => started.url,
    fetch: globalThis.fetch,
    localize: async (body) => body.replace('Your cart is empty', 'Ihr Warenkorb ist leer'),
  });
  const client = createApolloClient({ link, typePolicies: [] });
  const failed = client.query({ query: CartGetDocument }).catch((error: unknown) => error);
  expect(await failed).toMatchObject({ text_code: 'CART_EMPTY', message: 'Ihr Warenkorb ist leer' });
});

test('a short mutation is sent with keepalive, a query and a long mutation are not', async () => {
  const { client } = await clientOver({ body: { id: 9 } });
  const flags: unknown[] = [];
  client.setLink(
    createRestLink({
      baseUrl: () => host?.url ?? '',
      fetch: (input, init) => {
        flags.push(init?.keepalive);
        return fetch(input, { ...init, keepalive: false });
      },
    }),
  );
  const change = (session: string) =>
    client.mutate({
      mutation: CartUpdateDocument,
      variables: { session, id: 1, qty: 2 },
      errorPolicy: 'ignore',
    });
  await change('key');
  await change('k'.repeat(4_000));
  await client.query({ query: CartGetDocument, variables: { session: 'key' }, errorPolicy: 'ignore' });
  expect(flags).toEqual([true, false, false]);
});
