/** Placeholder for the shop's own origin; `.invalid` is reserved (RFC 2606). */
const OWN_ORIGIN = 'https://shop.invalid';

/**
 * The single rule for input that must be one of the shop's own paths.
 * @returns the path with query and hash as a browser reads it; `null` when it must not be followed: another
 * origin, a scheme, `//host`, a backslash, or control characters (A22, GRD-04)
 */
export function ownPath(target: string): string | null {
  if (!/^\/(?![/\\])/.test(target) || /[\\\p{Cc}]/u.test(target)) return null;
  const url = URL.parse(target, OWN_ORIGIN);
  if (url?.origin !== OWN_ORIGIN) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` looks harmless until the dots are resolved.
  return path.startsWith('//') ? null : path;
}
