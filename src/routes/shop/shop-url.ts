/** URL prefix of a listing: the shop or the seasonal section (A27). */
export type ShopPrefix = '/shop' | '/shop-christmas';

/** The page of `/shop/{group}/{page}`: 1 when missing, `null` for anything but a positive integer (A26). */
export function pageNumber(param: string | undefined): number | null {
  if (param === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(param) ? Number(param) : null;
}

/** The parameters of a listing's URL, unparsed. */
interface ListingParams {
  /** `undefined` for the root. */
  slug: string | undefined;
  page: string | undefined;
}

/**
 * Reads the route parameters of a listing. The season's root lists products itself, so its pages are
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

/** `/shop`, `/shop/{group}` for page 1, `/shop/{group}/{n}` otherwise; `/{n}` for a root (A26). */
export function shopHref(prefix: ShopPrefix, group: string | null, page = 1): string {
  const first = group === null ? prefix : `${prefix}/${group}`;
  return page === 1 ? first : `${first}/${page}`;
}
