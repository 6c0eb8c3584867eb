import type { ApolloClient } from '@apollo/client';
import { cleanChoices } from '../routes/product/clean-choices.ts';
import { readListingQuery, writeListingQuery } from '../routes/shop/listing-query.ts';
import type { RouteHandle } from './route-handle.ts';

/** What cleaning a query may depend on. */
interface QueryInput {
  search: URLSearchParams;
  params: Readonly<Record<string, string | undefined>>;
  /** Client that queries the host. */
  client: () => ApolloClient;
}

type Clean = (input: QueryInput) => URLSearchParams | Promise<URLSearchParams>;

const CLEANED: Record<NonNullable<RouteHandle['query']>, Clean> = {
  listing: ({ search }) => writeListingQuery(readListingQuery(search)),
  choices: cleanChoices,
};

/** The query reduced to what its route understands, in canonical form: one cache entry per page. */
export async function cleanQuery(
  handle: RouteHandle | undefined,
  input: QueryInput,
): Promise<URLSearchParams> {
  if (handle?.query) return CLEANED[handle.query](input);
  const keys = new Set(handle?.queryKeys);
  const query = new URLSearchParams([...input.search].filter(([key]) => keys.has(key)));
  query.sort();
  return query;
}
