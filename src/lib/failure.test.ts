import { expect, test } from 'vitest';
import { failureOf, refusedWith, refusesTokens, RefusedError } from './failure.ts';

test('a refusal keeps the host’s message, any other error counts as unreachable', () => {
  expect(failureOf(new RefusedError({ status: 422, message: 'Only 3 left', textCode: 'STOCK' }))).toEqual({
    reason: 'refused',
    message: 'Only 3 left',
    textCode: 'STOCK',
  });
  for (const thrown of [new TypeError('fetch'), new Error('502'), 'text', undefined])
    expect(failureOf(thrown)).toEqual({ reason: 'unreachable' });
});

test('a negative response without a message is a refusal without a message', () => {
  expect(
    [refusedWith(null), refusedWith('Used')].map((failure) => ('message' in failure ? failure.message : '-')),
  ).toEqual(['', 'Used']);
});

test.each([
  [400, true],
  [401, true],
  [403, true],
  [422, true],
  [404, false],
  [429, false],
])('[TOK-06] a refusal with status %i ends the session: %s (A03)', (status, ends) => {
  expect(refusesTokens(new RefusedError({ status, message: 'No' }))).toBe(ends);
  expect(refusesTokens(new Error('no answer'))).toBe(false);
});
