import { LRUCache } from 'lru-cache';

const MAX_URLS = 2_000;
/** Maximum length of a cached URL; longer ones are not shared. */
const MAX_LENGTH = 500;

/**
 * Caches the clean forms of URLs with a query, per version of the shop, as a route may need its content to
 * determine them.
 */
export class CleanUrls {
  readonly #known = new LRUCache<string, string>({ max: MAX_URLS });

  /** Returns the clean form of `url`, computed by `clean` if unknown. */
  async of(url: string, version: string, clean: () => Promise<string>): Promise<string> {
    const key = `${version} ${url}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const cleaned = await clean();
    if (url.includes('?') && url.length <= MAX_LENGTH) this.#known.set(key, cleaned);
    return cleaned;
  }
}
