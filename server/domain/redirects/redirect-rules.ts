import { ownPath } from '../../../src/rules/own-path.ts';
import { pathKey } from '../../../src/rules/redirects.ts';
import { isReservedPath } from '../../lib/reserved-paths.ts';

/** A redirect as in the contract. */
export interface Redirect {
  from: string;
  to: string;
}

export type RedirectProblem = 'from' | 'to' | 'loop';

const MAX_LENGTH = 500;
/** Whether a path is the shop's own and has no white space. */
const isInternal = (path: string) => ownPath(path) !== null && !/\s/.test(path);

const keyOf = (target: string) => pathKey(target.split(/[?#]/, 1)[0] ?? '');

/** Indexes the targets of redirects for `followRedirects`. */
export const targetsOf = (redirects: readonly Redirect[]): Map<string, string> =>
  new Map(redirects.map(({ from, to }) => [pathKey(from), to]));

/**
 * Returns the final target of a path, following chains of redirects. Null if it is not redirected, or the
 * redirects form a loop.
 */
export function followRedirects(targets: ReadonlyMap<string, string>, path: string): string | null {
  const seen = new Set<string>();
  let here = pathKey(path);
  let target: string | null = null;
  for (let next = targets.get(here); next !== undefined; next = targets.get(here)) {
    if (seen.has(here)) return null;
    seen.add(here);
    target = next;
    here = keyOf(next);
  }
  return seen.has(here) ? null : target;
}

/** Returns the loops among redirects, each as its paths in order; they are not followed. */
export function circlesOf(targets: ReadonlyMap<string, string>): string[][] {
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const start of targets.keys()) {
    const way: string[] = [];
    let here = start;
    for (let next = targets.get(here); next !== undefined && !seen.has(here); next = targets.get(here)) {
      seen.add(here);
      way.push(here);
      here = keyOf(next);
    }
    const joins = way.indexOf(here);
    if (joins >= 0) circles.push(way.slice(joins));
  }
  return circles;
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
