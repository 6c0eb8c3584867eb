import { expect, test } from 'vitest';
import { durationOf } from './duration.ts';
import { inEnglish, refusalText } from './refusal-text.ts';

test.each([
  [1, 'in a minute'],
  [540, 'in 9 minutes'],
  [5400, 'in 90 minutes'],
  [5401, 'in 2 hours'],
  [78_000, 'in 22 hours'],
  [86_400, 'in 24 hours'],
  [130_000, 'in 2 days'],
])('[SEC-02] %i seconds are shown as %s', (seconds, words) => {
  const { count, unit } = durationOf(seconds);
  expect(inEnglish(refusalText('RATE_LIMITED', { count, unit }))).toBe(
    `That was a lot of tries. Please try again ${words}.`,
  );
});
