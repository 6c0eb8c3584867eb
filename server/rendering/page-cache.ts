import { LRUCache } from 'lru-cache';
import type { PackedPage } from './packed-page.ts';

/** What a page's loaders may answer instead of it. */
export interface PageRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

export type PageAnswer = PackedPage | PageRedirect;

/** An answer and how long it holds. */
export interface Rendered {
  answer: PageAnswer;
  /** The last instant at which it does, ms since 1970; when that is not to come, it is for those only who wait for it. */
  validUntil: number;
}

/** What is not there: the answer is one page for many URLs. */
export interface Missing {
  /** The key of that page. */
  sharedKey: string;
  render: () => Promise<Rendered>;
}

/** Which page is asked for. */
export interface PageKey {
  key: string;
  /** Visitors can make up as many of these as they like. */
  isOpenEnded: boolean;
}

/** Pages of a shop of some thousand goods; the rest is rendered when it is asked for. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Of that, for pages whose URLs can be made up: these push out nothing but each other. */
const OPEN_ENDED_SHARE = 1 / 6;
/** So many URLs that lead to nothing are known to; they take no room from pages. */
const MAX_MISSING = 5_000;
/** For so long, ms: what is there now may be another host's. */
const MISSING_FOR_MS = 30_000;
/** For so long a page of the version before may still be shown, ms: with a poll each second no change takes two. */
const BEFORE_FOR_MS = 500;
/** So many versions that were left are remembered: who began under one and is still here never takes the cache back. */
const MAX_LEFT = 100;
/** Of an entry beside its page. */
const ENTRY_BYTES = 2_000;
/** A page is brotli at first, and gzip beside it once somebody needs that. */
const WITH_GZIP = 2.2;

const sizeOf = ({ answer }: Rendered, key: string) =>
  Math.ceil(ENTRY_BYTES + key.length + (answer.kind === 'page' ? answer.brotli.length * WITH_GZIP : 0));

/** What is kept of one version. */
class Generation {
  readonly #listed: LRUCache<string, Rendered>;
  readonly #openEnded: LRUCache<string, Rendered>;
  readonly #missing = new LRUCache<string, { sharedKey: string; until: number }>({ max: MAX_MISSING });

  constructor(maxBytes: number) {
    const openEnded = Math.floor(maxBytes * OPEN_ENDED_SHARE);
    this.#listed = new LRUCache({ maxSize: maxBytes - openEnded, sizeCalculation: sizeOf });
    this.#openEnded = new LRUCache({ maxSize: openEnded, sizeCalculation: sizeOf });
  }

  find(key: string, now: number): PageAnswer | null {
    const missing = this.#missing.get(key);
    const name = missing && missing.until >= now ? missing.sharedKey : key;
    const kept = this.#listed.get(name) ?? this.#openEnded.get(name);
    return kept && kept.validUntil >= now ? kept.answer : null;
  }

  keep({ key, isOpenEnded }: PageKey, rendered: Rendered): void {
    (isOpenEnded ? this.#openEnded : this.#listed).set(key, rendered);
  }

  keepMissing(key: string, sharedKey: string, now: number): void {
    this.#missing.set(key, { sharedKey, until: now + MISSING_FOR_MS });
  }
}

/** What is left of the version before the one that holds. */
interface Before {
  /** Null: its memory has been given back. */
  kept: Generation | null;
  until: number;
}

/**
 * Rendered pages of one version of the shop, bounded by bytes: the least recently used leave first, and all of them
 * when the version moves. Requests for the same missing page render it once.
 */
export class PageCache {
  readonly #clock: () => Date;
  readonly #maxBytes: number;
  readonly #rendering = new Map<string, Promise<PageAnswer>>();
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
   * The page of `key` at this version, rendered when it is not there. Rejects as `render` does.
   * @param askToo called in place of `render` when somebody else waits for the page already
   */
  async get(
    version: string,
    page: PageKey,
    render: () => Promise<Rendered | Missing>,
    askToo?: () => void,
  ): Promise<PageAnswer> {
    const known = this.held(version, page.key);
    if (known) return known;
    const name = `${version} ${page.key}`;
    const running = this.#rendering.get(name);
    if (running) {
      askToo?.();
      return running;
    }
    const rendering = this.#render(version, page, render).finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  /** The page of `key` at this version if it is there. */
  held(version: string, key: string): PageAnswer | null {
    // A request that began before the version moved is given no page of the new one, and keeps none.
    if (this.#left.has(version)) return null;
    if (version !== this.#version) this.#moveTo(version);
    return this.#kept.find(key, this.#now());
  }

  /** The page of `key` at the version before, for the moment in which it is rendered anew. */
  heldBefore(key: string): PageAnswer | null {
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
    // The memory that it takes comes back although nobody may ask.
    setTimeout(() => (before.kept = null), 2 * BEFORE_FOR_MS).unref();
  }

  async #render(
    version: string,
    page: PageKey,
    render: () => Promise<Rendered | Missing>,
  ): Promise<PageAnswer> {
    const rendered = await render();
    if ('sharedKey' in rendered) {
      const { sharedKey } = rendered;
      if (version === this.#version) this.#kept.keepMissing(page.key, sharedKey, this.#now());
      return this.get(version, { key: sharedKey, isOpenEnded: false }, rendered.render);
    }
    if (rendered.validUntil > this.#now() && version === this.#version) this.#kept.keep(page, rendered);
    return rendered.answer;
  }
}
