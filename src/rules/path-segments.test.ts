import { expect, test } from 'vitest';
import { routes } from '../app/routes.tsx';
import { pathSegments } from './path-segments.ts';

type Branch = readonly { path?: string; children?: Branch }[];

const pathsOf = (branch: Branch): string[] =>
  branch.flatMap(({ path, children }) => (children ? pathsOf(children) : path ? [path] : []));

test('every screen of the route table has exactly one owner, and no unknown screen is named', () => {
  const { call, file, ...screens } = pathSegments;
  const named: readonly string[] = Object.values(screens).flat();
  const routed = pathsOf(routes as Branch).map((path) => path.split('/', 1)[0]);
  expect(named.toSorted()).toEqual([...new Set(routed)].filter((segment) => segment !== '*').toSorted());
  const all = [...named, ...call, ...file];
  expect(new Set(all).size).toBe(all.length);
});
