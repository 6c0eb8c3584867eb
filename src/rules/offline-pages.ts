import { firstSegment, segmentsOf } from './path-segments.ts';

/** Path of the page that the worker shows instead of one it has not stored. */
export const OFFLINE_PAGE = '/offline';

/** The worker's cache of the offline page in a language other than at installation. */
export const OFFLINE_CACHE = 'offline';

/** URL of the worker's script. */
export const WORKER_SCRIPT = '/service-worker.js';

/** Header that requests a page as rendered for everybody, hence cacheable: the cart without contents. */
export const FOR_EVERYBODY = 'x-for-everybody';

/** Shows a cart that comes from the browser itself. */
export const CART_PAGE = '/cart';

/** The worker's cache of pages. */
export const PAGES_CACHE = 'pages';

/** The worker's cache of pictures. */
export const PICTURES_CACHE = 'pictures';

/** Personal pages, and those that are useless without the host. */
const NEVER_CACHED: ReadonlySet<string> = new Set(
  segmentsOf('search', 'checkout', 'order', 'login', 'account', 'office', 'call', 'file'),
);

/** Their whole queries select products; elsewhere only the page number of a list matters. */
const CATALOGUE: ReadonlySet<string> = new Set(segmentsOf('group', 'product'));

/**
 * Whether a page may be cached for offline use: nothing personal, and no URL that may carry a token, a code
 * or a search term (SWK-07).
 * @param url absolute or a path
 */
export function isCacheable(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  const segment = firstSegment(pathname);
  if (NEVER_CACHED.has(segment)) return false;
  return CATALOGUE.has(segment) || [...searchParams.keys()].every((key) => key === 'page');
}

/** A page's path in a form that may be shared: of personal pages and searches only the first segment. */
export function reportablePath(url: string): string {
  const { pathname } = new URL(url, 'http://shop.invalid');
  const [, segment = '', ...rest] = pathname.split('/');
  return NEVER_CACHED.has(segment) && rest.length > 0 ? `/${segment}/…` : pathname;
}
