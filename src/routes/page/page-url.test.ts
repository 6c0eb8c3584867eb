import { expect, it } from 'vitest';
import { readPageUrl } from './page-url.ts';

it.each([
  ['/about', '/about', '/about', null],
  ['/about/', '/about', '/about', null],
  ['/blog/no-two-slates', '/blog/no-two-slates', '/blog', { item: 'no-two-slates', extra: [] }],
  ['/work/slate/large/2', '/work/slate/large/2', '/work', { item: 'slate', extra: ['large', '2'] }],
  ['/work/gr%C3%B6%C3%9Fe/a%2Fb', '/work/gr%C3%B6%C3%9Fe/a%2Fb', '/work', { item: 'größe', extra: ['a/b'] }],
  ['/work/%ff', '/work/%ff', '/work', { item: '%ff', extra: [] }],
])('[RT-23] %s is parsed into a page, an item and extra parameters', (pathname, whole, slug, item) => {
  expect(readPageUrl(pathname)).toEqual({ whole, slug, item });
});
