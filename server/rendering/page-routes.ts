import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '../../src/rules/analytics.ts';
import { FOR_EVERYBODY } from '../../src/rules/offline-pages.ts';
import type { Cart } from '../generated/wire.ts';
import { allowMeasuring } from './measured-pages.ts';
import { isHostPath } from '../lib/reserved-paths.ts';
import type { Services } from '../services.ts';
import { canonicalPath, requestTarget, withLeftOut } from './canonical-path.ts';
import { CleanUrls } from './clean-urls.ts';
import { sendPage } from './packed-page.ts';
import { HotPages } from './hot-pages.ts';
import { PageCache } from './page-cache.ts';
import { CART_PATH, ownCart, sendOwnPage, sendPersonalPage } from './own-page.ts';
import { PageRenderer } from './page-renderer.ts';
import { isOfNoOrder, pageRule } from './page-rules.ts';
import { createRenderFetch } from './render-fetch.ts';
import type { Storefront } from './storefront.ts';

/**
 * How a page may be kept: it is asked for again each time, by its tag. One in the language of a cookie is the
 * visitor's own; all others are everybody's.
 */
const cacheControl = (isChosen: boolean) => `${isChosen ? 'private' : 'public'}, no-cache`;

/** Pages whose query holds secrets, which no other request may carry along (A21). */
const SECRET_QUERIES: ReadonlySet<string> = new Set(['/token-login', '/auth']);

/** The same page under another tag: its policy must not be taken for that of before the answer. */
const withAnotherTag = <Page extends { etag: string }>(page: Page): Page => ({
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
    /** There is nothing that it could show. */
    isEmpty: boolean;
  },
) => unknown;

/** Hot pages of this cache, which stand before `app`. */
async function hotPagesOf(
  app: FastifyInstance,
  { shown, environment }: Services,
  { storefront, cache }: { storefront: Storefront; cache: PageCache },
): Promise<HotPages> {
  const { localeOf } = await storefront.load();
  const plain = localeOf(undefined);
  const hotPages = new HotPages({
    cache,
    shown: () => shown.held(),
    localeOf: (cookies) =>
      cookies?.includes('locale=')
        ? localeOf(app.parseCookie(cookies)['locale'], environment.previewLocales)
        : plain,
    refresh: (url, headers) => app.inject({ url, headers }),
  });
  hotPages.standBefore(app);
  return hotPages;
}

/** Pages from the cache, or rendered when they are not there. */
async function pagesOf(app: FastifyInstance, services: Services, storefront: Storefront): Promise<ShowPage> {
  const { apiBase, mode, previewLocales } = services.environment;
  const cache = new PageCache(services);
  // While it is developed a page is never the one of before.
  const hotPages = mode === 'development' ? null : await hotPagesOf(app, services, { storefront, cache });
  const cleanUrls = new CleanUrls();
  const fetch = createRenderFetch(app, apiBase);
  const renderer = new PageRenderer({ services, storefront, fetch, log: app.log });
  let renders = 0;

  return async (request, reply, { url: given, version, cart, isEmpty }) => {
    const bundle = await storefront.load();
    const locale = bundle.localeOf(request.cookies['locale'], previewLocales);
    reply.header('content-language', locale);
    const url = await cleanUrls.of(given, version, () => bundle.cleanUrl({ url: given, fetch, apiBase }));
    if (cart !== null) return sendOwnPage(request, reply, await renderer.render({ url, locale, cart }));
    if (bundle.isPersonal(url)) {
      reply.header('referrer-policy', 'no-referrer');
      return sendPersonalPage(request, reply, {
        cache,
        version,
        rendered: await renderer.render({ url, locale }),
      });
    }
    const held = hotPages ? version : `development ${(renders += 1)}`;
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const page = { key: `${locale} ${path}`, isOpenEnded: bundle.isOpenEnded(url) };
    const answer = await cache.get(held, page, () => renderer.render({ url, locale }));
    const control = cacheControl(locale !== bundle.localeOf(undefined));
    reply.header('cache-control', answer.status < 500 ? control : 'no-store');
    if (answer.kind === 'redirect')
      return reply.redirect(withLeftOut(answer.location, given, url), answer.status);
    if (isEmpty) return sendPage(request, reply, { ...answer, status: 404 });
    const isAgreed = consentIn(request.headers.cookie) === 'granted';
    if (answer.status === 200 && pathname !== CART_PATH && !isAgreed)
      await hotPages?.learn(request, reply, answer);
    return sendPage(request, reply, isAgreed ? withAnotherTag(answer) : answer);
  };
}

/**
 * Answers every GET that nothing else answers with a server-rendered page: one HTML for everybody, cached by path,
 * declared query keys, locale and the version of what is shown (design.md section 5, Rendering). Redirects and listed
 * pages are the own database's, so they count only where its content is shown.
 * @param storefront null: there are redirects, but no pages
 */
export async function registerPages(
  app: FastifyInstance,
  services: Services,
  storefront: Storefront | null,
): Promise<void> {
  const showPage = storefront && (await pagesOf(app, services, storefront));
  const pathOf = storefront && (async (path: string) => (await storefront.load()).pathOf(path));
  const { apiBase, publicUrl } = services.environment;
  app.get('/*', async (request, reply) => {
    const { path, search } = requestTarget(request.url);
    if (isHostPath(path)) return reply.callNotFound();
    const canonical = canonicalPath(path);
    if (SECRET_QUERIES.has(canonical)) reply.header('referrer-policy', 'no-referrer');
    const { key: version, content } = await services.shown.current();
    if (apiBase === null) {
      const rule = await pageRule(services, { path: canonical, search, version: content });
      if (rule.kind === 'redirect') return reply.redirect(rule.location, 301);
      if (!rule.listed) reply.header('x-robots-tag', 'noindex');
    }
    const spelled = (await pathOf?.(canonical)) ?? canonical;
    if (spelled !== path) return reply.redirect(spelled + search, 301);
    if (showPage === null) return reply.callNotFound();
    await allowMeasuring(services, request, reply);
    const isOwn = apiBase === null && path === CART_PATH && request.headers[FOR_EVERYBODY] === undefined;
    const cart = isOwn ? await ownCart(services, request) : null;
    const isEmpty = apiBase === null && (await isOfNoOrder(services.orders, path));
    const url = new URL(path + search, publicUrl).href;
    return showPage(request, reply, { url, version, cart, isEmpty });
  });
}
