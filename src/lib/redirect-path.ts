const NEVER_REMEMBERED = new Set(['login', 'logout', 'token-login', 'auth']);

/** Stands for the shop's own origin, whatever that is; `.invalid` belongs to nobody (RFC 2606). */
const OWN_ORIGIN = 'https://shop.invalid';

/**
 * A target for the browser after login → the same-origin path (with query and hash) to go to, or null when
 * it must not be followed: another origin, a scheme, `//host`, a backslash, or a login screen (A22, GRD-04).
 */
export function redirectPath(target: string): string | null {
  if (!/^\/(?![/\\])/.test(target) || /[\\\p{Cc}]/u.test(target)) return null;
  const url = URL.parse(target, OWN_ORIGIN);
  if (url?.origin !== OWN_ORIGIN) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` is an innocent path until the dots are resolved.
  if (path.startsWith('//')) return null;
  return NEVER_REMEMBERED.has(firstSegment(url.pathname)) ? null : path;
}

function firstSegment(pathname: string): string {
  const segment = pathname.split('/')[1] ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
