import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['50', 50],
  ['$50', 50],
  ['$ 50.5', 50.5],
  [' 12.50 ', 12.5],
  ['0.01', 0.01],
])('[VCH-07] %j is an amount', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', ' ', '$', '-5', '12abc', '1e3', '10.999', '1,000', '1.', '.5', '50$', '١٢', 'Infinity'])(
  '[VCH-07] %j counts as 0 (A17)',
  (text) => {
    expect(parseAmount(text)).toBe(0);
  },
);
