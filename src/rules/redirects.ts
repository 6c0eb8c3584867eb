/** Normalises a path: leading slash, no trailing slash, decoded where possible. */
export function redirectPath(path: string): string {
  const trimmed = `/${path.trim().replace(/^\/+|\/+$/g, '')}`;
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}

/** Key for comparing paths, which ignores case. */
export const pathKey = (path: string): string => redirectPath(path).toLowerCase();

/** A target with the visitor's query appended to its own. `query` is '' or starts with `?`. */
export function withQuery(target: string, query: string): string {
  if (query.length <= 1) return target;
  const [url = '', fragment] = target.split('#', 2);
  const joined = url.includes('?') ? `${url}&${query.slice(1)}` : `${url}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
