import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '../../src/rules/analytics.ts';
import { LRUCache } from 'lru-cache';
import type { Shown } from '../domain/shown-version.ts';
import { isCurrent } from '../lib/entity-tag.ts';
import { bytesOf, encodingFor, pageHeaders, shrinkPage } from './packed-page.ts';
import type { PackedPage, PageEncoding, ReadyAnswer } from './packed-page.ts';
import type { PageCache } from './page-cache.ts';

/** Maximum number of remembered `Accept-Encoding` values; browsers send only a handful. */
const MAX_ACCEPTED = 200;
const MAX_ACCEPTED_LENGTH = 100;
/** How often a page must be requested before it is worth compressing further. */
const OFTEN = 5;
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
  accepted: string;
  cookies: string | undefined;
  known: string | undefined;
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
    accepted: found['accept-encoding'] ?? '',
    cookies: found['cookie'],
    known: found['if-none-match'],
  };
}

/**
 * Serves previously requested pages from memory, before Fastify sees the request, with the same bytes and
 * headers. Any other request is left to Fastify.
 */
export class HotPages {
  readonly #input: HotPagesInput;
  /** Encodings by `Accept-Encoding` value, as Fastify has chosen them. */
  readonly #encodings = new LRUCache<string, PageEncoding>({ max: MAX_ACCEPTED });
  readonly #refreshing = new Set<string>();
  /** Shrinks one page at a time, so that other requests have a processor. */
  #shrinking: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(input: HotPagesInput) {
    this.#input = input;
  }

  /** Handles requests before `app` does, until `app` closes. */
  standBefore(app: FastifyInstance): void {
    const server = app.server as Server;
    const handlers = server.listeners('request') as ((...given: unknown[]) => void)[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (!this.#answer(request, response))
        for (const handle of handlers) handle.call(server, request, response);
    });
    app.addHook('preClose', async () => void (this.#isClosing = true));
  }

  /**
   * Stores a response with its headers before Fastify sends it. Only for public pages.
   * @param isOpenEnded whether visitors can make up its URL; such a page is not compressed further
   */
  async learn(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, isOpenEnded }: { page: PackedPage; isOpenEnded: boolean },
  ): Promise<void> {
    const encoding = encodingFor(request);
    const accepted = request.headers['accept-encoding'] ?? '';
    if (accepted.length <= MAX_ACCEPTED_LENGTH) this.#encodings.set(accepted, encoding);
    if (encoding === 'identity' || page.ready.has(encoding)) return;
    const headers = { ...reply.getHeaders(), ...pageHeaders(page) };
    const unchanged = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    const body = await bytesOf(page, encoding);
    const head = [...unchanged, 'content-encoding', encoding, 'content-length', String(body.length)];
    page.ready.set(encoding, { head, unchanged, etag: page.etag, body, asked: isOpenEnded ? Infinity : 0 });
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (this.#isClosing || (method !== 'GET' && method !== 'HEAD')) return false;
    const headers = readHeaders(request.rawHeaders);
    const encoding = headers && this.#encodings.get(headers.accepted);
    const ready = headers && encoding && this.#find(url, headers, encoding);
    if (!ready) return false;
    if (headers.known !== undefined && isCurrent(headers.known, ready.etag)) {
      response.writeHead(304, ready.unchanged);
      response.end();
      return true;
    }
    response.writeHead(200, ready.head);
    if (method === 'HEAD') response.end();
    else response.end(ready.body);
    return true;
  }

  #find(url: string, { accepted, cookies }: RequestHeaders, encoding: PageEncoding): ReadyAnswer | null {
    // Visitors who have agreed to be measured get a different policy.
    if (consentIn(cookies) === 'granted') return null;
    const { cache, shown, localeOf } = this.#input;
    const version = shown();
    if (!version) return null;
    const locale = localeOf(cookies);
    const key = `${locale} ${url}`;
    const page = cache.held(version.key, key);
    if (page) return page.kind === 'page' ? this.#readyOf(key, page, encoding) : null;
    const before = version.isWrittenHere ? null : cache.heldBefore(key);
    const ready = before?.kind === 'page' ? before.ready.get(encoding) : undefined;
    if (!ready) return null;
    this.#refresh(key, url, { 'accept-encoding': accepted, cookie: `locale=${locale}` });
    return ready;
  }

  #readyOf(key: string, page: PackedPage, encoding: PageEncoding): ReadyAnswer | null {
    const ready = page.ready.get(encoding);
    if (!ready) return null;
    ready.asked += 1;
    if (ready.asked === OFTEN && encoding === 'br')
      this.#shrinking = this.#shrinking.then(() => this.#shrink(key, page));
    return ready;
  }

  async #shrink(key: string, page: PackedPage): Promise<void> {
    const version = this.#input.shown();
    // The version may have changed while other pages were shrunk.
    if (!version || this.#input.cache.held(version.key, key) !== page) return;
    // A page that cannot be shrunk is stored unchanged.
    await shrinkPage(page).catch(() => null);
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
