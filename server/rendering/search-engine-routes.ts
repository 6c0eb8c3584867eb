import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCurrent } from '../lib/entity-tag.ts';
import { withoutDocumentHeaders } from '../http/security-headers.ts';
import { once } from '../lib/once.ts';
import type { Services } from '../services.ts';
import { BLOG_FEED, blogFeed } from './blog-feed.ts';
import { bytesOf, encodingFor, compressPage } from './compressed-page.ts';
import type { CompressedPage } from './compressed-page.ts';
import { productFeed } from './product-feed.ts';
import { remoteSitemap } from './remote-sitemap.ts';
import { robotsTxt } from './robots-txt.ts';
import { MAX_URLS, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';
import type { SitemapUrl } from './sitemap-xml.ts';
import { sitemapUrls } from './sitemap-urls.ts';

/** How long (s) a robot, or a cache in front of the shop, may reuse its copy. */
const MAX_AGE_S = 600;
/** How long (ms) another host's response is reused. */
const REMOTE_MAX_AGE_MS = 60_000;

/** Caches a value until its key changes; concurrent callers share its creation. */
function cachedByKey<Value>(keyOf: () => Promise<string>, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { key: string; value: Promise<Value> } | null = null;
  return async () => {
    const key = await keyOf();
    if (cached?.key === key) return cached.value;
    const value = make();
    cached = { key, value };
    value.catch(() => {
      if (cached?.value === value) cached = null;
    });
    return value;
  };
}

const shownKey =
  ({ shown }: Pick<Services, 'shown'>) =>
  async () =>
    (await shown.current()).key;

/**
 * Sends a machine-readable file in the smallest encoding the client accepts, or 304. It is compressed once.
 */
async function sendForMachines(
  { request, reply, type }: { request: FastifyRequest; reply: FastifyReply; type: string },
  file: CompressedPage,
): Promise<FastifyReply> {
  withoutDocumentHeaders(reply.raw);
  const { etag } = file;
  const headers = { 'cache-control': `public, max-age=${MAX_AGE_S}`, vary: 'Accept-Encoding', etag };
  void reply.headers({ 'content-type': type, ...headers });
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytesOf(file, encoding));
}

const XML = 'application/xml; charset=utf-8';

/** Registers the feeds of products and articles, for the own shop only: another host has its own. */
function registerFeeds(app: FastifyInstance, services: Services): void {
  const report = (problems: object[]) => app.log.warn({ problems }, 'left out of the product feed');
  const feed = cachedByKey(shownKey(services), async () =>
    compressPage(200, await productFeed(services, report)),
  );
  const articles = cachedByKey(shownKey(services), async () => compressPage(200, await blogFeed(services)));
  app.get('/feeds/products.xml', async (request, reply) =>
    sendForMachines({ request, reply, type: XML }, await feed()),
  );
  app.get(BLOG_FEED, async (request, reply) =>
    sendForMachines({ request, reply, type: 'application/rss+xml; charset=utf-8' }, await articles()),
  );
}

/** The files of a sitemap, each created on first request. */
interface SitemapFiles {
  /** `/sitemap.xml` */
  first: () => Promise<CompressedPage>;
  /** `/sitemap-1.xml` and so on. */
  parts: (() => Promise<CompressedPage>)[];
}

function sitemapFiles(urls: readonly SitemapUrl[], publicUrl: string): SitemapFiles {
  const count = Math.max(1, Math.ceil(urls.length / MAX_URLS));
  const parts = Array.from({ length: count }, (_none, index) =>
    once(() =>
      compressPage(200, sitemapXml(urls.slice(index * MAX_URLS, (index + 1) * MAX_URLS), publicUrl)),
    ),
  );
  const [only] = parts;
  return {
    first: count === 1 && only ? only : once(() => compressPage(200, sitemapIndexXml(count, publicUrl))),
    parts,
  };
}

/**
 * Returns the sitemap of the own shop, recreated when what is shown changes, or of the host at `API_BASE`.
 */
function sitemapOf(services: Services): () => Promise<SitemapFiles> {
  const { publicUrl, apiBase } = services.environment;
  if (apiBase === null)
    return cachedByKey(shownKey(services), async () => sitemapFiles(await sitemapUrls(services), publicUrl));
  const minute = async () => String(Math.floor(services.clock().getTime() / REMOTE_MAX_AGE_MS));
  return cachedByKey(minute, async () => sitemapFiles(await remoteSitemap(apiBase), publicUrl));
}

/**
 * Registers `robots.txt`, the feeds and the sitemap (SEO-03), of the own shop or of the host at `API_BASE`.
 * Each file is cached while valid, so that robots cost nothing.
 */
export function registerSearchEngineFiles(app: FastifyInstance, services: Services): void {
  const { publicUrl, apiBase } = services.environment;
  if (apiBase === null) registerFeeds(app, services);
  const robots = once(() => compressPage(200, robotsTxt(publicUrl)));
  const sitemap = sitemapOf(services);
  app.get('/robots.txt', async (request, reply) =>
    sendForMachines({ request, reply, type: 'text/plain; charset=utf-8' }, await robots()),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    sendForMachines({ request, reply, type: XML }, await (await sitemap()).first()),
  );
  app.get<{ Params: { file: string } }>('/sitemap-:file(^\\d{1,4}).xml', async (request, reply) => {
    const part = (await sitemap()).parts[Number(request.params.file) - 1];
    if (!part) return reply.callNotFound();
    return sendForMachines({ request, reply, type: XML }, await part());
  });
}
