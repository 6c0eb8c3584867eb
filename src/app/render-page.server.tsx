import type { ApolloClient } from '@apollo/client';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import type { StaticHandler, StaticHandlerContext } from 'react-router';
import { StaticCopyContext } from '../components/layout/static-copy.ts';
import { NetworkError } from '../graphql/network-error.ts';
import { recordResults } from '../graphql/page-results.ts';
import type { PageResults } from '../graphql/page-results.ts';
import { loadI18n } from '../i18n/load-messages.ts';
import { defaultLocale } from '../i18n/locales.ts';
import type { Locale } from '../i18n/locales.ts';
import { embeddedStateScript } from '../lib/embedded-state.ts';
import { isComplete, nextVisibilityChange, widgetModulesOf } from '../page/page-loader-result.ts';
import { emptyHeadData, HeadDataContext } from '../components/head/head-data.ts';
import { AppProviders } from './AppProviders.tsx';
import { Document } from './Document.tsx';
import { headHtml } from './head-html.server.tsx';
import { htmlOf } from './html-of.server.ts';
import { dehydrateRouter } from './router-state.ts';
import type { RouteHandle } from './route-handle.ts';
import { anonymousActors, idleScreenMachines } from './idle-screen-machines.server.ts';
import { pageEndHtml } from './page-end.server.tsx';
import { SCREEN_ROUTE } from './screen-route.ts';
import { SiteHeadDocument } from './SiteHead.generated.ts';

/** A page as HTML. */
export interface RenderedPage {
  status: number;
  /** The whole document without its assets. */
  html: string;
  /** Follows the page and needs no hydration: the choice of language and theme. */
  after: string;
  /** The embedded state, already safe inside a script element. */
  state: string;
  /** Source modules needed to hydrate this page. */
  modules: string[];
  /** False when something is missing that another render may have. */
  isComplete: boolean;
  /** First instant (ms since 1970) at which the page changes without an edit; `null` when never. */
  changesAt: number | null;
}

interface PageInput {
  handler: StaticHandler;
  /** The loaders' results in the router. */
  context: StaticHandlerContext;
  /** The client that the loaders have used. */
  client: ApolloClient;
  locale: Locale;
  /** Languages a visitor may choose. */
  languages: readonly Locale[];
  /** The instant of the render, ISO 8601 UTC. */
  now: string;
  apiBase: string | null;
  /** Origin of the shop, e.g. `https://shop.example`. */
  origin: string;
  /** For a static copy of the shop without a host. */
  isStaticCopy: boolean;
  /** URL of the screen when this responds to a form posted to another URL; otherwise `null`. */
  url: string | null;
  /** Receives errors thrown by components. */
  report: (error: unknown) => void;
}

/**
 * Renders the document from the loaders' results. A widget that throws is left out; when the screen throws,
 * the frame shows an error with status 500. Rejects when the frame throws too.
 */
export async function renderPage(input: PageInput): Promise<RenderedPage> {
  try {
    return await write(input);
  } catch (error) {
    input.report(error);
    const errors = { [SCREEN_ROUTE]: error };
    return write({ ...input, context: { ...input.context, statusCode: 500, errors } });
  }
}

async function write({ handler, context, client, ...input }: PageInput): Promise<RenderedPage> {
  const { locale, languages, now, apiBase, origin, isStaticCopy, url, report } = input;
  const i18n = await loadI18n(locale);
  const headData = emptyHeadData();
  const queryResults: PageResults = {};
  const { html, errors } = await htmlOf(
    <Document locale={locale}>
      <AppProviders
        client={recordResults(client, queryResults)}
        i18n={i18n}
        actors={anonymousActors}
        machines={idleScreenMachines}
        checkoutDraft={null}
        renderedAt={now}
        origin={origin}
      >
        <StaticCopyContext value={isStaticCopy}>
          <HeadDataContext value={headData}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </HeadDataContext>
        </StaticCopyContext>
      </AppProviders>
    </Document>,
  );
  errors.forEach(report);
  const settings = client.readQuery({ query: SiteHeadDocument });
  const head = headHtml({ head: headData, locale, origin, apiBase, settings });
  const results = Object.values(context.loaderData);
  const router = dehydrateRouter(context);
  return {
    status: statusOf(context),
    html: html.replace('</head>', () => `${head}</head>`),
    // Those controls need a script or a host.
    after: isStaticCopy ? '' : pageEndHtml(i18n, { current: locale, languages }),
    state: embeddedStateScript({ now, locale, origin, apiBase, url, results: queryResults, router }),
    modules: modulesOf(context, locale),
    isComplete: errors.length === 0 && isComplete(results),
    changesAt: nextVisibilityChange(results, Date.parse(now)),
  };
}

/** The response status; an unreachable host is not the page's fault, hence 503. */
function statusOf({ statusCode, errors }: StaticHandlerContext): number {
  return Object.values(errors ?? {}).some((error) => error instanceof NetworkError) ? 503 : statusCode;
}

function modulesOf({ matches, loaderData }: StaticHandlerContext, locale: Locale): string[] {
  const ofRoutes = matches.flatMap(({ route }) => {
    const handle = route.handle as RouteHandle | undefined;
    return handle ? [handle.module] : [];
  });
  const ofWidgets = Object.values(loaderData).flatMap(widgetModulesOf);
  // Hydration in another language needs its catalogue, which must not load behind the page's pictures.
  const messages = locale === defaultLocale ? [] : ['src/i18n/catalogues.ts', `locales/${locale}.po`];
  return [...ofRoutes, ...ofWidgets, ...messages];
}
