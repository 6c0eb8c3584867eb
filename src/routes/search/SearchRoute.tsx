import { redirect, useParams, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { searchHref, shortQuery } from '../../features/search/search-url.ts';
import { clientOf } from '../../graphql/route-context.ts';
import { notFound } from '../../lib/not-found.ts';
import { SearchCategoriesDocument } from './SearchCategories.generated.ts';
import { SearchProductsDocument } from './SearchProducts.generated.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { searchPage, SEARCH_PAGE_SIZE, searchVariables } from './search-page.ts';

/** Redirects `/search?q=` of the plain form to `/search/{query}` (A72); refuses pages that do not exist. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const search = new URL(request.url).searchParams;
  const typed = search.get('q');
  if (typed !== null) throw redirect(searchHref(typed));
  const page = searchPage(search);
  if (page === null) throw notFound('shop');
  const client = clientOf(context);
  const query = shortQuery(params['query'] ?? '');
  const [, found] = await Promise.all([
    client.query({ query: SearchCategoriesDocument }),
    query === ''
      ? null
      : client.query({
          query: SearchProductsDocument,
          variables: searchVariables(query, page),
        }),
  ]);
  const total = found?.data?.sellProductSearch.total ?? 0;
  if (page > Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE))) throw notFound('shop');
  return null;
}

/** `/search`, `/search/{query}` (RT-14). */
export function Component() {
  const [search] = useSearchParams();
  return <SearchScreen typed={useParams()['query'] ?? ''} page={searchPage(search) ?? 1} />;
}
