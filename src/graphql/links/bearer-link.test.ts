import { ApolloLink, gql } from '@apollo/client';
import type { DocumentNode } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { LoginRecoveryCodeDocument } from '../../features/account/LoginRecoveryCode.generated.ts';
import { createApolloClient } from '../client.ts';
import { createBearerLink } from './bearer-link.ts';
import { xsrfToken } from './xsrf-cookie.ts';

async function headersOf(document: DocumentNode, token: string | null, cookies = '') {
  let headers: unknown;
  const end = new ApolloLink((operation) => {
    headers = operation.getContext()['headers'];
    return of({ data: { count: 1, userLoginRecoveryCode: null } });
  });
  const bearer = createBearerLink({ getToken: () => token, getCookies: () => cookies });
  const client = createApolloClient({ link: ApolloLink.from([bearer, end]), typePolicies: [] });
  const isMutation = document === LoginRecoveryCodeDocument;
  const context = { headers: { 'x-own': 'kept' } };
  if (isMutation) await client.mutate({ mutation: document, context });
  else await client.query({ query: document, context });
  return headers;
}

const query = gql`
  query Count {
    count
  }
`;

test('[HTP-01] a call carries the bearer token, if there is one', async () => {
  expect(await headersOf(query, 'token')).toEqual({ 'x-own': 'kept', authorization: 'Bearer token' });
  expect(await headersOf(query, null)).toEqual({ 'x-own': 'kept' });
});

test('[HTP-01] a login call carries none', async () => {
  expect(await headersOf(LoginRecoveryCodeDocument, 'token')).toEqual({ 'x-own': 'kept' });
});

test('[HTP-04, A63] the XSRF cookie goes back as a header, with login calls too', async () => {
  const cookies = 'cart=abc; XSRF-TOKEN=a%3Db; visit=1';
  expect(await headersOf(query, null, cookies)).toEqual({ 'x-own': 'kept', 'x-xsrf-token': 'a=b' });
  expect(await headersOf(LoginRecoveryCodeDocument, null, cookies)).toMatchObject({ 'x-xsrf-token': 'a=b' });
});

test.each([
  ['', null],
  ['NOT-XSRF-TOKEN=x', null],
  ['XSRF-TOKEN=', null],
  ['XSRF-TOKEN=%', '%'],
  ['a=1; XSRF-TOKEN=x=y', 'x=y'],
])('[HTP-04] the cookies %j hold the XSRF token %j', (cookies, expected) => {
  expect(xsrfToken(cookies)).toBe(expected);
});
