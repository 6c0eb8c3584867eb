import type { ApolloClient } from '@apollo/client';
import { SiteSettingsDocument } from '../features/site/SiteSettings.generated.ts';
import { RestError } from '../graphql/rest-error.ts';
import { notFound } from '../lib/not-found.ts';
import type { PageParams } from '../widgets/page-params.ts';
import { toWidgetType } from '../widgets/registry.ts';
import type { Widget } from '../widgets/widget-module.ts';
import { HOME_URL, homeList } from './home-list.ts';
import { loadedWidget, loadWidgets } from './loaded-widgets.ts';
import { visibilityChanges } from './page-changes.ts';
import { widgetsOf } from './page-blocks.ts';
import type { PageData, PlacedWidget } from './page-blocks.ts';
import type { PageLoaderResult } from './page-loader-result.ts';
import { PageViewDocument } from './PageView.generated.ts';

const NOT_IMPLEMENTED = 501;

const FIRST_PAGE: PageParams = { page: 1, item: null, extra: [] };

/** The loaded code of a widget; `null` for an unknown type. */
function widgetOf(type: string): Widget | null {
  const known = toWidgetType(type);
  return known && loadedWidget(known);
}

/** The page at this URL, from the cache or the host; `null` when there is none or it has no slug (PGR-07). */
export async function loadPageData(client: ApolloClient, url: string): Promise<PageData | null> {
  const { data } = await client.query({
    query: PageViewDocument,
    variables: { url },
  });
  const page = data?.cognitoPage;
  return page?.slug ? page : null;
}

/**
 * Preloads a CMS page: the page itself, then code and data of all its widgets in parallel.
 * @throws the 404 of `notFound('page')` when there is no such page or it has no slug (PGR-07), or its
 * lists end before the page of the place
 */
export async function loadPage(
  client: ApolloClient,
  url: string,
  place: PageParams = FIRST_PAGE,
): Promise<PageLoaderResult> {
  const [page, added] = await Promise.all([loadPageData(client, url), addedWidgets(client, url)]);
  if (!page) throw notFound('page');
  const widgets = [...widgetsOf(page), ...added];
  const prepared = await prepareWidgets(client, widgets, place);
  if (place.page > 1 && isBeyondLists(client, widgets, place)) throw notFound('page');
  return { ...prepared, changesAt: visibilityChanges(page) };
}

/** Whether lists of the page are divided into pages, but none has the page of the place. */
function isBeyondLists(client: ApolloClient, widgets: readonly PlacedWidget[], place: PageParams): boolean {
  const found = widgets.map(({ type, templatevar, context }) =>
    widgetOf(type)?.hasPage(templatevar, { client, context, place }),
  );
  return found.includes(false) && !found.includes(true);
}

/** Like `loadPage`, for a URL with an item; 404 too when no widget of the page shows the item (RT-23). */
export async function loadPageWithItem(
  client: ApolloClient,
  url: string,
  place: PageParams,
): Promise<PageLoaderResult> {
  const page = await loadPageData(client, url);
  if (!page) throw notFound('page');
  const widgets = widgetsOf(page);
  const result = await prepareWidgets(client, widgets, place);
  const takers = widgets.map(({ type, templatevar, context }) =>
    widgetOf(type)?.handlesItem(templatevar, { client, context, place }),
  );
  if (!(await Promise.all(takers)).includes(true)) throw notFound('page');
  return { ...result, changesAt: visibilityChanges(page) };
}

/** Widgets that the site's settings add; the frame sends the same query, and one call answers both. */
async function addedWidgets(client: ApolloClient, url: string): Promise<PlacedWidget[]> {
  if (url !== HOME_URL) return [];
  const { data } = await client.query({ query: SiteSettingsDocument });
  return homeList(url, data?.domainCurrent.home_list_page ?? '');
}

/** Loads the code and data of widgets. A widget's failed data does not affect the others. */
export async function prepareWidgets(
  client: ApolloClient,
  widgets: readonly PlacedWidget[],
  place: PageParams,
): Promise<Omit<PageLoaderResult, 'changesAt'>> {
  const types = [...new Set(widgets.map((widget) => widget.type))];
  const modules = await loadWidgets(types);
  const preloaded = await Promise.all(widgets.map((widget) => preloadWidget(client, widget, place)));
  return { widgets: types, modules, whole: !preloaded.includes(false) };
}

/** Loads a widget's data. False when the host failed, perhaps temporarily; a refusal counts as a response. */
async function preloadWidget(
  client: ApolloClient,
  { type, templatevar, context }: PlacedWidget,
  place: PageParams,
): Promise<boolean> {
  try {
    await widgetOf(type)?.preload(templatevar, { client, context, place });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`The widget ${type} (${context.id}) is shown without its data: ${reason}`);
    // A 501 is permanent.
    const isResponse = error instanceof RestError && (error.status < 500 || error.status === NOT_IMPLEMENTED);
    return isResponse;
  }
}
