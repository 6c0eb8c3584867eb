import { expect, it } from 'vitest';
import { entityTag, isCurrent } from './entity-tag.ts';

it.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['W/"a"', 'W/"a"'],
  ['"b", W/"a"', 'W/"a"'],
  ['"b" ,"a"', '"a"'],
  ['*', '"a"'],
])('tag %s matches %s', (given, etag) => {
  expect(isCurrent(given, etag)).toBe(true);
});

it.each([undefined, '', '"b"', 'a', 'W/"b"', '"a'])('tag %s does not match "a"', (given) => {
  expect(isCurrent(given, '"a"')).toBe(false);
});

it('the tag of a response is weak, and differs for other bytes', () => {
  expect(entityTag('one')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(entityTag('one')).not.toBe(entityTag('two'));
});
