import { describe, expect, it } from 'vitest';
import { createAnsweringClient } from '../../test/render-content.tsx';
import { readPageUrl } from './page-url.ts';
import { readRedirects, redirectTarget } from './redirects.ts';

it.each([
  ['/about', '/about', '/about', null],
  ['/about/', '/about', '/about', null],
  ['/blog/no-two-slates', '/blog/no-two-slates', '/blog', { item: 'no-two-slates', extra: [] }],
  ['/work/slate/large/2', '/work/slate/large/2', '/work', { item: 'slate', extra: ['large', '2'] }],
  ['/work/gr%C3%B6%C3%9Fe/a%2Fb', '/work/gr%C3%B6%C3%9Fe/a%2Fb', '/work', { item: 'größe', extra: ['a/b'] }],
  ['/work/%ff', '/work/%ff', '/work', { item: '%ff', extra: [] }],
])('[RT-23] %s is a page, an item and extra parameters', (pathname, whole, slug, item) => {
  expect(readPageUrl(pathname)).toEqual({ whole, slug, item });
});

describe('the data of the site’s URLs', () => {
  const Redirects = () => ({
    domainInitialData: {
      __typename: 'InitialData',
      redirects: [{ __typename: 'Redirect', from: '/a', to: '/b' }],
    },
  });

  it('[PGR-14] is read at most once a minute, by each client', async () => {
    const { client, asked } = createAnsweringClient({ Redirects });
    let now = 0;
    const read = () => readRedirects(client, () => now);
    expect(await read()).toMatchObject([{ from: '/a', to: '/b' }]);
    now = 59_999;
    expect(await read()).toMatchObject([{ from: '/a', to: '/b' }]);
    expect(asked).toHaveLength(1);
    now = 60_000;
    await read();
    expect(asked).toHaveLength(2);
    const other = createAnsweringClient({ Redirects });
    await readRedirects(other.client, () => now);
    expect(other.asked).toHaveLength(1);
  });

  it.each([
    ['/a', '', '/b'],
    ['/a', '?x=1', '/b?x=1'],
    ['/c', '?x=1', '/d?y=2'],
    ['/gr%C3%B6%C3%9Fe', '', '/b'],
    ['/b', '', null],
  ])('[RT-26] %s%s is redirected to %s', (path, search, target) => {
    const redirects = [
      { __typename: 'Redirect' as const, from: '/a', to: '/b' },
      { __typename: 'Redirect' as const, from: '/c', to: '/d?y=2' },
      { __typename: 'Redirect' as const, from: '/größe', to: '/b' },
    ];
    expect(redirectTarget(redirects, path, search)).toBe(target);
  });
});
