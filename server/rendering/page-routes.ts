import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { HtmlCache, packPage } from './html-cache.ts';
import type { CachedPage } from './html-cache.ts';
import { createInProcessFetch } from './in-process-fetch.ts';
import type { RenderResult, Storefront } from './storefront.ts';

const API_PATH = /^\/(api|graphql|assets|static|v|dev|sandbox-payment)(\/|$)/;

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

/**
 * Answers every other GET with a server-rendered page: one HTML for everybody, cached by path, declared
 * query keys, locale and content version (design.md section 5, Rendering).
 */
export function registerPages(app: FastifyInstance, services: Services, storefront: Storefront): void {
  const cache = new HtmlCache();
  const fetch = createInProcessFetch(app);

  const render = async (url: URL, locale: string): Promise<CachedPage> => {
    const bundle = await storefront.load();
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

  app.setNotFoundHandler(async (request, reply) => {
    const url = new URL(request.url, services.environment.publicUrl);
    if (!['GET', 'HEAD'].includes(request.method) || API_PATH.test(url.pathname)) {
      return reply.code(404).send({ text_code: 'NOT_FOUND', message: 'There is nothing at this address' });
    }
    const bundle = await storefront.load();
    const locale = request.cookies['locale'] ?? 'en';
    const key = `${locale} ${await bundle.cacheKey({ url: url.href, fetch })}`;
    const version = await services.contentVersion();
    try {
      const page =
        services.environment.mode === 'development'
          ? await render(url, locale)
          : await cache.get(key, String(version), () => render(url, locale));
      return sendPage(request, reply, page);
    } catch (error) {
      if (!(error instanceof Redirected)) throw error;
      return reply.redirect(error.result.location, error.result.status);
    }
  });
}
