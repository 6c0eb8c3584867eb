import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { foreignTargets } from '../rules/testing/foreign-targets.ts';
import { spelledPath } from './spelled-path.ts';

const paths = ['shop/:group', 'search/:query', 'logout/*', '*'].map((path) => ({ path }));
const routes = [{ path: '/', children: [{ index: true }, ...paths] }];
const spelled = (pathname: string) =>
  spelledPath(matchRoutes(routes, pathname)?.at(-1)?.route.path, pathname);

it.each([
  ['/SHOP/Slate', '/shop/Slate'],
  ['/shop/slate/', '/shop/slate'],
  ['/Search/Koala%20LAMP', '/search/Koala%20LAMP'],
  ['/LogOut/Now', '/logout/Now'],
  ['/About//us/', '/About/us'],
  ['/', '/'],
])('[RT-27] %s is normalised to %s', (pathname, expected) => {
  expect(spelled(pathname)).toBe(expected);
  expect(spelled(expected)).toBe(expected);
});

it.each(foreignTargets)('[GRD-04] %j is normalised to a path of the shop', (target) => {
  const { pathname } = new URL(`/${target}`.replace(/^\/(?=[/\\])/, '/.//'), 'https://shop.example');
  expect(spelled(pathname)).toMatch(/^\/(?![/\\])/);
});
