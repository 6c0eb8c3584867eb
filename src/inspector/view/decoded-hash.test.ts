// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodedHash } from './decoded-hash.ts';

test('the hash of the URL is decoded, and one that cannot be decoded is read unchanged', () => {
  history.replaceState(null, '', '#session/logged%20in');
  expect(decodedHash()).toBe('session/logged in');
  history.replaceState(null, '', '#%');
  expect(decodedHash()).toBe('%');
  fc.assert(
    fc.property(fc.string(), (text) => {
      history.replaceState(null, '', `#${text}`);
      expect(typeof decodedHash()).toBe('string');
    }),
  );
});
