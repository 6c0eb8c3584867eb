import { expect, test } from 'vitest';
import { jwtExpiry, jwtSubject } from './jwt-claims.ts';

const token = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.sign`;

test('[TOK-04] the expiry of a token is its exp claim, in ms', () => {
  expect(jwtExpiry(token('{"exp":1795000000}'))).toBe(1_795_000_000_000);
});

test('[TOK-04] the payload is read as base64url, whatever else it contains', () => {
  const payload = token('{"name":"?>?>~~","exp":1}');
  expect(payload).toMatch(/[-_]/);
  expect(jwtExpiry(payload)).toBe(1_000);
});

test.each(['', 'opaque', 'a.b.c', token('{}'), token('{"exp":"soon"}'), token('null'), token('7')])(
  '[TOK-04] %s has no expiry',
  (text) => {
    expect(jwtExpiry(text)).toBeNull();
  },
);

test('the subject of a token is its sub claim', () => {
  expect(jwtSubject(token('{"sub":"7","exp":1}'))).toBe('7');
});

test.each(['', 'opaque', token('{}'), token('{"sub":7}'), token('null')])('%s has no subject', (text) => {
  expect(jwtSubject(text)).toBeNull();
});
