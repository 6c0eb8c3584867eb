import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface CachedPage {
  status: number;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const BROTLI_QUALITY = 6;

/** Compresses a page once, so that every later answer only copies bytes. */
export async function packPage(status: number, html: string): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [brotli, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(plain),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, etag, plain, brotli, gzip: zipped };
}

interface Entry {
  version: string;
  page: Promise<CachedPage>;
}

/**
 * Rendered pages by key, as long as the content version stays; the least recently used leaves first. Two
 * requests for the same missing page render it once.
 */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>();
  readonly #limit: number;

  constructor(limit = 500) {
    this.#limit = limit;
  }

  /** Gives the page of `key` at this content version, rendering it when it is not there. */
  get(key: string, version: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    if (known?.version === version) {
      this.#entries.set(key, known);
      return known.page;
    }
    const page = render();
    this.#entries.set(key, { version, page });
    page.then(
      (packed) => packed.status >= 400 && this.#forget(key, page),
      () => this.#forget(key, page),
    );
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#limit && !oldest.done) this.#entries.delete(oldest.value);
    return page;
  }

  #forget(key: string, page: Promise<CachedPage>): void {
    if (this.#entries.get(key)?.page === page) this.#entries.delete(key);
  }
}
