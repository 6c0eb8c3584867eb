import type { ApolloClient } from '@apollo/client';
import { notFound } from '../../lib/not-found.ts';
import { readPageParams } from '../../widgets/page-params.ts';
import type { PageItem } from '../../widgets/page-params.ts';
import { findPage, loadPage, loadPageWithItem } from '../../page/load-page.ts';
import type { PageLoaderResult } from '../../page/page-loader-result.ts';
import { readPageUrl } from './page-url.ts';

/** What the generic page route's loader leaves: which page it has found, and what its URL says beyond it. */
export interface UrlLoaderResult extends PageLoaderResult {
  url: string;
  item: PageItem | null;
}

/**
 * Finds and preloads what a URL means: a page of that very url (RT-22), or an item of the page that its first segment
 * names (RT-23). Throws the 404 of `notFound('page')` when it is neither.
 */
export async function loadUrl(
  client: ApolloClient,
  { pathname, searchParams }: URL,
): Promise<UrlLoaderResult> {
  const { whole, slug, item } = readPageUrl(pathname);
  if (await findPage(client, whole)) {
    return { ...(await loadPage(client, whole, readPageParams(searchParams))), url: whole, item: null };
  }
  if (item === null) throw notFound('page');
  const result = await loadPageWithItem(client, slug, readPageParams(searchParams, item));
  return { ...result, url: slug, item };
}
