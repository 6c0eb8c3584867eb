import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import { AppProviders } from './app/AppProviders.tsx';
import { createAnonymousActors } from './app/app-actors.ts';
import { Document } from './app/Document.tsx';
import { htmlOf } from './app/html-of.server.ts';
import { routes } from './app/routes.tsx';
import type { RouteHandle } from './app/routes.tsx';
import { createServerClient } from './app/server-client.ts';
import { idleScreenMachines } from './app/screen-machines.ts';
import { createRouteContext } from './graphql/route-context.ts';
import { loadI18n } from './i18n/load-messages.ts';
import { toLocale } from './i18n/locales.ts';
import type { Locale } from './i18n/locales.ts';
import { embeddedStateScript } from './lib/embedded-state.ts';
import { dehydrateRouter } from './app/router-state.ts';
import { widgetModulesOf } from './page/load-page.ts';

/** What the host says of the page that it wants. */
export interface RenderRequest {
  /** Absolute URL, its query as `cleanUrl` gives it. */
  url: string;
  locale: Locale;
  /** The instant at which this page is rendered; block clocks start from it. */
  now: string;
  /** Reaches the host without HTTP. */
  fetch: typeof globalThis.fetch;
  apiBase: string | null;
  /** Takes what a loader threw that is no answer to the visitor. */
  report: (error: unknown) => void;
}

/** What comes of it. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** The whole document without its assets. */
      html: string;
      /** The embedded state, already safe inside a script element. */
      state: string;
      /** Source modules that this page needs before it can hydrate. */
      modules: string[];
    };

/** The language of a visitor whose cookie says this; English for everything that names none. */
export const localeOf = toLocale;

const handler = createStaticHandler(routes);

/** The URL with nothing in its query but what its route understands, in one form: a page of a cache each. */
export async function cleanUrl({ url: given, fetch }: Pick<RenderRequest, 'url' | 'fetch'>): Promise<string> {
  const url = new URL(given);
  if (url.search !== '') url.search = (await cleanQuery(url, fetch)).toString();
  return url.href;
}

async function cleanQuery(url: URL, fetch: RenderRequest['fetch']): Promise<URLSearchParams> {
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  if (handle?.cleanQuery) {
    const client = () => createServerClient({ url: url.href, fetch });
    return handle.cleanQuery({ search: url.searchParams, params: match?.params ?? {}, client });
  }
  const keys = new Set(handle?.queryKeys);
  const query = new URLSearchParams([...url.searchParams].filter(([key]) => keys.has(key)));
  query.sort();
  return query;
}

/** Renders one URL anonymously: the loaders fill the Apollo cache, then React writes plain HTML. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const client = createServerClient(request);
  const context = await handler.query(new Request(request.url), {
    requestContext: createRouteContext(client),
  });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', status: context.status, location };
  }
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) request.report(error);
  }
  const { locale } = request;
  const i18n = await loadI18n(locale);
  const html = await htmlOf(
    <Document locale={locale}>
      <AppProviders
        client={client}
        i18n={i18n}
        actors={createAnonymousActors()}
        machines={idleScreenMachines}
        checkoutDraft={null}
        renderedAt={request.now}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppProviders>
    </Document>,
  );
  const state = embeddedStateScript({
    now: request.now,
    locale,
    apiBase: request.apiBase,
    apollo: client.extract(),
    router: dehydrateRouter(context),
  });
  return {
    kind: 'page',
    status: context.statusCode,
    html,
    state,
    // The messages too: a page hydrates with them, and must not wait for them behind its pictures.
    modules: [...modulesOf(context), `locales/${locale}.po`],
  };
}

function modulesOf(context: StaticHandlerContext): string[] {
  const ofRoutes = context.matches.flatMap(({ route }) => {
    const handle = route.handle as RouteHandle | undefined;
    return handle ? [handle.module] : [];
  });
  return [...ofRoutes, ...Object.values(context.loaderData).flatMap(widgetModulesOf)];
}
