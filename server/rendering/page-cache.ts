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

/** Pages of a shop of some thousand goods; the rest is rendered when it is asked for. */
const MAX_BYTES = 64 * 1024 * 1024;
/** So many URLs that lead to nothing are known to; they take no room from pages. */
const MAX_MISSING = 5_000;
/** For so long, ms: what is there now may be another host's. */
const MISSING_FOR_MS = 30_000;
/** Of an entry beside its page. */
const ENTRY_BYTES = 500;

const sizeOf = (answer: PageAnswer, key: string) =>
  ENTRY_BYTES + key.length + (answer.kind === 'page' ? answer.brotli.length + answer.gzip.length : 0);

/**
 * Rendered pages of one version of the shop, bounded by bytes: the least recently used leave first, and all of them
 * when the version moves. Requests for the same missing page render it once.
 */
export class PageCache {
  readonly #answers: LRUCache<string, PageAnswer>;
  /** The page that URLs with nothing behind them answer with, by their own key. */
  readonly #missing: LRUCache<string, string>;
  readonly #clock: () => Date;
  readonly #rendering = new Map<string, Promise<PageAnswer>>();
  #version = '';

  constructor({ clock, maxBytes = MAX_BYTES }: { clock: () => Date; maxBytes?: number }) {
    this.#clock = clock;
    const time = { ttlResolution: 0, perf: { now: () => clock().getTime() } };
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf, ...time });
    this.#missing = new LRUCache({ max: MAX_MISSING, ttl: MISSING_FOR_MS, ...time });
  }

  /** The page of `key` at this version, rendered when it is not there. Rejects as `render` does. */
  async get(version: string, key: string, render: () => Promise<Rendered | Missing>): Promise<PageAnswer> {
    if (version !== this.#version) {
      this.#version = version;
      this.#answers.clear();
      this.#missing.clear();
    }
    const known = this.#answers.get(this.#missing.get(key) ?? key);
    if (known) return known;
    const name = `${version} ${key}`;
    const running = this.#rendering.get(name);
    if (running) return running;
    const rendering = this.#render(version, key, render).finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  async #render(
    version: string,
    key: string,
    render: () => Promise<Rendered | Missing>,
  ): Promise<PageAnswer> {
    const rendered = await render();
    if ('sharedKey' in rendered) {
      if (version === this.#version) this.#missing.set(key, rendered.sharedKey);
      return this.get(version, rendered.sharedKey, rendered.render);
    }
    const { answer, validUntil } = rendered;
    const ttl = validUntil - this.#clock().getTime();
    if (ttl > 0 && version === this.#version) this.#answers.set(key, answer, { ttl });
    return answer;
  }
}
