import { ApolloLink } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { AddressDisableDocument } from '../../features/checkout/AddressDisable.generated.ts';
import { createApolloClient } from '../client.ts';
import { NetworkError } from '../network-error.ts';
import { createPersonLink } from './person-link.ts';

const answer = { addressDisable: { __typename: 'Address', id: 7, first_name: 'Ann' } };

/** A mutation sent while `asker` is logged in and answered when `later` is. */
async function change({ asker, later }: { asker: string | null; later: string | null }) {
  let person = asker;
  const answers = new Subject<ApolloLink.Result>();
  const link = createPersonLink({ getPerson: () => person }).concat(new ApolloLink(() => answers));
  const client = createApolloClient({ link, typePolicies: [] });
  const made = client.mutate({ mutation: AddressDisableDocument, variables: { id: 7 } });
  await expect.poll(() => answers.observed).toBe(true);
  person = later;
  answers.next({ data: answer });
  answers.complete();
  return made.then(
    () => 'answered' as const,
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
  ['the current user is delivered', 'ann', 'ann', 'answered'],
  ['a guest is delivered after the login', null, 'ann', 'answered'],
] as const)('the answer to a change by %s', async (_title, asker, later, outcome) => {
  expect(await change({ asker, later })).toBe(outcome);
});
