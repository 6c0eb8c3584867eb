import type { ApolloClient } from '@apollo/client';
import { notFound } from '../../lib/not-found.ts';
import { toWidgetType } from '../registry.ts';
import { loadedWidget, loadWidgets } from './loaded-widgets.ts';
import { widgetsOf } from './page-blocks.ts';
import { PageViewDocument } from './PageView.generated.ts';
import type { PageViewQuery, PageViewQueryVariables } from './PageView.generated.ts';

/** What a page's loader leaves in the router state: no data, only what to load before hydration. */
export interface PageLoaderResult {
  widgets: string[];
  modules: string[];
}

/**
 * Preloads a CMS page: the page itself, then the code and the data of all its widgets in one wave. Throws the
 * 404 of `notFound('page')` when there is no such page.
 */
export async function loadPage(client: ApolloClient, url: string): Promise<PageLoaderResult> {
  const { data } = await client.query<PageViewQuery, PageViewQueryVariables>({
    query: PageViewDocument,
    variables: { url },
  });
  const page = data?.cognitoPage;
  if (!page) throw notFound('page');
  const widgets = widgetsOf(page);
  const types = [...new Set(widgets.map((widget) => widget.type))];
  const modules = await loadWidgets(types);
  await Promise.all(
    widgets.map(({ type, templatevar, context }) => {
      const known = toWidgetType(type);
      return known ? loadedWidget(known)?.preload(templatevar, context, client) : undefined;
    }),
  );
  return { widgets: types, modules };
}

/** The widgets' source modules that a page's loader has left, none for any other loader's result. */
export function widgetModulesOf(result: unknown): string[] {
  return isPageLoaderResult(result) ? result.modules : [];
}

/** The widget types that a page's loader has left, none for any other loader's result. */
export function widgetTypesOf(result: unknown): string[] {
  return isPageLoaderResult(result) ? result.widgets : [];
}

function isPageLoaderResult(result: unknown): result is PageLoaderResult {
  return typeof result === 'object' && result !== null && 'widgets' in result && 'modules' in result;
}
