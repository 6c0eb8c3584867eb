import { createStaticHandler, isRouteErrorResponse } from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import { cleanQuery } from './app/clean-query.server.ts';
import { matchedScreen } from './app/matched-screen.server.ts';
import { renderPage } from './app/render-page.server.tsx';
import type { RenderedPage } from './app/render-page.server.tsx';
import type { RenderRequest } from './app/render-request.ts';
import { routes } from './app/routes.tsx';
import type { RouteHandle } from './app/route-handle.ts';
import { createServerClient } from './app/server-client.ts';
import { copyShell } from './app/shell-loader.ts';
import { spelledPath } from './app/spelled-path.ts';
import { restErrorFrom, toRefusedError } from './graphql/rest-error.ts';
import { createRouteContext } from './graphql/route-context.ts';
import type { RefusedForm } from './graphql/route-context.ts';
import { loadI18n } from './i18n/load-messages.ts';
import type { Locale } from './i18n/locales.ts';
import { createRefusalLocalizer } from './i18n/localize-refusals.ts';
import { shownLocale, shownLocales } from './i18n/shown-locale.ts';
import { failureOf } from './lib/failure.ts';
import { notFoundKind } from './lib/not-found.ts';

/** Result of a render. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | ({ kind: 'page' } & RenderedPage)
  | {
      kind: 'missing';
      /** The same for all URLs that show the same page. */
      key: string;
      /** Renders that page. */
      render: () => Promise<RenderedPage>;
    };

/** The language for a visitor with this cookie; English for anything but one of the shop's languages. */
export const pageLocaleOf = (chosen: string | undefined, previewed?: readonly string[]): Locale =>
  shownLocale(chosen, previewed);

/** The path as the shop spells it, so that no screen has two URLs. */
export const pathOf = (pathname: string): string => spelledPath(matchedScreen(pathname).path, pathname);

const handler = createStaticHandler(routes);

type UrlRequest = Pick<RenderRequest, 'url' | 'fetch' | 'apiBase'>;

/** The URL with its query reduced to what its route understands, in canonical form: one cached page each. */
export async function cleanUrl(request: UrlRequest): Promise<string> {
  const url = new URL(request.url);
  if (url.search === '') return url.href;
  const { handle, params } = matchedScreen(url.pathname);
  const client = () => createServerClient(request);
  const query = await cleanQuery(handle, { search: url.searchParams, params, client });
  url.search = query.toString();
  return url.href;
}

const pathAndQuery = (href: string) => {
  const { pathname, search } = new URL(href);
  return pathname + search;
};

/** Whether visitors can create unlimited such URLs: with a query, or on routes that accept any text. */
export function isOpenEnded(clean: string): boolean {
  const url = new URL(clean);
  return url.search !== '' || matchedScreen(url.pathname).handle?.isOpenEnded === true;
}

/** Whether a page is personal and must not be cached. */
export const isPersonal = (clean: string): boolean =>
  matchedScreen(new URL(clean).pathname).handle?.isPersonal === true;

/** Renders one URL: the loaders request its data, then React writes plain HTML. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const client = createServerClient(request);
  const refused = await refusedFormOf(request);
  const requestContext = createRouteContext(client, { cart: request.cart, refused });
  const context = await handler.query(new Request(request.url), { requestContext });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', status: context.status, location };
  }
  const errors = Object.values(context.errors ?? {});
  for (const error of errors) if (!isRouteErrorResponse(error)) request.report(error);
  const [kind] = errors.map(notFoundKind);
  const postedFrom = refused ? pathAndQuery(request.url) : null;
  // A prerendered copy has no host that could store the choice.
  const languages = request.isPrerender ? [] : shownLocales(request.previewed);
  const { origin } = new URL(request.url);
  const page = {
    ...request,
    languages,
    handler,
    context,
    client,
    origin,
    isStaticCopy: request.isStaticCopy ?? false,
    url: postedFrom,
  };
  if (!kind) return { kind: 'page', ...(await renderPage(page)) };
  return {
    kind: 'missing',
    key: `${kind} ${screenOf(context)}`,
    render() {
      // Only the frame, so that no visitor sees what another has requested.
      const frame = createServerClient(request);
      copyShell(client, frame);
      return renderPage({ ...page, client: frame });
    },
  };
}

/** Uses messages in the visitor's language. */
async function refusedFormOf({ refused, locale }: RenderRequest): Promise<RefusedForm | null> {
  if (!refused) return null;
  const { status, body, values } = refused;
  const localize = createRefusalLocalizer(await loadI18n(locale));
  const text = await localize(JSON.stringify(body));
  return { failure: failureOf(toRefusedError(restErrorFrom(status, text))), values };
}

function screenOf({ matches }: StaticHandlerContext): string {
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.module ?? '';
}
