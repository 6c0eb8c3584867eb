/** The one spelling of a path: with its slash in front, without one behind, decoded where it can be. */
export function normaliseRedirectPath(path: string): string {
  const trimmed = `/${path.trim().replace(/^\/+|\/+$/g, '')}`;
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** What paths are compared by: nobody means another page by a capital. */
export const pathKey = (path: string): string => normaliseRedirectPath(path).toLowerCase();

/** A target with the visitor's query appended to its own. `query` is '' or starts with `?`. */
export function withQuery(target: string, query: string): string {
  if (query.length <= 1) return target;
  const [url = '', fragment] = target.split('#', 2);
  const joined = url.includes('?') ? `${url}&${query.slice(1)}` : `${url}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
