import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentIn } from '../../src/rules/analytics.ts';
import { LRUCache } from 'lru-cache';
import type { Shown } from '../domain/shown-version.ts';
import { isCurrent } from '../lib/entity-tag.ts';
import { bytesOf, encodingFor, pageHeaders, shrinkPage } from './packed-page.ts';
import type { PackedPage, PageEncoding, ReadyAnswer } from './packed-page.ts';
import type { PageCache } from './page-cache.ts';

/** Browsers have a handful of them. */
const MAX_ACCEPTED = 200;
const MAX_ACCEPTED_LENGTH = 100;
/** So often a page is asked for before it is worth the time to make it smaller. */
const OFTEN = 5;
/** So many pages at once are rendered anew beside those that somebody waits for. */
const MAX_REFRESHING = 2;

/** What hot pages are looked up in. */
interface HotPagesInput {
  cache: PageCache;
  /** The version that holds, null while it has to be asked for. */
  shown: () => Shown | null;
  /** The language for a `Cookie` header. */
  localeOf: (cookies: string | undefined) => string;
  /** Answers a URL of the shop in this language as if somebody asked for it; resolves when it is answered. */
  refresh: (url: string, headers: Record<string, string>) => Promise<unknown>;
}

/** The headers that an answer depends on. */
interface Asked {
  accepted: string;
  cookies: string | undefined;
  known: string | undefined;
}

/** What a request says, names and values in turn; null when it says one of these twice, which is Fastify's to judge. */
function readAsked(raw: readonly string[]): Asked | null {
  const found: Record<string, string> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    // Looked at by length first, for most headers are none of these.
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
 * Answers pages that were asked for before from memory, ahead of all of Fastify: the same bytes and headers. A
 * request that is not plain, or whose page is not there, is Fastify's.
 */
export class HotPages {
  readonly #input: HotPagesInput;
  /** What visitors accept, as Fastify has judged it. */
  readonly #encodings = new LRUCache<string, PageEncoding>({ max: MAX_ACCEPTED });
  readonly #refreshing = new Set<string>();
  /** One page after the other, so that whoever asks meanwhile has a processor. */
  #shrinking: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(input: HotPagesInput) {
    this.#input = input;
  }

  /** Stands before the handler of `app`, until that closes. */
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
   * Remembers the answer with its headers before Fastify gives it. Only for pages that are everybody's.
   * @param isOpenEnded its URL can be made up, so that no time is spent on making it smaller
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
    const asked = readAsked(request.rawHeaders);
    const encoding = asked && this.#encodings.get(asked.accepted);
    const ready = asked && encoding && this.#find(url, asked, encoding);
    if (!ready) return false;
    if (asked.known !== undefined && isCurrent(asked.known, ready.etag)) {
      response.writeHead(304, ready.unchanged);
      response.end();
      return true;
    }
    response.writeHead(200, ready.head);
    if (method === 'HEAD') response.end();
    else response.end(ready.body);
    return true;
  }

  #find(url: string, { accepted, cookies }: Asked, encoding: PageEncoding): ReadyAnswer | null {
    // Who has agreed to be measured gets another policy.
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
    // Another version may have come while others were made smaller.
    if (!version || this.#input.cache.held(version.key, key) !== page) return;
    // What cannot be made smaller is good as it is.
    await shrinkPage(page).catch(() => null);
  }

  #refresh(key: string, url: string, headers: Record<string, string>): void {
    if (this.#refreshing.has(key) || this.#refreshing.size >= MAX_REFRESHING) return;
    this.#refreshing.add(key);
    // A failure is logged where it happens, and told to whoever waits for the page next.
    void this.#input
      .refresh(url, headers)
      .catch(() => null)
      .finally(() => this.#refreshing.delete(key));
  }
}
