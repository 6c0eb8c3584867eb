import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RestCalls } from '../generated/rest-schemas.ts';
import { entityTag, isCurrent } from '../http/entity-tag.ts';
import { withoutDocumentHeaders } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import { BLOG_FEED, blogFeed } from './blog-feed.ts';
import { productFeed } from './product-feed.ts';
import { robotsTxt } from './robots-txt.ts';
import { MAX_URLS, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import type { SitemapUrl } from './sitemap-xml.ts';
import { sitemapUrls } from './sitemap-urls.ts';

/** How long a robot, or a cache before the shop, may go by what it has, s. */
const MAX_AGE_S = 600;
/** How long another host may take, ms. */
const REMOTE_TIMEOUT_MS = 8_000;

/** What another host says of its pages (`API_BASE`). */
async function remoteUrls(apiBase: string): Promise<SitemapUrl[]> {
  const url = `${apiBase}/api/v1/cognito/domain/initialData`;
  const response = await fetch(url, { signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { sitemap } = (await response.json()) as RestCalls['domainInitialData']['answer'];
  return sitemap.map(({ url: path, lastmod, priority }) => ({ path, lastmod, priority, pictures: [] }));
}

/** Makes something anew when what is shown has changed, and once for all who ask for it at the same time. */
function keptWhileShown<Value>(
  { shown }: Pick<Services, 'shown'>,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { key: string; value: Promise<Value> } | null = null;
  return async () => {
    const { key } = await shown.current();
    if (kept?.key === key) return kept.value;
    const value = make();
    kept = { key, value };
    value.catch(() => {
      if (kept?.value === value) kept = null;
    });
    return value;
  };
}

/** Sends what machines read, or 304. */
function sendForMachines(reply: FastifyReply, { type, body }: { type: string; body: string }): FastifyReply {
  withoutDocumentHeaders(reply.raw);
  const etag = entityTag(body);
  void reply.headers({ 'content-type': type, 'cache-control': `public, max-age=${MAX_AGE_S}`, etag });
  return isCurrent(reply.request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

const XML = 'application/xml; charset=utf-8';

/** The feeds of goods and of articles. Of the own shop only: another host has its own. */
function registerFeeds(app: FastifyInstance, services: Services): void {
  const goods = keptWhileShown(services, () =>
    productFeed(services, (problems) => app.log.warn({ problems }, 'left out of the product feed')),
  );
  const articles = keptWhileShown(services, () => blogFeed(services));
  app.get('/feeds/products.xml', async (_request, reply) =>
    sendForMachines(reply, { type: XML, body: await goods() }),
  );
  app.get(BLOG_FEED, async (_request, reply) =>
    sendForMachines(reply, { type: 'application/rss+xml; charset=utf-8', body: await articles() }),
  );
}

/** `robots.txt`, the feeds and the sitemap (SEO-03): of the own shop, or of the host at `API_BASE`. */
export function registerSearchEngineFiles(app: FastifyInstance, services: Services): void {
  const { publicUrl, apiBase } = services.environment;
  const urls =
    apiBase === null ? keptWhileShown(services, () => sitemapUrls(services)) : () => remoteUrls(apiBase);
  if (apiBase === null) registerFeeds(app, services);
  app.get('/robots.txt', async (_request, reply) =>
    sendForMachines(reply, { type: 'text/plain; charset=utf-8', body: robotsTxt(publicUrl) }),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const all = await urls();
    const files = Math.ceil(all.length / MAX_URLS);
    const body = files > 1 ? sitemapIndexXml(files, publicUrl) : sitemapXml(all, publicUrl);
    return sendForMachines(reply, { type: XML, body });
  });
  app.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,4}).xml', async (request, reply) => {
    const from = (Number(request.params.file) - 1) * MAX_URLS;
    const part = (await urls()).slice(Math.max(0, from), from + MAX_URLS);
    if (from < 0 || part.length === 0) return reply.callNotFound();
    return sendForMachines(reply, { type: XML, body: sitemapXml(part, publicUrl) });
  });
}
