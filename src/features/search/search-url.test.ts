import { expect, it } from 'vitest';
import { searchHref, shortQuery } from './search-url.ts';

it('[RT-14, A72] every query can be read back from its URL', () => {
  for (const query of [
    'slate',
    '100% wool',
    'a/b?c#d',
    '"quoted"',
    '<script>',
    '🎄 tree',
    '%25',
    '_',
    'ä',
    '..a',
  ])
    expect(decodeURIComponent(searchHref(query).slice('/search/'.length))).toBe(query);
});

it('[RT-14, A72] a query of only blanks or dots leads to the blank search', () => {
  for (const query of ['', '   ', '.', '..', '\n']) expect(searchHref(query)).toBe('/search');
});

it('[RT-14] the URL names a later page, but not the first', () => {
  expect(searchHref('slate', 3)).toBe('/search/slate?page=3');
});

it('[RT-14] a very long query is shortened between characters, never within one', () => {
  expect([...shortQuery('🎄'.repeat(5000))]).toHaveLength(100);
  expect(searchHref('x'.repeat(5000))).toHaveLength('/search/'.length + 1000);
  expect(() => searchHref('\ud83c'.repeat(5))).not.toThrow();
});
