import { withQuery } from '../../src/rules/redirects.ts';

/** What stands behind two slashes is another host to a browser, and never a page of ours. */
const LEADING_SLASHES = /^[/\\]{2,}/;

/** Path and query (`?…` or '') of a request's target as it was written. A target with a host in it loses its host. */
export function requestTarget(target: string): { path: string; search: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const at = local.indexOf('?');
  return at < 0 ? { path: local, search: '' } : { path: local.slice(0, at), search: local.slice(at) };
}

/** An octet means the same whether it is escaped or not where it stands for one of these (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/;

function canonicalEscape(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape.toUpperCase();
}

/**
 * The one spelling of a page's path: what browsers make of dots and backslashes is made of it, its slashes are single
 * and none stands behind, also where dots have taken away what stood between two, and nothing is escaped without need.
 */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(path.replace(LEADING_SLASHES, '/'), 'http://shop');
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[\da-f]{2}/gi, canonicalEscape);
}

/**
 * A redirect's location with what the page's own query had to leave out: the visitor's query is kept (RT-27).
 * @param location path, query and fragment
 * @param given the URL that was asked for
 * @param clean the same with nothing but what its route understands
 */
export function withLeftOut(location: string, given: string, clean: string): string {
  const understood = new URL(clean).searchParams;
  const left = new URLSearchParams([...new URL(given).searchParams].filter(([key]) => !understood.has(key)));
  return left.size === 0 ? location : withQuery(location, `?${left.toString()}`);
}
