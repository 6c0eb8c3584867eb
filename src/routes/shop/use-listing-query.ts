import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListingQuery } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';

/** The sort order and filters in the URL. */
export function useListingQuery(): ListingQuery {
  const [search] = useSearchParams();
  return useMemo(() => readListingQuery(search), [search]);
}
