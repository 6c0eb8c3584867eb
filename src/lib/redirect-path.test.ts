import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectPath } from './redirect-path.ts';

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/checkout?step=x', '/checkout?step=x'],
  ['/shop/slate/2?sort=name#list', '/shop/slate/2?sort=name#list'],
  ['/search/caf%C3%A9', '/search/caf%C3%A9'],
  ['/loginform', '/loginform'],
  ['/shop/login', '/shop/login'],
  ['/search?next=//evil.example', '/search?next=//evil.example'],
])('[GRD-02, GRD-04] %s is remembered with its query and hash', (target, path) => {
  expect(redirectPath(target)).toBe(path);
});

test.each([
  '',
  'profile',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  '%2F%2Fevil.example',
  '/%5C/../\\evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '\n/profile',
  '/x\\y',
])('[GRD-04] %j leads elsewhere and is dropped', (target) => {
  expect(redirectPath(target)).toBeNull();
});

test.each([
  '/login',
  '/login?x=1',
  '/logout',
  '/token-login?a=1',
  '/auth',
  '/LOGIN',
  '/%6Cogin',
  '/./login',
  '/a/../logout',
])('[GRD-04] %s is never remembered', (target) => {
  expect(redirectPath(target)).toBeNull();
});

test('[GRD-04] whatever is remembered stays on the shop’s own origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    'evil.example',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = redirectPath(`/${pieces.join('')}`);
      const { origin } = new URL(path ?? '/', 'https://shop.example');
      expect(origin).toBe('https://shop.example');
    }),
    { numRuns: 2_000 },
  );
});
