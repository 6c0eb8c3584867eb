import { expect, test } from 'vitest';
import { postcodeRule } from '../graphql/generated/contract-rules.ts';
import { isPostcode } from './postcode.ts';

test.each(['4680', '0800', '468', '46800', '4a80', ' 4680', '४६८०'])(
  '%j is taken where the contract takes it',
  (text) => {
    expect(isPostcode(text)).toBe(new RegExp(postcodeRule.pattern).test(text));
  },
);

test('what is no text is no postcode', () => {
  expect(isPostcode(4680)).toBe(false);
});
