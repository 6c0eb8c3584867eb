import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHostPath } from '../lib/reserved-paths.ts';
import type { Services } from '../services.ts';
import { canonicalPath, requestTarget } from './canonical-path.ts';
import { HtmlCache, packPage } from './html-cache.ts';
import type { CachedPage } from './html-cache.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import { pageRule } from './page-rules.ts';
import type { RenderResult, Storefront, StorefrontModule } from './storefront.ts';

class Redirected extends Error {
  readonly result: Extract<RenderResult, { kind: 'redirect' }>;

  constructor(result: Extract<RenderResult, { kind: 'redirect' }>) {
    super(`redirect to ${result.location}`);
    this.result = result;
  }
}

function encodingOf(request: FastifyRequest): 'br' | 'gzip' | null {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag: page.etag,
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = encodingOf(request);
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain;
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(page.status).send(body);
}

type ShowPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { url: URL; version: number },
) => unknown;

/** Pages from the cache, or rendered when they are not there. */
function pagesOf(app: FastifyInstance, services: Services, storefront: Storefront): ShowPage {
  const cache = new HtmlCache();
  const fetch = createInProcessFetch(app);

  const render = async (bundle: StorefrontModule, url: URL, locale: string): Promise<CachedPage> => {
    const { apiBase } = services.environment;
    const now = services.clock().toISOString();
    const report = (error: unknown) => app.log.error({ err: error, url: url.pathname }, 'page failed');
    const result = await bundle.render({ url: url.href, locale, now, fetch, apiBase, report });
    if (result.kind === 'redirect') throw new Redirected(result);
    const { head, body } = await storefront.assets(result.modules);
    const html = result.html
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `${result.state}${body}</body>`);
    return packPage(result.status, await storefront.finish(url.pathname, html));
  };

  return async (request, reply, { url, version }) => {
    const bundle = await storefront.load();
    const locale = request.cookies['locale'] ?? 'en';
    const key = `${locale} ${await bundle.cacheKey({ url: url.href, fetch })}`;
    try {
      const page =
        services.environment.mode === 'development'
          ? await render(bundle, url, locale)
          : await cache.get(key, String(version), () => render(bundle, url, locale));
      return sendPage(request, reply, page);
    } catch (error) {
      if (!(error instanceof Redirected)) throw error;
      return reply.redirect(error.result.location, error.result.status);
    }
  };
}

/**
 * Answers every GET that nothing else answers with a server-rendered page: one HTML for everybody, cached by path,
 * declared query keys, locale and content version (design.md section 5, Rendering).
 * @param storefront null: there are redirects, but no pages
 */
export function registerPages(app: FastifyInstance, services: Services, storefront: Storefront | null): void {
  const showPage = storefront && pagesOf(app, services, storefront);
  app.get('/*', async (request, reply) => {
    const { path, search } = requestTarget(request.url);
    if (isHostPath(path)) return reply.callNotFound();
    const canonical = canonicalPath(path);
    if (canonical !== path) return reply.redirect(canonical + search, 301);
    const version = await services.contentVersion();
    const rule = await pageRule(services, { path, search, version });
    if (rule.kind === 'redirect') return reply.redirect(rule.location, 301);
    if (!rule.listed) reply.header('x-robots-tag', 'noindex');
    if (showPage === null) return reply.callNotFound();
    const url = new URL(path + search, services.environment.publicUrl);
    return showPage(request, reply, { url, version });
  });
}
