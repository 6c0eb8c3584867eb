/** The contract's rule `Page`; its own module comes with every page. */
const LAST_PAGE = 10_000;

/** The number of a page, as a URL says it; anything else counts as the first page. */
export function pageNumberOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
