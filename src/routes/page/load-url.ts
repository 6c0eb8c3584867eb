import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router';
import { notFound } from '../../lib/not-found.ts';
import { readPageParams } from '../../widgets/page-params.ts';
import type { PageItem } from '../../widgets/page-params.ts';
import { findPage, loadPage, loadPageWithItem } from '../../page/load-page.ts';
import type { PageLoaderResult } from '../../page/load-page.ts';
import { readPageUrl } from './page-url.ts';
import { readRedirects, redirectTarget } from './redirects.ts';

/** What the generic page route's loader leaves: which page it has found, and what its URL says beyond it. */
export interface UrlLoaderResult extends PageLoaderResult {
  url: string;
  item: PageItem | null;
}

/**
 * Finds and preloads what a URL means: a page of that very url (RT-22), an entry of the redirect table, whose
 * target alone comes into the history, since no loader's own URL does before it is done (RT-26), or an item of the page that its first segment names (RT-23). Throws the 404
 * of `notFound('page')` when it is none of these.
 */
export async function loadUrl(
  client: ApolloClient,
  { pathname, search, searchParams }: URL,
): Promise<UrlLoaderResult> {
  const { whole, slug, item } = readPageUrl(pathname);
  if (await findPage(client, whole)) {
    return { ...(await loadPage(client, whole, readPageParams(searchParams))), url: whole, item: null };
  }
  const target = redirectTarget(await readRedirects(client), whole, search);
  if (target !== null) throw redirect(target);
  if (item === null) throw notFound('page');
  const result = await loadPageWithItem(client, slug, readPageParams(searchParams, item));
  return { ...result, url: slug, item };
}
