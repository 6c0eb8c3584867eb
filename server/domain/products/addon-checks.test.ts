import { expect, test } from 'vitest';
import { checkAddonValue } from './addon-checks.ts';

test.each([
  ['1e1', null],
  ['0x10', null],
  ['.5', null],
  ['5.', null],
  ['1234567890123', null],
  ['0.1234567', null],
  ['-3', '-3'],
  ['12.500000', '12.5'],
  ['007', '7'],
])('[PRD-11, A54] %s is checked as a number like on the product page', (value, stored) => {
  const checked = checkAddonValue(value, { type: 'number', maxLength: null, options: [] });
  expect(checked.ok ? checked.value : null).toBe(stored);
});
