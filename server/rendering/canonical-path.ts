import { withQuery } from '../../src/rules/redirects.ts';

/** A browser takes what follows two slashes for another host; it is never a page of ours. */
const LEADING_SLASHES = /^[/\\]{2,}/;

/**
 * Splits a request's target into path and query (`?…` or ''), as written. An absolute target loses its host.
 */
export function requestTarget(target: string): { path: string; search: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const at = local.indexOf('?');
  return at < 0 ? { path: local, search: '' } : { path: local.slice(0, at), search: local.slice(at) };
}

/** Escaping one of these characters changes nothing (RFC 3986, 2.3). */
const UNRESERVED = /^[\w.~-]$/;

function canonicalEscape(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return UNRESERVED.test(character) ? character : escape.toUpperCase();
}

/**
 * Returns the canonical spelling of a page's path: dots and backslashes are resolved as by browsers, slashes are
 * single (also those that resolving leaves side by side), none is trailing, and nothing is escaped needlessly.
 */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(path.replace(LEADING_SLASHES, '/'), 'http://shop');
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[\da-f]{2}/gi, canonicalEscape);
}

/**
 * Adds to a redirect's location the query parameters the page's own query omits: the visitor's query is kept
 * (RT-27).
 * @param location path, query and fragment
 * @param given the requested URL
 * @param clean the same with only the parameters its route supports
 */
export function withLeftOut(location: string, given: string, clean: string): string {
  const understood = new URL(clean).searchParams;
  const left = new URLSearchParams([...new URL(given).searchParams].filter(([key]) => !understood.has(key)));
  return left.size === 0 ? location : withQuery(location, `?${left.toString()}`);
}
