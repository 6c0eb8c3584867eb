import { expect, it } from 'vitest';
import { foreignTargets } from '../rules/testing/foreign-targets.ts';
import { spelledPath } from './spelled-path.ts';

const paths = ['shop/:group', 'search/:query', 'logout/*', '*'].map((path) => ({ path }));
const routes = [{ path: '/', children: [{ index: true }, ...paths] }];

it.each([
  ['/SHOP/Slate', '/shop/Slate'],
  ['/shop/slate/', '/shop/slate'],
  ['/Search/Koala%20LAMP', '/search/Koala%20LAMP'],
  ['/LogOut/Now', '/logout/Now'],
  ['/About//us/', '/About/us'],
  ['/', '/'],
])('[RT-27] %s is normalised to %s', (pathname, spelled) => {
  expect(spelledPath(routes, pathname)).toBe(spelled);
  expect(spelledPath(routes, spelled)).toBe(spelled);
});

it.each(foreignTargets)('[GRD-04] %j is normalised to a path of the shop', (target) => {
  const { pathname } = new URL(`/${target}`.replace(/^\/(?=[/\\])/, '/.//'), 'https://shop.example');
  expect(spelledPath(routes, pathname)).toMatch(/^\/(?![/\\])/);
});
