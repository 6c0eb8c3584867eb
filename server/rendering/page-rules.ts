import type { PageManager } from '../domain/pages/page-manager.ts';
import type { RedirectManager } from '../domain/redirects/redirect-manager.ts';
import { normaliseRedirectPath, withQuery } from '../../src/rules/redirects.ts';

const ORDER_PAGE = /^\/(?:order|invoice|invoice\/print)\/([^/]+)$/;
const TICKET_PAGE = /^\/print-tickets\/([^/]+)$/;

/** Checks whether something with a random id exists. */
interface Known {
  exists(publicId: string): Promise<boolean>;
}

/**
 * Whether a path is of an order or a printable card that does not exist. The host is not told who requests a
 * page, so an existing one returns 200 to everyone; its id is 128 random bits, which cannot be guessed (A39).
 */
export async function isUnknownOwnPage(
  { orders, voucherTickets, pickUpTickets }: Record<'orders' | 'voucherTickets' | 'pickUpTickets', Known>,
  path: string,
): Promise<boolean> {
  const [, order] = ORDER_PAGE.exec(path) ?? [];
  if (order !== undefined) return !(await orders.exists(order));
  const [, ticket] = TICKET_PAGE.exec(path) ?? [];
  if (ticket === undefined) return false;
  return !(await pickUpTickets.exists(ticket)) && !(await voucherTickets.exists(ticket));
}

/** Encodes a URL for a header: URLs written by an owner may contain any character. */
function asHeader(target: string): string {
  const { pathname, search, hash } = new URL(target, 'http://shop');
  return pathname + search + hash;
}

/** What the content determines about a path before its page is rendered. */
export type PageRule = { kind: 'redirect'; location: string } | { kind: 'page'; listed: boolean };

/** The requested path. `version` is the current content version. */
interface RequestedPath {
  path: string;
  /** `?…` or ''. */
  search: string;
  version: number;
}

/**
 * Returns the owner's redirect for a path, keeping its query (RT-27); otherwise whether the page is listed,
 * or hidden from search engines (RT-21).
 */
export async function pageRule(
  { redirects, pages }: { redirects: RedirectManager; pages: PageManager },
  { path, search, version }: RequestedPath,
): Promise<PageRule> {
  const target = await redirects.targetOf(path, version);
  if (target !== null) return { kind: 'redirect', location: asHeader(withQuery(target, search)) };
  return { kind: 'page', listed: !(await pages.unlisted(version)).has(normaliseRedirectPath(path)) };
}
