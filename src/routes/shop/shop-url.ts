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

/** What a URL of a listing asks for, as it is written there. */
interface ListingParams {
  /** Of the root none. */
  slug: string | undefined;
  page: string | undefined;
}

/**
 * Reads the parameters of a route of a listing. The season's root lists products itself, so its pages are
 * `/shop-christmas/{n}` (RT-09, A26).
 */
export function listingParams(
  prefix: ShopPrefix,
  params: Readonly<Partial<Record<string, string>>>,
): ListingParams {
  const { group, page } = params;
  if (prefix === '/shop-christmas' && page === undefined && group !== undefined && /^\d+$/.test(group))
    return { slug: undefined, page: group };
  return { slug: group, page };
}

/** `/shop`, `/shop/{group}` for page 1, else `/shop/{group}/{n}`; of a root `/{n}` (A26). */
export function shopHref(prefix: ShopPrefix, group: string | null, page = 1): string {
  const first = group === null ? prefix : `${prefix}/${group}`;
  return page === 1 ? first : `${first}/${page}`;
}
