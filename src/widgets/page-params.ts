import { createContext } from 'react';

/** Which part of a page is requested. */
export interface PageParams {
  /** Page of a paginated list, from 1: the query key `page`. */
  page: number;
  /** Item identifier in the URL; `null` without one. */
  item: string | null;
  /** Further segments of the URL. */
  extra: readonly string[];
}

/** Parts of a URL beyond the page's own (RT-23). */
export interface PageItem {
  item: string;
  extra: readonly string[];
}

/** Query key of paginated widgets; routes that render pages declare it. */
export const PAGE_QUERY_KEY = 'page';

/** The part of the page being shown. */
export const PageParamsContext = createContext<PageParams>({ page: 1, item: null, extra: [] });

/** The part of a page that a URL names; any `page` but a whole number from 1 up means the first. */
export function readPageParams(query: URLSearchParams, item: PageItem | null = null): PageParams {
  const written = query.get(PAGE_QUERY_KEY) ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1,
    item: item?.item ?? null,
    extra: item?.extra ?? [],
  };
}
