import { isKeptOffline } from '../../../rules/offline-pages.ts';
import type { Tell, TaggedEvent } from './tagged-event.ts';

/** Session storage key of a sale that could not be reported from the page where it was paid. */
const UNTOLD = 'untoldSale';

/** Whether third parties may read the full URL: not when it may hold a token, an order or a search term. */
function mayBeRead(url: string): boolean {
  const { pathname, search } = new URL(url);
  return isKeptOffline(url) || (pathname === '/checkout' && search === '');
}

/** Checks the referrer too, because the scripts also read that. */
const mayDocumentBeRead = () =>
  mayBeRead(location.href) &&
  (!document.referrer.startsWith(`${location.origin}/`) || mayBeRead(document.referrer));

function takeUntold(): TaggedEvent | null {
  try {
    const kept = sessionStorage.getItem(UNTOLD);
    sessionStorage.removeItem(UNTOLD);
    return JSON.parse(kept ?? 'null') as TaggedEvent | null;
  } catch {
    return null;
  }
}

/** Discards the sale that is still to be reported. */
export const forgetUntold = (): void => void takeUntold();

/**
 * Reports events to services whose scripts read the URL themselves. They are not loaded in a document with a private
 * URL and get no events while the URL is private. A shopper returns from payment to such a URL, so the sale is reported
 * in the tab's next document that they may read.
 * @param open each loads one service
 */
export function tellAddressReaders(open: readonly (() => Tell)[]): Tell {
  const isOpen = mayDocumentBeRead();
  const tells = isOpen ? open.map((load) => load()) : [];
  const tell: Tell = (event) => tells.forEach((one) => one(event));
  const untold = isOpen ? takeUntold() : null;
  if (untold) tell(untold);
  return (event) => {
    if (isOpen && mayBeRead(location.href)) tell(event);
    else if (event.type === 'purchase' && open.length > 0)
      sessionStorage.setItem(UNTOLD, JSON.stringify(event));
  };
}
