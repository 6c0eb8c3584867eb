import type { ApolloClient } from '@apollo/client';
import { notFound } from '../../lib/not-found.ts';
import { readPageParams } from '../../widgets/page-params.ts';
import type { PageItem } from '../../widgets/page-params.ts';
import { loadPageData, loadPage, loadPageWithItem } from '../../page/load-page.ts';
import type { PageLoaderResult } from '../../page/page-loader-result.ts';
import { readPageUrl } from './page-url.ts';

/** The result of the generic page route's loader: the page found, and the rest of the URL. */
export interface UrlLoaderResult extends PageLoaderResult {
  url: string;
  item: PageItem | null;
}

/**
 * Finds and preloads the content of a URL: the page with exactly this url (RT-22), or an item of the page in
 * its first segment (RT-23). Throws the 404 of `notFound('page')` otherwise.
 */
export async function loadUrl(
  client: ApolloClient,
  { pathname, searchParams }: URL,
): Promise<UrlLoaderResult> {
  const { whole, slug, item } = readPageUrl(pathname);
  if (await loadPageData(client, whole)) {
    return { ...(await loadPage(client, whole, readPageParams(searchParams))), url: whole, item: null };
  }
  if (item === null) throw notFound('page');
  const result = await loadPageWithItem(client, slug, readPageParams(searchParams, item));
  return { ...result, url: slug, item };
}
