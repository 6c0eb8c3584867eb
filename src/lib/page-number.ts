/** Copy of the contract's rule `Page`: importing its module would load that on every page. A test compares them. */
const LAST_PAGE = 10_000;

/** The page number in a URL; 1 when missing or invalid. */
export function pageNumberOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
