import { createContext } from 'react';

/** Which part of a page is asked for. */
export interface PageParams {
  /** Of a list that has pages, from 1: the query key `page`. */
  page: number;
  /** The item identifier of the URL, null without one. */
  item: string | null;
  /** What the URL says beyond that. */
  extra: readonly string[];
}

/** The parts of a URL that goes beyond a page's own (RT-23). */
export interface PageItem {
  item: string;
  extra: readonly string[];
}

/** The query key of paginated widgets; a route that shows pages declares it. */
export const PAGE_QUERY_KEY = 'page';

/** The place on the page that is shown. */
export const PageParamsContext = createContext<PageParams>({ page: 1, item: null, extra: [] });

/** The place that a URL names; anything but a whole number from 1 up is the first page. */
export function readPageParams(query: URLSearchParams, item: PageItem | null = null): PageParams {
  const written = query.get(PAGE_QUERY_KEY) ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1,
    item: item?.item ?? null,
    extra: item?.extra ?? [],
  };
}
