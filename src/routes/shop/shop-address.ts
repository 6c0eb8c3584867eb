/** Products on one page of a group (specification section 9). */
export const PAGE_SIZE = 12;

/**
 * The page number of `/shop/{group}/{page}`: 1 without one, null for anything that is not a whole number from
 * 1 up (A26).
 */
export function pageNumber(param: string | undefined): number | null {
  if (param === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : null;
}

/** `/shop`, `/shop/{group}` for page 1, else `/shop/{group}/{n}` (A26). */
export function shopHref(group: string | null, page = 1): string {
  if (group === null) return '/shop';
  return page === 1 ? `/shop/${group}` : `/shop/${group}/${page}`;
}
