import { expect, test } from 'vitest';
import { createFingerprint } from './fingerprint.ts';
import { randomId } from './random-id.ts';

test('[TOK-02] a fingerprint has 21 characters and is different each time', () => {
  const made = Array.from({ length: 100 }, createFingerprint);
  for (const fingerprint of made) expect(fingerprint).toMatch(/^[\w-]{21}$/);
  expect(new Set(made).size).toBe(100);
});

test('[TOK-02] every character of the alphabet occurs about equally often', () => {
  const counts = Map.groupBy(randomId(64 * 1_000), (character) => character);
  expect(counts.size).toBe(64);
  for (const [, { length }] of counts) expect(Math.abs(length - 1_000)).toBeLessThan(250);
});
