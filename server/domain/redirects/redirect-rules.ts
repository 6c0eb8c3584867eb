import { ownPath } from '../../../src/rules/own-path.ts';
import { followRedirects, pathKey, targetPathKey, targetsOf } from '../../../src/rules/redirects.ts';
import type { Redirect } from '../../../src/rules/redirects.ts';
import { isReservedPath } from '../../lib/reserved-paths.ts';

export type RedirectProblem = 'from' | 'to' | 'loop';

const MAX_LENGTH = 500;
/** Whether a path is the shop's own and has no white space. */
const isInternal = (path: string) => ownPath(path) !== null && !/\s/.test(path);

/** Returns the loops among redirects, each as its paths in order; they are not followed. */
export function loopsOf(targets: ReadonlyMap<string, string>): string[][] {
  const seen = new Set<string>();
  const loops: string[][] = [];
  for (const start of targets.keys()) {
    const way: string[] = [];
    let here = start;
    for (let next = targets.get(here); next !== undefined && !seen.has(here); next = targets.get(here)) {
      seen.add(here);
      way.push(here);
      here = targetPathKey(next);
    }
    const joins = way.indexOf(here);
    if (joins >= 0) loops.push(way.slice(joins));
  }
  return loops;
}

/**
 * Checks whether a redirect can be saved next to the existing ones (RT-27): `from` is a path the shop does
 * not use, `to` is one of its own pages (a query may follow), and there is no loop.
 * @returns what is wrong, or null
 */
export function redirectProblem(
  existing: readonly Redirect[],
  { from, to }: Redirect,
): RedirectProblem | null {
  const source = pathKey(from);
  const usable = source !== '/' && source.length <= MAX_LENGTH && isInternal(source) && !/[?#]/.test(source);
  if (!usable || isReservedPath(source)) return 'from';
  if (to.length > MAX_LENGTH || !isInternal(to)) return 'to';
  const targets = targetsOf([...existing, { from, to }]);
  return followRedirects(targets, source) === null ? 'loop' : null;
}
