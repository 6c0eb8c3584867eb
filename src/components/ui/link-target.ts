import { ownPath } from '../../rules/own-path.ts';
import { firstSegment, segmentsOf } from '../../rules/path-segments.ts';

/** Target of a content link: inside the app, outside it as a plain anchor, or dropped as unsafe. */
export type LinkTarget =
  | { kind: 'internal'; to: string }
  | { kind: 'external'; href: string }
  | { kind: 'dropped' };

/** Paths of the shop's own host that are files or API calls, not screens. */
const HOST_SEGMENTS: ReadonlySet<string> = new Set(segmentsOf('call', 'file'));
const PLAIN_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const NO_ORIGIN = 'https://origin.invalid';

/**
 * Decides how a link opens (WGT-07, A77): paths and same-origin URLs in the app; http, https, mailto and tel
 * as plain anchors; other schemes are dropped. A bare word (`contact`) means the page of that name.
 * @param href as written by the owner
 * @param origin the shop's own origin (`https://shop.example`), or '' while unknown
 */
export function linkTarget(href: string, origin: string): LinkTarget {
  const written = href.trim();
  if (written === '') return { kind: 'dropped' };
  if (written.startsWith('#') || written.startsWith('?')) return { kind: 'internal', to: written };
  const base = origin || NO_ORIGIN;
  const url = URL.parse(written, base);
  if (!url || !PLAIN_SCHEMES.has(url.protocol)) return { kind: 'dropped' };
  if (url.origin !== base) return { kind: 'external', href: url.href };
  const path = ownPath(`${url.pathname}${url.search}${url.hash}`);
  if (path === null) return { kind: 'dropped' };
  return HOST_SEGMENTS.has(firstSegment(path))
    ? { kind: 'external', href: path }
    : { kind: 'internal', to: path };
}
