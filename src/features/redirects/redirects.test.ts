import { expect, it } from 'vitest';
import { createFakeClient } from '../../test/render-content.tsx';
import { readRedirects, redirectTarget } from './redirects.ts';

it('[PGR-14] the redirect table is read at most once a minute, by each client', async () => {
  const Redirects = () => ({
    domainInitialData: {
      __typename: 'InitialData',
      redirects: [{ __typename: 'Redirect', from: '/a', to: '/b' }],
    },
  });
  const { client, requested } = createFakeClient({ Redirects });
  let now = 0;
  const read = () => readRedirects(client, () => now);
  expect(await read()).toMatchObject([{ from: '/a', to: '/b' }]);
  now = 59_999;
  expect(await read()).toMatchObject([{ from: '/a', to: '/b' }]);
  expect(requested).toHaveLength(1);
  now = 60_000;
  await read();
  expect(requested).toHaveLength(2);
  const other = createFakeClient({ Redirects });
  await readRedirects(other.client, () => now);
  expect(other.requested).toHaveLength(1);
});

const redirect = (from: string, to: string) => ({ __typename: 'Redirect' as const, from, to });
const table = [redirect('/old', '/new?b=2#top'), redirect('/größe', '/sizes')];

it.each([
  ['/old', '', '/new?b=2#top'],
  ['/OLD/', '?a=1', '/new?b=2&a=1#top'],
  ['/gr%C3%B6%C3%9Fe', '?a=1', '/sizes?a=1'],
  ['/Gr%C3%B6%C3%9Fe', '', '/sizes'],
  ['/new', '', null],
  ['/%', '', null],
])('[RT-26] the table redirects %s with the query %j to %s', (path, search, target) => {
  expect(redirectTarget(table, path, search)).toBe(target);
});

it('[RT-26] the final target of a chain of redirects is found, and none for a loop', () => {
  const chain = [redirect('/a', '/b'), redirect('/b', '/c?d=1'), redirect('/x', '/y'), redirect('/y', '/x')];
  expect(redirectTarget(chain, '/a', '?e=2')).toBe('/c?d=1&e=2');
  expect(redirectTarget(chain, '/x', '')).toBeNull();
});
