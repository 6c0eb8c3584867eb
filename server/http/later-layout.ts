/**
 * The inline script that marks a freshly navigated page (`<html data-below>`): what is below the first screen
 * is laid out later (`.below` in `base.css`, `src/app/deferred/lay-out-below.ts`). After a reload, Back or
 * Forward, and for a link into a page, everything is laid out immediately, as the scroll position depends on
 * the heights above it.
 */
export const laterLayoutScript = [
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&',
  '(document.documentElement.dataset.below="");',
].join('');
