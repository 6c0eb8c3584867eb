import { expect, test } from 'vitest';
import { pageRule } from '../graphql/generated/contract-rules.ts';
import { pageNumberOf } from './page-number.ts';

test('a page number within the contract’s limits is read, any other is page 1', () => {
  const { minimum, maximum } = pageRule;
  expect([minimum, 7, maximum].map((page) => pageNumberOf(String(page)))).toEqual([minimum, 7, maximum]);
  const wrong = [null, '', '0', '-1', '1.5', 'two', String(maximum + 1)];
  expect(wrong.map(pageNumberOf)).toEqual(wrong.map(() => 1));
});
