import { expect, it } from 'vitest';
import { searchHref, shortQuery } from './search-url.ts';

it('[RT-14, A72] every query has a URL that says it again', () => {
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

it('[RT-14, A72] a query that says nothing leads to the blank search', () => {
  for (const query of ['', '   ', '.', '..', '\n']) expect(searchHref(query)).toBe('/search');
});

it('[RT-14] a later page is in the query, the first is not', () => {
  expect(searchHref('slate', 3)).toBe('/search/slate?page=3');
});

it('[RT-14] a very long query is shortened between characters, never within one', () => {
  expect([...shortQuery('🎄'.repeat(5000))]).toHaveLength(100);
  expect(searchHref('x'.repeat(5000))).toHaveLength('/search/'.length + 1000);
  expect(() => searchHref('\ud83c'.repeat(5))).not.toThrow();
});
