import type { SearchProductsQueryVariables } from './SearchProducts.generated.ts';

export const SEARCH_PAGE_SIZE = 12;

/** Parses `?page=`: 1 when missing, `null` for anything but a positive integer. */
export function searchPage(search: URLSearchParams): number | null {
  const page = search.get('page');
  if (page === null) return 1;
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null;
}

export const searchVariables = (query: string, page: number): SearchProductsQueryVariables => ({
  query,
  first: SEARCH_PAGE_SIZE,
  offset: (page - 1) * SEARCH_PAGE_SIZE,
});
