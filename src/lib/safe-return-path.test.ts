import { expect, test } from 'vitest';
import { foreignTargets } from '../rules/testing/foreign-targets.ts';
import { safeReturnPath } from './safe-return-path.ts';

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
  expect(safeReturnPath(target)).toBe(path);
});

test.each(['', 'profile', ...foreignTargets])(
  '[GRD-04] %j leads out of the shop and is dropped',
  (target) => {
    expect(safeReturnPath(target)).toBeNull();
  },
);

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
  expect(safeReturnPath(target)).toBeNull();
});
