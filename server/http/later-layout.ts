/**
 * The inline script that marks a page which was just come to (`<html data-below>`): what stands below its first look is laid
 * out later (`.below` in `base.css`, `src/app/late/lay-out-below.ts`). Where a place is found again by the heights above
 * it, after a reload, Back, Forward and at a link into a page, all is laid out at once.
 */
export const laterLayoutScript = [
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&',
  '(document.documentElement.dataset.below="");',
].join('');
