import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { seedAnswers } from '../../graphql/page-answers.ts';
import { watchChanges } from './calls-under-way.ts';

test('[GRD-11] a call that changes something counts until it is answered, also of a client that the page has filled', async () => {
  const heard: boolean[] = [];
  const host = new ApolloLink(() => {
    heard.push(isChanging());
    return of({ data: { name: 'Ada' } });
  });
  const client = seedAnswers(new ApolloClient({ link: host, cache: new InMemoryCache() }), {});
  const isChanging = watchChanges(client);
  const mutation = gql`
    mutation Rename {
      name
    }
  `;
  await client.mutate({ mutation });
  expect(heard).toEqual([true]);
  expect(isChanging()).toBe(false);
});
