import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '../../src/rules/analytics.ts';
import { FOR_EVERYBODY } from '../../src/rules/offline-pages.ts';
import type { Cart } from '../generated/wire.ts';
import { allowMeasuring } from './measured-pages.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { ipKey } from '../lib/ip-address.ts';
import { refusalMessage, refusalText } from '../lib/refusal-text.ts';
import { isHostPath } from '../lib/reserved-paths.ts';
import type { Services } from '../services.ts';
import { canonicalPath, requestTarget, withLeftOut } from './canonical-path.ts';
import { CleanUrls } from './clean-urls.ts';
import { sendPage } from './compressed-page.ts';
import type { CompressedPage } from './compressed-page.ts';
import { HotPages } from './hot-pages.ts';
import { PageCache } from './page-cache.ts';
import { CART_PATH, ownCart, sendOwnPage, sendPersonalPage } from './own-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { TooManyRenders } from './render-queue.ts';
import { isUnknownOwnPage, pageRule } from './page-rules.ts';
import type { Storefront } from './storefront.ts';

/**
 * Caches must revalidate every page by its tag. A page in a language chosen by cookie is private to the
 * visitor; all others are public.
 */
const cacheControl = (isChosen: boolean) => `${isChosen ? 'private' : 'public'}, no-cache`;

/** Redirects to a page's current URL. Must be revalidated, as browsers would otherwise follow it forever. */
const sendRedirect = (reply: FastifyReply, location: string) =>
  reply.header('cache-control', cacheControl(false)).redirect(location, 301);

/** Pages whose query holds secrets, which must not be passed on in any other request (A21). */
const SECRET_QUERIES: ReadonlySet<string> = new Set(['/token-login', '/auth']);

/** The page with another tag, as its policy differs from that before the consent. */
const withConsentTag = <Page extends { etag: string }>(page: Page): Page => ({
  ...page,
  etag: page.etag.replace(/"$/, '-agreed"'),
});

type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: {
    url: string;
    version: string;
    cart: Cart | null;
    /** Nothing exists at this URL. */
    isEmpty: boolean;
  },
) => unknown;

/** Creates the hot pages of this cache, handled before `app`. */
async function hotPagesOf(
  app: FastifyInstance,
  { shown, environment }: Services,
  { storefront, cache }: { storefront: Storefront; cache: PageCache },
): Promise<HotPages> {
  const { pageLocaleOf } = await storefront.load();
  const defaultLocale = pageLocaleOf(undefined);
  const hotPages = new HotPages({
    cache,
    shown: () => shown.cached(),
    localeOf: (cookies) =>
      cookies?.includes('locale=')
        ? pageLocaleOf(app.parseCookie(cookies)['locale'], environment.previewLocales)
        : defaultLocale,
    refresh: (url, headers) => app.inject({ url, headers }),
  });
  hotPages.handleBefore(app);
  return hotPages;
}

/** Retry delay (seconds) when there was no capacity to render a page. */
const RETRY_AFTER_SECONDS = 10;

/** Sends that the shop is busy: neither an error of ours nor a page that search engines should drop. */
function sendBusyPage(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof TooManyRenders)) throw error;
  reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  return sendErrorPage(reply, 503, (i18n) => ({
    title: i18n._({ id: 'page.error.failed', message: 'This page did not load' }),
    message: refusalMessage(i18n, refusalText('BUSY')),
  }));
}

/** The storefront and the renderer of its pages. */
interface Pages {
  storefront: Storefront;
  renderer: PageRenderer;
}

