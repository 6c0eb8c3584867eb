import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { countGraphemes, hasMoreGraphemes } from './graphemes.ts';

afterEach(() => vi.restoreAllMocks());

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
  expect([count - 1, count].map((limit) => hasMoreGraphemes(text, limit))).toEqual([true, false]);
});

test('a text is too long for a limit exactly when it has more characters', () => {
  const unit = fc.constantFrom('a', 'e\u0301', '🐨', '👨‍👩‍👧‍👦', '\u0301', '\u200d', '🏽', '\r', '\n');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), fc.integer({ min: 0, max: 40 }), (text, limit) => {
      expect(hasMoreGraphemes(text, limit)).toBe(countGraphemes(text) > limit);
    }),
  );
});

test('a text that cannot fit is not segmented', () => {
  const segmenting = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(hasMoreGraphemes('a'.repeat(321), 16)).toBe(true);
  expect(segmenting).not.toHaveBeenCalled();
});
