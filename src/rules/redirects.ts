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