/** Returns a handler that sends pages from the cache, or renders them. */
async function pagesOf(
  app: FastifyInstance,
  services: Services,
  { storefront, renderer }: Pages,
): Promise<ShowPage> {
  const { mode, previewLocales } = services.environment;
  const cache = new PageCache(services);
  // During development no earlier page may be shown.
  const hotPages = mode === 'development' ? null : await hotPagesOf(app, services, { storefront, cache });
  const cleanUrls = new CleanUrls();
  let renders = 0;

  return async (request, reply, { url: given, version, cart, isEmpty }) => {
    const bundle = await storefront.load();
    const locale = bundle.pageLocaleOf(request.cookies['locale'], previewLocales);
    reply.header('content-language', locale);
    const url = await cleanUrls.of(given, version, () => renderer.cleanUrl(given));
    const client = ipKey(request.ip);
    const target = { url, locale };
    const render = () => renderer.render(target, client);
    if (cart !== null) return sendOwnPage(request, reply, await renderer.render({ ...target, cart }, client));
    if (bundle.isPersonal(url)) {
      reply.header('referrer-policy', 'no-referrer');
      return sendPersonalPage(request, reply, { cache, version, rendered: await render() });
    }
    const cacheVersion = hotPages ? version : `development ${(renders += 1)}`;
    const { pathname, search } = new URL(url);
    const page = { key: `${locale} ${pathname}${search}`, isOpenEnded: bundle.isOpenEnded(url) };
    const content = await cache.get(cacheVersion, page, render, () => renderer.join(target, client));
    const control = cacheControl(locale !== bundle.pageLocaleOf(undefined));
    reply.header('cache-control', content.status < 500 ? control : 'no-store');
    if (content.kind === 'redirect')
      return reply.redirect(withLeftOut(content.location, given, url), content.status);
    if (isEmpty) return sendPage(request, reply, { ...content, status: 404 });
    const shown = { page: content, isOpenEnded: page.isOpenEnded };
    return sendPublicPage(request, reply, shown, pathname === CART_PATH ? null : hotPages);
  };
}

/** @param hotPages stores the response; null if there are none */
async function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  shown: { page: CompressedPage; isOpenEnded: boolean },
  hotPages: HotPages | null,
): Promise<unknown> {
  const { page } = shown;
  if (consentIn(request.headers.cookie) === 'granted') return sendPage(request, reply, withConsentTag(page));
  if (page.status === 200) await hotPages?.store(request, reply, shown);
  return sendPage(request, reply, page);
}

/**
 * Serves every otherwise unhandled GET a server-rendered page: the same HTML for everybody, cached by path,
 * declared query keys, locale and version of what is shown (decision 006).
 * Redirects and listed pages come from this host's database, so they apply only where its content is shown.
 * @param pages null: only redirects are served
 */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  pages: Pages | null,
): Promise<void> {
  const showPage = pages && (await pagesOf(app, services, pages));
  const pathOf = pages && (async (path: string) => (await pages.storefront.load()).pathOf(path));
  const { apiBase, publicUrl } = services.environment;
  app.get('/*', async (request, reply) => {
    const { path, search } = requestTarget(request.url);
    if (isHostPath(path)) return reply.callNotFound();
    const canonical = canonicalPath(path);
    if (SECRET_QUERIES.has(canonical)) reply.header('referrer-policy', 'no-referrer');
    const { key: version, content } = await services.shown.current();
    if (apiBase === null) {
      const rule = await pageRule(services, { path: canonical, search, version: content });
      if (rule.kind === 'redirect') return sendRedirect(reply, rule.location);
      if (!rule.listed) reply.header('x-robots-tag', 'noindex');
    }
    const spelled = (await pathOf?.(canonical)) ?? canonical;
    if (spelled !== path) return sendRedirect(reply, spelled + search);
    if (showPage === null) return reply.callNotFound();
    await allowMeasuring(services, request, reply);
    const isOwn = apiBase === null && path === CART_PATH && request.headers[FOR_EVERYBODY] === undefined;
    const cart = isOwn ? await ownCart(services, request) : null;
    const isEmpty = apiBase === null && (await isUnknownOwnPage(services, path));
    const url = new URL(path + search, publicUrl).href;
    try {
      return await showPage(request, reply, { url, version, cart, isEmpty });
    } catch (error) {
      return sendBusyPage(reply, error);
    }
  });
}
