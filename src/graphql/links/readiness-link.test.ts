import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { RefreshTokenDocument } from '../../features/account/RefreshToken.generated.ts';
import { createApolloClient } from '../client.ts';
import { createReadinessLink } from './readiness-link.ts';

function gated() {
  const gate = Promise.withResolvers<void>();
  const sent: (string | undefined)[] = [];
  const end = new ApolloLink((operation) => {
    sent.push(operation.operationName);
    return of({ data: { count: 1, userRefreshToken: null } });
  });
  const link = ApolloLink.from([createReadinessLink(() => gate.promise), end]);
  return { client: createApolloClient({ link, typePolicies: [] }), gate, sent };
}

const query = gql`
  query Count {
    count
  }
`;

test('[TOK-12] a request waits until the client is ready', async () => {
  const { client, gate, sent } = gated();
  const response = client.query({ query });
  await client.mutate({
    mutation: RefreshTokenDocument,
    variables: { refresh_token: 'r', fingerprint: 'f' },
  });
  expect(sent).toEqual(['RefreshToken']);
  gate.resolve();
  expect((await response).data).toEqual({ count: 1 });
  expect(sent).toEqual(['RefreshToken', 'Count']);
});
