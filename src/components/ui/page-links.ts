/** An element of the page numbers. */
export type PageLink =
  | { kind: 'page'; page: number; onSmall: boolean }
  | { kind: 'gap'; after: number; onSmall: boolean; onLarge: boolean };

const NEAR_ON_LARGE = 4;
const NEAR_ON_SMALL = 1;

/**
 * The numbers in a pagination (SHP-08): first, last and the neighbours of the current page. Small screens
 * show fewer; large ones have gaps only in long listings.
 * @param page the current page, from 1
 */
export function pageLinks(page: number, pageCount: number): PageLink[] {
  const shown = (candidate: number, near: number) =>
    candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= near;
  const links: PageLink[] = [];
  let lastSmall = 0;
  let lastLarge = 0;
  for (let candidate = 1; candidate <= pageCount; candidate += 1) {
    if (!shown(candidate, NEAR_ON_LARGE)) continue;
    const onSmall = shown(candidate, NEAR_ON_SMALL);
    const cutOnLarge = candidate - lastLarge > 1;
    const cutOnSmall = onSmall && candidate - lastSmall > 1;
    if (cutOnLarge || cutOnSmall) {
      links.push({ kind: 'gap', after: candidate - 1, onSmall: cutOnSmall, onLarge: cutOnLarge });
    }
    links.push({ kind: 'page', page: candidate, onSmall });
    lastLarge = candidate;
    if (onSmall) lastSmall = candidate;
  }
  return links;
}
