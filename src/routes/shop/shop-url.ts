/** Products on one page of a group (specification section 9). */
export const PAGE_SIZE = 12;

/** Where a listing stands: the shop itself, or the one for the season (A27). */
export type ShopPrefix = '/shop' | '/shop-christmas';

/**
 * The page number of `/shop/{group}/{page}`: 1 without one, null for anything that is not a whole number from
 * 1 up (A26).
 */
export function pageNumber(param: string | undefined): number | null {
  if (param === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : null;
}

/** `/shop`, `/shop/{group}` for page 1, else `/shop/{group}/{n}` (A26). */
export function shopHref(prefix: ShopPrefix, group: string | null, page = 1): string {
  if (group === null) return prefix;
  return page === 1 ? `${prefix}/${group}` : `${prefix}/${group}/${page}`;
}
