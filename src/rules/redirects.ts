/** A redirect of the owner's table (RT-26). */
export interface Redirect {
  from: string;
  to: string;
}

/** The normal form of a path: with a leading slash, without trailing ones, decoded if possible. */
export function normaliseRedirectPath(path: string): string {
  const trimmed = `/${path.trim().replace(/^\/+|\/+$/g, '')}`;
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** The key to compare paths by, ignoring case: capitals never mean another page. */
export const pathKey = (path: string): string => normaliseRedirectPath(path).toLowerCase();

/** A target with the visitor's query appended to its own. `query` is '' or starts with `?`. */
export function withQuery(target: string, query: string): string {
  if (query.length <= 1) return target;
  const [url = '', fragment] = target.split('#', 2);
  const joined = url.includes('?') ? `${url}&${query.slice(1)}` : `${url}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** The key of the path that a target leads to, without its query and fragment. */
export const targetPathKey = (target: string): string => pathKey(target.split(/[?#]/, 1)[0] ?? '');

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
    here = targetPathKey(next);
  }
  return seen.has(here) ? null : target;
}
