import type { PageManager } from '../domain/pages/page-manager.ts';
import type { RedirectManager } from '../domain/redirects/redirect-manager.ts';
import { normaliseRedirectPath, withQuery } from '../../src/rules/redirects.ts';

const ORDER_PAGE = /^\/(?:order|invoice|invoice\/print)\/([^/]+)$/;
const TICKET_PAGE = /^\/print-tickets\/([^/]+)$/;

/** What tells whether something has a random id. */
interface Known {
  isThere(publicId: string): Promise<boolean>;
}

/**
 * Whether a path is of an order that nobody has made, or of a card that there is none of. Who asks for the page of one that
 * is there the host is not told, so that one answers 200 to everybody; its id is 128 random bits, which nobody finds by
 * trying (A39).
 */
export async function isUnknownOwnPage(
  { orders, voucherTickets, pickUpTickets }: Record<'orders' | 'voucherTickets' | 'pickUpTickets', Known>,
  path: string,
): Promise<boolean> {
  const [, order] = ORDER_PAGE.exec(path) ?? [];
  if (order !== undefined) return !(await orders.isThere(order));
  const [, ticket] = TICKET_PAGE.exec(path) ?? [];
  if (ticket === undefined) return false;
  return !(await pickUpTickets.isThere(ticket)) && !(await voucherTickets.isThere(ticket));
}

/** Any letter may stand in a URL that an owner writes, but not in a header. */
function asHeader(target: string): string {
  const { pathname, search, hash } = new URL(target, 'http://shop');
  return pathname + search + hash;
}

/** What the content says of a path before its page is rendered. */
export type PageRule = { kind: 'redirect'; location: string } | { kind: 'page'; listed: boolean };

/** What is asked about. `version` is the content version that holds. */
interface PageQuestion {
  path: string;
  /** `?…` or ''. */
  search: string;
  version: number;
}

/**
 * A path that the owner redirects leads there, its query kept (RT-27); a page that is not listed is to be left out by
 * search engines (RT-21).
 */
export async function pageRule(
  { redirects, pages }: { redirects: RedirectManager; pages: PageManager },
  { path, search, version }: PageQuestion,
): Promise<PageRule> {
  const target = await redirects.targetOf(path, version);
  if (target !== null) return { kind: 'redirect', location: asHeader(withQuery(target, search)) };
  return { kind: 'page', listed: !(await pages.unlisted(version)).has(normaliseRedirectPath(path)) };
}
