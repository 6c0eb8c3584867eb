import { LRUCache } from 'lru-cache';
import type { CompressedPage } from './compressed-page.ts';
import { MEGABYTE } from '../../src/rules/megabyte.ts';

/** A redirect thrown by a page's loaders instead of a page. */
export interface PageRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

export type PageOrRedirect = CompressedPage | PageRedirect;

/** A page or redirect, and how long it is valid. */
export interface RenderResult {
  content: PageOrRedirect;
  /** Valid until (ms since 1970); if already past, only requests waiting for this render get it. */
  validUntil: number;
}

/** A page that does not exist: many URLs share one not-found page. */
export interface NotFoundResult {
  /** The key of the not-found page. */
  sharedKey: string;
  render: () => Promise<RenderResult>;
}

/** Identifies the requested page. */
export interface PageKey {
  key: string;
  /** Whether visitors can make up any number of such URLs. */
  isOpenEnded: boolean;
}

/** Page budget in bytes, for a shop of some thousand products; further pages are rendered on request. */
const MAX_BYTES = 48 * MEGABYTE;
/** The part of it for pages with made-up URLs, which evict only each other. */
const OPEN_ENDED_SHARE = 1 / 6;
/** Maximum number of not-found URLs remembered, outside the page budget. */
const MAX_NOT_FOUND = 5_000;
/** How long (ms) a URL is remembered as not found, as another host may have created the page since. */
const NOT_FOUND_FOR_MS = 30_000;
/**
 * How long (ms) a stale page, i.e. one of the previous version, may still be shown: with one poll per second,
 * any change is visible within two seconds.
 */
const STALE_FOR_MS = 500;
/** Number of past versions remembered, so that requests begun under one of them never move the cache back. */
const MAX_PAST_VERSIONS = 100;
/** Longer keys (letters) are not cached: real URLs are shorter, and made-up ones would fill the memory. */
const MAX_KEY_LENGTH = 500;
/** Estimated size of an entry without its page. */
const ENTRY_BYTES = 2_000;
/** Size of a page with gzip, created on demand, relative to brotli alone. */
const WITH_GZIP = 2.2;

const sizeOf = ({ content }: RenderResult, key: string) =>
  Math.ceil(ENTRY_BYTES + key.length + (content.kind === 'page' ? content.brotli.length * WITH_GZIP : 0));

/** The pages cached for one version. */
class VersionPages {
  readonly #listed: LRUCache<string, RenderResult>;
  readonly #openEnded: LRUCache<string, RenderResult>;
  readonly #notFound = new LRUCache<string, { sharedKey: string; until: number }>({ max: MAX_NOT_FOUND });

  constructor(maxBytes: number) {
    const openEnded = Math.floor(maxBytes * OPEN_ENDED_SHARE);
    this.#listed = new LRUCache({ maxSize: maxBytes - openEnded, sizeCalculation: sizeOf });
    this.#openEnded = new LRUCache({ maxSize: openEnded, sizeCalculation: sizeOf });
  }

  find(key: string, now: number): PageOrRedirect | null {
    const notFound = this.#notFound.get(key);
    const name = notFound && notFound.until >= now ? notFound.sharedKey : key;
    const entry = this.#listed.get(name) ?? this.#openEnded.get(name);
    return entry && entry.validUntil >= now ? entry.content : null;
  }

  /** Visitors can make up URLs that redirect, e.g. by another spelling, wherever they lead. */
  store({ key, isOpenEnded }: PageKey, rendered: RenderResult): void {
    if (key.length > MAX_KEY_LENGTH) return;
    (isOpenEnded || rendered.content.kind === 'redirect' ? this.#openEnded : this.#listed).set(key, rendered);
  }

  storeNotFound(key: string, sharedKey: string, now: number): void {
    if (key.length <= MAX_KEY_LENGTH) this.#notFound.set(key, { sharedKey, until: now + NOT_FOUND_FOR_MS });
  }
}

/** The pages of the previous version. */
interface PreviousVersion {
  /** Null once its memory is released. */
  pages: VersionPages | null;
  /** Shown until then (ms since 1970). */
  staleUntil: number;
}

/**
 * Caches the rendered pages of one version of the shop, bounded by bytes: the least recently used are evicted
 * first, and all of them when the version changes. Concurrent requests for the same missing page render it
 * once.
 */
export class PageCache {
  readonly #clock: () => Date;
  readonly #maxBytes: number;
  readonly #rendering = new Map<string, Promise<PageOrRedirect>>();
  #version = '';
  #pages: VersionPages;
  #previous: PreviousVersion | null = null;
  readonly #pastVersions = new LRUCache<string, true>({ max: MAX_PAST_VERSIONS });

  constructor({ clock, maxBytes = MAX_BYTES }: { clock: () => Date; maxBytes?: number }) {
    this.#clock = clock;
    this.#maxBytes = maxBytes;
    this.#pages = new VersionPages(maxBytes);
  }

  /**
   * Returns the page of `key` at this version, rendering it if missing. Rejects as `render` does.
   * @param join called instead of `render` if another request already waits for the page
   */
  async get(
    version: string,
    page: PageKey,
    render: () => Promise<RenderResult | NotFoundResult>,
    join?: () => void,
  ): Promise<PageOrRedirect> {
    const found = this.cached(version, page.key);
    if (found) return found;
    const name = `${version} ${page.key}`;
    const running = this.#rendering.get(name);
    if (running) {
      join?.();
      return running;
    }
    const rendering = this.#render(version, page, render).finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  /** Returns the page of `key` at this version if it is cached. */
  cached(version: string, key: string): PageOrRedirect | null {
    // A request begun under a past version neither gets pages of the current one nor caches any.
    if (this.#pastVersions.has(version)) return null;
    if (version !== this.#version) this.#startVersion(version);
    return this.#pages.find(key, this.#now());
  }

  /** Returns the page of `key` at the previous version, to be shown while it is rendered again. */
  stale(key: string): PageOrRedirect | null {
    const now = this.#now();
    return this.#previous && now <= this.#previous.staleUntil
      ? (this.#previous.pages?.find(key, now) ?? null)
      : null;
  }

  #now(): number {
    return this.#clock().getTime();
  }

  #startVersion(version: string): void {
    const previous: PreviousVersion = { pages: this.#pages, staleUntil: this.#now() + STALE_FOR_MS };
    this.#previous = previous;
    this.#pastVersions.set(this.#version, true);
    this.#version = version;
    this.#pages = new VersionPages(this.#maxBytes);
    // Releases its memory even if no further request comes.
    setTimeout(() => (previous.pages = null), 2 * STALE_FOR_MS).unref();
  }

  async #render(
    version: string,
    page: PageKey,
    render: () => Promise<RenderResult | NotFoundResult>,
  ): Promise<PageOrRedirect> {
    const rendered = await render();
    if ('sharedKey' in rendered) {
      const { sharedKey } = rendered;
      if (version === this.#version) this.#pages.storeNotFound(page.key, sharedKey, this.#now());
      return this.get(version, { key: sharedKey, isOpenEnded: false }, rendered.render);
    }
    if (rendered.validUntil > this.#now() && version === this.#version) this.#pages.store(page, rendered);
    return rendered.content;
  }
}
