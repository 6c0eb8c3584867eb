import { LRUCache } from 'lru-cache';

const MAX_URLS = 2_000;
/** Nobody shares a longer one. */
const MAX_LENGTH = 500;

/** What URLs with a query come down to, kept for a version of the shop: a route may have to ask its content for it. */
export class CleanUrls {
  readonly #known = new LRUCache<string, string>({ max: MAX_URLS });

  /** The clean form of `url`, worked out by `clean` when it is not known. */
  async of(url: string, version: string, clean: () => Promise<string>): Promise<string> {
    const key = `${version} ${url}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const cleaned = await clean();
    if (url.includes('?') && url.length <= MAX_LENGTH) this.#known.set(key, cleaned);
    return cleaned;
  }
}
