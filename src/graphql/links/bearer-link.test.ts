import { ApolloLink, gql } from '@apollo/client';
import type { DocumentNode } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { LoginRecoveryCodeDocument } from '../../features/account/LoginRecoveryCode.generated.ts';
import { createApolloClient } from '../client.ts';
import { createBearerLink } from './bearer-link.ts';

async function headersOf(document: DocumentNode, token: string | null) {
  let headers: unknown;
  const end = new ApolloLink((operation) => {
    headers = operation.getContext()['headers'];
    return of({ data: { count: 1, userLoginRecoveryCode: null } });
  });
  const bearer = createBearerLink({ getToken: () => token });
  const client = createApolloClient({ link: ApolloLink.from([bearer, end]), typePolicies: [] });
  const isMutation = document === LoginRecoveryCodeDocument;
  const context = { headers: { 'x-own': 'own' } };
  if (isMutation) await client.mutate({ mutation: document, context });
  else await client.query({ query: document, context });
  return headers;
}

const query = gql`
  query Count {
    count
  }
`;

test('[HTP-01] a call sends the bearer token, if there is one', async () => {
  expect(await headersOf(query, 'token')).toEqual({ 'x-own': 'own', authorization: 'Bearer token' });
  expect(await headersOf(query, null)).toEqual({ 'x-own': 'own' });
});

test('[HTP-01] a login call sends no token', async () => {
  expect(await headersOf(LoginRecoveryCodeDocument, 'token')).toEqual({ 'x-own': 'own' });
});
