import { expect, test } from 'vitest';
import { postcodeRule } from '../graphql/generated/contract-rules.ts';
import { isPostcode } from './postcode.ts';

test.each(['4680', '0800', '468', '46800', '4a80', ' 4680', '४६८०'])(
  '%j is accepted exactly if the contract accepts it',
  (text) => {
    expect(isPostcode(text)).toBe(new RegExp(postcodeRule.pattern).test(text));
  },
);

test('only a text can be a postcode', () => {
  expect(isPostcode(4680)).toBe(false);
});
