import { expect, it } from 'vitest';
import { readListQuery, withListQuery } from './list-query.ts';

it.each(['', '?kind=paid', '?kind=3&from=2026-10-01&to=2026-10-31&page=2'])(
  'the query %s of a list is written to its URL as it was read',
  (search) => {
    expect(withListQuery('/cms', readListQuery(new URLSearchParams(search)))).toBe(`/cms${search}`);
  },
);

it.each(['?page=0', '?page=x', '?from=yesterday', '?to=1.1.2026'])('%s counts as missing', (search) => {
  expect(withListQuery('/cms', readListQuery(new URLSearchParams(search)))).toBe('/cms');
});
