/** Stands for the shop's own origin, whatever that is; `.invalid` belongs to nobody (RFC 2606). */
const OWN_ORIGIN = 'https://shop.invalid';

/**
 * The one rule for whatever takes a path of the shop's own, from a person, a link or a table: the path with query and
 * hash as a browser reads it, or null when it must not be followed, because it is another origin, a scheme, `//host`, a
 * backslash, or holds what nobody sees (A22, GRD-04).
 */
export function ownPath(target: string): string | null {
  if (!/^\/(?![/\\])/.test(target) || /[\\\p{Cc}]/u.test(target)) return null;
  const url = URL.parse(target, OWN_ORIGIN);
  if (url?.origin !== OWN_ORIGIN) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` is an innocent path until the dots are resolved.
  return path.startsWith('//') ? null : path;
}
