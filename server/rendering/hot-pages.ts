import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '../../src/rules/analytics.ts';
import { LRUCache } from 'lru-cache';
import type { Shown } from '../domain/shown-version.ts';
import { isCurrent } from '../lib/entity-tag.ts';
import { bytesOf, encodingFor, pageHeaders, recompressPage } from './compressed-page.ts';
import type { CompressedPage, PageEncoding, ReadyResponse } from './compressed-page.ts';
import type { PageCache } from './page-cache.ts';

/** Maximum number of remembered `Accept-Encoding` values; browsers send only a handful. */
const MAX_ENCODINGS = 200;
const MAX_ACCEPT_ENCODING_LENGTH = 100;
/** How often a page must be requested before it is worth compressing further. */
const HITS_BEFORE_RECOMPRESSION = 5;
/** Maximum number of pages refreshed at the same time, besides those visitors wait for. */
const MAX_REFRESHING = 2;

/** What hot pages depend on. */
interface HotPagesInput {
  cache: PageCache;
  /** Returns the current version, null if it would have to be read first. */
  shown: () => Shown | null;
  /** Returns the language for a `Cookie` header. */
  localeOf: (cookies: string | undefined) => string;
  /** Renders a URL of the shop in this language as if requested; resolves when done. */
  refresh: (url: string, headers: Record<string, string>) => Promise<unknown>;
}

/** The request headers a response depends on. */
interface RequestHeaders {
  acceptEncoding: string;
  cookies: string | undefined;
  ifNoneMatch: string | undefined;
}

/**
 * Reads a request's headers, given as alternating names and values; null if one of these occurs twice, which
 * Fastify must judge.
 */
function readHeaders(raw: readonly string[]): RequestHeaders | null {
  const found: Record<string, string> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    // Checks the length first, as most headers are none of these.
    if (name.length !== 4 && name.length !== 6 && name.length !== 13 && name.length !== 15) continue;
    const key = name.toLowerCase();
    if (key !== 'host' && key !== 'cookie' && key !== 'if-none-match' && key !== 'accept-encoding') continue;
    if (found[key] !== undefined) return null;
    found[key] = raw[at + 1] ?? '';
  }
  return {
    acceptEncoding: found['accept-encoding'] ?? '',
    cookies: found['cookie'],
    ifNoneMatch: found['if-none-match'],
  };
}

/**
 * Serves previously requested pages from memory, before Fastify sees the request, with the same bytes and
 * headers. Any other request is left to Fastify.
 */
export class HotPages {
  readonly #input: HotPagesInput;
  /** Encodings by `Accept-Encoding` value, as Fastify has chosen them. */
  readonly #encodings = new LRUCache<string, PageEncoding>({ max: MAX_ENCODINGS });
  readonly #refreshing = new Set<string>();
  /** Recompresses one page at a time, so that other requests have a processor. */
  #recompressing: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(input: HotPagesInput) {
    this.#input = input;
  }

  /** Handles requests before `app` does, until `app` closes. */
  handleBefore(app: FastifyInstance): void {
    const server = app.server as Server;
    const handlers = server.listeners('request') as ((...given: unknown[]) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (!this.#respond(request, response))
        for (const handle of handlers) handle.call(server, request, response);
    });
    app.addHook('preClose', async () => void (this.#isClosing = true));
  }

  /**
   * Stores a response with its headers before Fastify sends it. Only for public pages.
   * @param isOpenEnded whether visitors can make up its URL; such a page is not compressed further
   */
  async store(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, isOpenEnded }: { page: CompressedPage; isOpenEnded: boolean },
  ): Promise<void> {
    const encoding = encodingFor(request);
    const acceptEncoding = request.headers['accept-encoding'] ?? '';
    if (acceptEncoding.length <= MAX_ACCEPT_ENCODING_LENGTH) this.#encodings.set(acceptEncoding, encoding);
    if (encoding === 'identity' || page.ready.has(encoding)) return;
    const headers = { ...reply.getHeaders(), ...pageHeaders(page) };
    const unchanged = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    const body = await bytesOf(page, encoding);
    const head = [...unchanged, 'content-encoding', encoding, 'content-length', String(body.length)];
    page.ready.set(encoding, { head, unchanged, etag: page.etag, body, hits: isOpenEnded ? Infinity : 0 });
  }

  #respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (this.#isClosing || (method !== 'GET' && method !== 'HEAD')) return false;
    const headers = readHeaders(request.rawHeaders);
    const encoding = headers && this.#encodings.get(headers.acceptEncoding);
    const ready = headers && encoding && this.#find(url, headers, encoding);
    if (!ready) return false;
    if (headers.ifNoneMatch !== undefined && isCurrent(headers.ifNoneMatch, ready.etag)) {
      response.writeHead(304, ready.unchanged);
      response.end();
      return true;
    }
    response.writeHead(200, ready.head);
    if (method === 'HEAD') response.end();
    else response.end(ready.body);
    return true;
  }

  #find(
    url: string,
    { acceptEncoding, cookies }: RequestHeaders,
    encoding: PageEncoding,
  ): ReadyResponse | null {
    // Visitors who have agreed to be measured get a different policy.
    if (consentIn(cookies) === 'granted') return null;
    const { cache, shown, localeOf } = this.#input;
    const version = shown();
    if (!version) return null;
    const locale = localeOf(cookies);
    const key = `${locale} ${url}`;
    const page = cache.cached(version.key, key);
    if (page) return page.kind === 'page' ? this.#readyOf(key, page, encoding) : null;
    const stale = version.isWrittenHere ? null : cache.stale(key);
    const ready = stale?.kind === 'page' ? stale.ready.get(encoding) : undefined;
    if (!ready) return null;
    this.#refresh(key, url, { 'accept-encoding': acceptEncoding, cookie: `locale=${locale}` });
    return ready;
  }

  #readyOf(key: string, page: CompressedPage, encoding: PageEncoding): ReadyResponse | null {
    const ready = page.ready.get(encoding);
    if (!ready) return null;
    ready.hits += 1;
    if (ready.hits === HITS_BEFORE_RECOMPRESSION && encoding === 'br')
      this.#recompressing = this.#recompressing.then(() => this.#recompress(key, page));
    return ready;
  }

  async #recompress(key: string, page: CompressedPage): Promise<void> {
    const version = this.#input.shown();
    // The version may have changed while other pages were recompressed.
    if (!version || this.#input.cache.cached(version.key, key) !== page) return;
    // A page that cannot be recompressed stays as it is.
    await recompressPage(page).catch(() => null);
  }

  #refresh(key: string, url: string, headers: Record<string, string>): void {
    if (this.#refreshing.has(key) || this.#refreshing.size >= MAX_REFRESHING) return;
    this.#refreshing.add(key);
    // Failures are logged where they occur, and reported to the next visitor of the page.
    void this.#input
      .refresh(url, headers)
      .catch(() => null)
      .finally(() => this.#refreshing.delete(key));
  }
}
