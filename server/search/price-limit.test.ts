import { expect, it } from 'vitest';
import { readPriceLimit } from './price-limit.ts';

it.each([
  ['gift under 40', 'gift', 40_00],
  ['under $40', '', 40_00],
  ['below 40 dollars slate', 'slate', 40_00],
  ['candle up to $35.50', 'candle', 35_50],
  ['mug less than 25 bucks', 'mug', 25_00],
  ['no more than 30 for dad', 'for dad', 30_00],
  ['$20 or less', '', 20_00],
  ['gifts 50 and under', 'gifts', 50_00],
  ['Max 15 key ring', 'key ring', 15_00],
])('[RT-14] %j searches for %j with a limit in cents of %i', (query, terms, maxCents) => {
  expect(readPriceLimit(query)).toEqual({ terms, maxCents });
});

it.each([
  'slate 40',
  '$40',
  'under the sea',
  'sign under 40 cm',
  'up to 25 pieces',
  '40th birthday',
  'under 0',
  'wunder 40',
  '',
])('[RT-14] %j contains no price', (query) =>
  expect(readPriceLimit(query)).toEqual({ terms: query, maxCents: null }),
);
