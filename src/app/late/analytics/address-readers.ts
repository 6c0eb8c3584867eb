import { isKeptOffline } from '../../../rules/offline-pages.ts';
import type { Tell, TaggedEvent } from './tagged-event.ts';

/** Under this the tab keeps a sale that could not be told where it was made. */
const UNTOLD = 'untoldSale';

/** Whether the whole address may be known: it may hold a token, an order or what was searched for. */
function mayBeRead(url: string): boolean {
  const { pathname, search } = new URL(url);
  return isKeptOffline(url) || (pathname === '/checkout' && search === '');
}

/** Also where this document was asked for from, which scripts read as well. */
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

/** Nothing is told of it any more. */
export const forgetUntold = (): void => void takeUntold();

/**
 * Tells those that read the address for themselves. They are not loaded in a document whose address is somebody's own,
 * and hear of nothing while it is. Whoever has paid returns to such a one: the sale is told in the tab's next document
 * that they may read.
 * @param open loads one of them each
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
