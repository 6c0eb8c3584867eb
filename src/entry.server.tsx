import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
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
import { routes } from './app/routes.tsx';
import type { RouteHandle } from './app/routes.tsx';
import { createServerClient } from './app/server-client.ts';
import { idleScreenMachines } from './app/screen-machines.ts';
import { createRouteContext } from './graphql/route-context.ts';
import { loadI18n } from './i18n/load-messages.ts';
import { toLocale } from './i18n/locales.ts';
import { embeddedStateScript } from './lib/embedded-state.ts';
import { dehydrateRouter } from './app/router-state.ts';
import { widgetModulesOf } from './page/load-page.ts';

interface RenderRequest {
  /** Absolute address. */
  url: string;
  locale: string;
  /** The instant at which this page is rendered; block clocks start from it. */
  now: string;
  /** Reaches the host without HTTP. */
  fetch: typeof globalThis.fetch;
  apiBase: string | null;
  /** Takes what a loader threw that is no answer to the visitor. */
  report: (error: unknown) => void;
}

type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; state: string; modules: string[]; locale: string };

const RENDER_TIMEOUT_MS = 10_000;

type PageQuestion = Pick<RenderRequest, 'url' | 'fetch'>;

/** What a rendered page depends on: its path, and its query as its route understands it. */
export async function cacheKey({ url: address, fetch }: PageQuestion): Promise<string> {
  const url = new URL(address);
  const query = url.search === '' ? new URLSearchParams() : await cleanQuery(url, fetch);
  return `${url.pathname}?${query.toString()}`;
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

/** Renders one address anonymously: the loaders fill the Apollo cache, then React writes plain HTML. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const client = createServerClient(request);
  const handler = createStaticHandler(routes);
  const url = new URL(request.url);
  const address = new URL(await cacheKey(request), url);
  const context = await handler.query(new Request(address), { requestContext: createRouteContext(client) });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', status: context.status, location };
  }
  for (const error of Object.values(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) request.report(error);
  }
  const locale = toLocale(request.locale);
  const i18n = await loadI18n(locale);
  const html = await renderDocument(
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
    locale,
  };
}

function modulesOf(context: StaticHandlerContext): string[] {
  const ofRoutes = context.matches.flatMap(({ route }) => {
    const handle = route.handle as RouteHandle | undefined;
    return handle ? [handle.module] : [];
  });
  return [...ofRoutes, ...Object.values(context.loaderData).flatMap(widgetModulesOf)];
}

function renderDocument(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // React hides large completed boundaries behind a script otherwise, and a page must read without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
    setTimeout(() => stream.abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS).unref();
  });
}
