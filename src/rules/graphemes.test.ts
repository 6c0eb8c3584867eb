import { expect, test } from 'vitest';
import { countGraphemes } from './graphemes.ts';

test.each([
  ['', 0],
  ['Ada', 3],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['🐨', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇦🇺', 1],
  ['नमस्ते', 3],
  ['a\r\nb', 3],
  [`o${'\u0301'.repeat(29)}`, 3],
])('[ATC-07] %j has %i characters', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});
