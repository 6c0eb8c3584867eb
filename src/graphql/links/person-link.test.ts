import { ApolloLink } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { AddressDisableDocument } from '../../features/checkout/AddressDisable.generated.ts';
import { createApolloClient } from '../client.ts';
import { NetworkError } from '../network-error.ts';
import { createPersonLink } from './person-link.ts';

const response = { addressDisable: { __typename: 'Address', id: 7, first_name: 'Ann' } };

/** A mutation sent while `sender` is logged in, with a response when `later` is. */
async function change({ sender, later }: { sender: string | null; later: string | null }) {
  let person = sender;
  const responses = new Subject<ApolloLink.Result>();
  const link = createPersonLink({ getPerson: () => person }).concat(new ApolloLink(() => responses));
  const client = createApolloClient({ link, typePolicies: [] });
  const made = client.mutate({ mutation: AddressDisableDocument, variables: { id: 7 } });
  await expect.poll(() => responses.observed).toBe(true);
  person = later;
  responses.next({ data: response });
  responses.complete();
  return made.then(
    () => 'delivered' as const,
    (error: unknown) => {
      expect(error).toBeInstanceOf(NetworkError);
      expect(JSON.stringify(client.cache.extract())).not.toContain('Ann');
      return 'dropped' as const;
    },
  );
}

test.each([
  ['a user is dropped after the logout', 'ann', null, 'dropped'],
  ['a user is dropped after another user’s login', 'ann', 'bob', 'dropped'],
  ['the current user is delivered', 'ann', 'ann', 'delivered'],
  ['a guest is delivered after the login', null, 'ann', 'delivered'],
] as const)('the response to a change by %s', async (_title, sender, later, outcome) => {
  expect(await change({ sender, later })).toBe(outcome);
});
