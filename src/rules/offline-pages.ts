import { segmentsOf } from './path-segments.ts';

/** Where a worker finds what it shows instead of a page that it does not keep. */
export const OFFLINE_PAGE = '/offline';

/** The worker's cache of that page in another language than when it was installed. */
export const OFFLINE_CACHE = 'offline';

/** Where the worker's script lies. */
export const WORKER_SCRIPT = '/service-worker.js';

/** Asks for a page as it is for everybody, so that it may be kept: the cart without what is in it. */
export const FOR_EVERYBODY = 'x-for-everybody';

/** Where what is shown of the cart comes from the browser itself. */
export const CART_PAGE = '/cart';

/** The worker's cache of pages. */
export const PAGES_CACHE = 'pages';

/** The worker's cache of pictures. */
export const PICTURES_CACHE = 'pictures';

/** What is somebody's own, or means nothing without the host. */
const NEVER_KEPT: ReadonlySet<string> = new Set(
  segmentsOf('search', 'checkout', 'order', 'login', 'account', 'office', 'call', 'file'),
);

/** The queries of these say which goods are shown; of all other pages only the number of a list's page does. */
const CATALOGUE: ReadonlySet<string> = new Set(segmentsOf('group', 'product'));

/**
 * Whether a page of the shop may be kept in the browser, to be read without a network: nothing that is a person's, and
 * no URL that may carry a token, a code or what somebody has searched for (SWK-07).
 * @param url absolute or a path
 */
export function isKeptOffline(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  const [, segment = ''] = pathname.split('/', 2);
  if (NEVER_KEPT.has(segment)) return false;
  return CATALOGUE.has(segment) || [...searchParams.keys()].every((key) => key === 'page');
}

/** The path of a page as it may be told to others: of what is somebody's own, or was searched for, only its kind. */
export function toldPath(url: string): string {
  const { pathname } = new URL(url, 'http://shop.invalid');
  const [, segment = '', ...rest] = pathname.split('/');
  return NEVER_KEPT.has(segment) && rest.length > 0 ? `/${segment}/…` : pathname;
}
