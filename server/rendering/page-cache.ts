import { LRUCache } from 'lru-cache';
import type { PackedPage } from './packed-page.ts';
import { MEGABYTE } from '../../src/rules/megabyte.ts';

/** A redirect thrown by a page's loaders instead of a page. */
export interface PageRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

export type RenderedResponse = PackedPage | PageRedirect;

/** A response and how long it is valid. */
export interface Rendered {
  response: RenderedResponse;
  /** Valid until (ms since 1970); if already past, only requests waiting for this render get it. */
  validUntil: number;
}

/** A page that does not exist: many URLs share one response. */
export interface Missing {
  /** The key of the shared page. */
  sharedKey: string;
  render: () => Promise<Rendered>;
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
const MAX_MISSING = 5_000;
/** How long (ms) a URL is remembered as not found, as another host may have created the page since. */
const MISSING_FOR_MS = 30_000;
/**
 * How long (ms) a page of the previous version may still be shown: with one poll per second, any change is
 * visible within two seconds.
 */
const BEFORE_FOR_MS = 500;
/** Number of past versions remembered, so that requests begun under one of them never move the cache back. */
const MAX_LEFT = 100;
/** Longer keys (letters) are not cached: real URLs are shorter, and made-up ones would fill the memory. */
const MAX_KEY_LENGTH = 500;
/** Estimated size of an entry without its page. */
const ENTRY_BYTES = 2_000;
/** Size of a page with gzip, created on demand, relative to brotli alone. */
const WITH_GZIP = 2.2;

const sizeOf = ({ response }: Rendered, key: string) =>
  Math.ceil(ENTRY_BYTES + key.length + (response.kind === 'page' ? response.brotli.length * WITH_GZIP : 0));

/** The pages cached for one version. */
class Generation {
  readonly #listed: LRUCache<string, Rendered>;
  readonly #openEnded: LRUCache<string, Rendered>;
  readonly #missing = new LRUCache<string, { sharedKey: string; until: number }>({ max: MAX_MISSING });

  constructor(maxBytes: number) {
    const openEnded = Math.floor(maxBytes * OPEN_ENDED_SHARE);
    this.#listed = new LRUCache({ maxSize: maxBytes - openEnded, sizeCalculation: sizeOf });
    this.#openEnded = new LRUCache({ maxSize: openEnded, sizeCalculation: sizeOf });
  }

  find(key: string, now: number): RenderedResponse | null {
    const missing = this.#missing.get(key);
    const name = missing && missing.until >= now ? missing.sharedKey : key;
    const kept = this.#listed.get(name) ?? this.#openEnded.get(name);
    return kept && kept.validUntil >= now ? kept.response : null;
  }

  /** Visitors can make up URLs that redirect, e.g. by another spelling, wherever they lead. */
  keep({ key, isOpenEnded }: PageKey, rendered: Rendered): void {
    if (key.length > MAX_KEY_LENGTH) return;
    (isOpenEnded || rendered.response.kind === 'redirect' ? this.#openEnded : this.#listed).set(
      key,
      rendered,
    );
  }

  keepMissing(key: string, sharedKey: string, now: number): void {
    if (key.length <= MAX_KEY_LENGTH) this.#missing.set(key, { sharedKey, until: now + MISSING_FOR_MS });
  }
}

/** The pages of the previous version. */
interface Before {
  /** Null once its memory is released. */
  kept: Generation | null;
  until: number;
}

/**
 * Caches the rendered pages of one version of the shop, bounded by bytes: the least recently used are evicted
 * first, and all of them when the version changes. Concurrent requests for the same missing page render it
 * once.
 */
export class PageCache {
  readonly #clock: () => Date;
  readonly #maxBytes: number;
  readonly #rendering = new Map<string, Promise<RenderedResponse>>();
  #version = '';
  #kept: Generation;
  #before: Before | null = null;
  readonly #left = new LRUCache<string, true>({ max: MAX_LEFT });

  constructor({ clock, maxBytes = MAX_BYTES }: { clock: () => Date; maxBytes?: number }) {
    this.#clock = clock;
    this.#maxBytes = maxBytes;
    this.#kept = new Generation(maxBytes);
  }

  /**
   * Returns the page of `key` at this version, rendering it if missing. Rejects as `render` does.
   * @param join called instead of `render` if another request already waits for the page
   */
  async get(
    version: string,
    page: PageKey,
    render: () => Promise<Rendered | Missing>,
    join?: () => void,
  ): Promise<RenderedResponse> {
    const known = this.held(version, page.key);
    if (known) return known;
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
  held(version: string, key: string): RenderedResponse | null {
    // A request begun under a past version neither gets pages of the current one nor caches any.
    if (this.#left.has(version)) return null;
    if (version !== this.#version) this.#moveTo(version);
    return this.#kept.find(key, this.#now());
  }

  /** Returns the page of `key` at the previous version, for the moment while it is rendered again. */
  heldBefore(key: string): RenderedResponse | null {
    const now = this.#now();
    return this.#before && now <= this.#before.until ? (this.#before.kept?.find(key, now) ?? null) : null;
  }

  #now(): number {
    return this.#clock().getTime();
  }

  #moveTo(version: string): void {
    const before: Before = { kept: this.#kept, until: this.#now() + BEFORE_FOR_MS };
    this.#before = before;
    this.#left.set(this.#version, true);
    this.#version = version;
    this.#kept = new Generation(this.#maxBytes);
    // Releases its memory even if no further request comes.
    setTimeout(() => (before.kept = null), 2 * BEFORE_FOR_MS).unref();
  }

  async #render(
    version: string,
    page: PageKey,
    render: () => Promise<Rendered | Missing>,
  ): Promise<RenderedResponse> {
    const rendered = await render();
    if ('sharedKey' in rendered) {
      const { sharedKey } = rendered;
      if (version === this.#version) this.#kept.keepMissing(page.key, sharedKey, this.#now());
      return this.get(version, { key: sharedKey, isOpenEnded: false }, rendered.render);
    }
    if (rendered.validUntil > this.#now() && version === this.#version) this.#kept.keep(page, rendered);
    return rendered.response;
  }
}
