import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { SiteSettingsDocument } from '../../features/site/SiteSettings.generated.ts';
import { clientOf } from '../../graphql/route-context.ts';
import { notFound } from '../../lib/not-found.ts';
import { LISTING_PAGE_SIZE } from '../../rules/listing-page-size.ts';
import { locateCategory } from './shop-section.ts';
import type { ShopSection } from './shop-section.ts';
import { productFilterOf, readListingQuery, withListingQuery } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';
import { listingParams, pageNumber, shopHref } from './shop-url.ts';
import { ShopProductsDocument } from './ShopProducts.generated.ts';
import type { ShopProductsQueryVariables } from './ShopProducts.generated.ts';

/** Query variables for a page of a listing; a root lists all groups. */
export function listingVariables(
  { seasonal }: ShopSection,
  group: string | undefined,
  page: number,
  query: ListingQuery,
): ShopProductsQueryVariables {
  const filter = productFilterOf(query, seasonal);
  const offset = (page - 1) * LISTING_PAGE_SIZE;
  return { group: group ?? null, filter, sort: query.sort, first: LISTING_PAGE_SIZE, offset };
}

async function countProducts(client: ApolloClient, variables: ShopProductsQueryVariables): Promise<number> {
  const { data } = await client.query({
    query: ShopProductsDocument,
    variables,
  });
  return data?.sellProductCount ?? 0;
}

/** Loader data of a listing whose content depends on the date. */
export interface ListingLoaderResult {
  /** The day, YYYY-MM-DD, it counts down to. */
  countsDownTo: string;
}

/** The last day to order for the season; shares the frame's concurrent request. */
async function lastOrderDay(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: SiteSettingsDocument });
  return data?.domainCurrent.order_by_day ?? '';
}

/**
 * Preloads a group's tiles, or a page of its products or of the season's specials; refuses groups and page
 * numbers that do not exist (GRD-14). `/{n}` with n = 1 redirects to the URL without a number (A26).
 */
export async function loadListing(
  section: ShopSection,
  { context, params, request }: LoaderFunctionArgs,
): Promise<ListingLoaderResult | null> {
  const client = clientOf(context);
  const { slug, page: requested } = listingParams(section.prefix, params);
  const page = pageNumber(requested);
  if (page === null) throw notFound('shop');
  const query = readListingQuery(new URL(request.url).searchParams);
  if (requested === '1') throw redirect(withListingQuery(shopHref(section.prefix, slug ?? null), query), 301);
  const listed = slug !== undefined || section.seasonal;
  const [place, count, countsDownTo] = await Promise.all([
    locateCategory(client, section, slug),
    listed ? countProducts(client, listingVariables(section, slug, page, query)) : 0,
    section.seasonal ? lastOrderDay(client) : '',
  ]);
  if (!place) throw notFound('shop');
  const pages = place.children.length === 0 || slug === undefined ? Math.ceil(count / LISTING_PAGE_SIZE) : 1;
  if (page > Math.max(1, pages)) throw notFound('shop');
  return countsDownTo === '' ? null : { countsDownTo };
}
