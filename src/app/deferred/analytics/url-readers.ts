import { isCacheable } from '../../../rules/offline-pages.ts';
import type { Report, TaggedEvent } from './tagged-event.ts';

/** Session storage key of a sale that could not be reported from the page where it was paid. */
const PENDING_SALE = 'pendingSale';

/** Whether third parties may read the full URL: not when it may hold a token, an order or a search term. */
function mayBeRead(url: string): boolean {
  const { pathname, search } = new URL(url);
  return isCacheable(url) || (pathname === '/checkout' && search === '');
}

/** Checks the referrer too, because the scripts also read that. */
const mayDocumentBeRead = () =>
  mayBeRead(location.href) &&
  (!document.referrer.startsWith(`${location.origin}/`) || mayBeRead(document.referrer));

function takePending(): TaggedEvent | null {
  try {
    const stored = sessionStorage.getItem(PENDING_SALE);
    sessionStorage.removeItem(PENDING_SALE);
    return JSON.parse(stored ?? 'null') as TaggedEvent | null;
  } catch {
    return null;
  }
}

/** Discards the sale that is still to be reported. */
export const discardPendingSale = (): void => void takePending();

/**
 * Reports events to services whose scripts read the URL themselves. They are not loaded in a document with a private
 * URL and get no events while the URL is private. A shopper returns from payment to such a URL, so the sale is reported
 * in the tab's next document that they may read.
 * @param open each loads one service
 */
export function reportToUrlReaders(open: readonly (() => Report)[]): Report {
  const isOpen = mayDocumentBeRead();
  const reports = isOpen ? open.map((load) => load()) : [];
  const report: Report = (event) => reports.forEach((one) => one(event));
  const pending = isOpen ? takePending() : null;
  if (pending) report(pending);
  return (event) => {
    if (isOpen && mayBeRead(location.href)) report(event);
    else if (event.type === 'purchase' && open.length > 0)
      sessionStorage.setItem(PENDING_SALE, JSON.stringify(event));
  };
}
