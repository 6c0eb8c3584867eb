import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PRERENDER_SPACING_MS } from '../../src/graphql/links/spaced-fetch.ts';
import { createStartQueue } from '../../src/graphql/links/start-queue.ts';
import { segmentsOf } from '../../src/rules/path-segments.ts';
import { followRedirects, targetsOf } from '../../src/rules/redirects.ts';
import { headersFile } from './headers-file.ts';
import { filesIn, linksIn, staticPage } from './static-page.ts';
import type { SiteFolder } from './site-folder.ts';

interface SiteOptions {
  app: FastifyInstance;
  folder: SiteFolder;
  /** The folder of the built storefront. */
  client: string;
  /** The host that the pages call (`API_BASE`); `null` for none. */
  host: string | null;
  /** Only these pages; `null` for everything in the sitemap and linked from it. */
  only: readonly string[] | null;
  /** False when `/assets/i/` is served elsewhere. */
  pictures: boolean;
  /** The owner's redirects. */
  redirects: readonly { from: string; to: string }[];
  say: (line: string) => void;
}

/** Screens of a user, whom only a host can identify; a copy without a host shows a notice instead. */
const NEED_HOST = segmentsOf('checkout', 'login', 'account').map((segment) => `/${segment}`);
/** Screens that are in no sitemap and reached through links and forms. */
const SCREENS = ['/search', '/cart', '/offline', ...NEED_HOST];
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/blog.xml',
  '/feeds/products.xml',
  '/manifest.webmanifest',
];
const NO_SUCH_PAGE = '/no-such-page-of-the-shop';
/** Number of pages, or pictures, generated concurrently. */
const AT_ONCE = 4;

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);

/** What was written. */
export interface WrittenSite {
  pages: number;
  pictures: number;
  redirects: number;
  /** What could not be written, a line each. */
  problems: string[];
}

/** Writes the pages of the shop and their files (PRE-01). */
export class SiteWriter {
  readonly #options: SiteOptions;
  readonly #files = new Set<string>();
  readonly #redirects = new Map<string, string>();
  readonly #problems: string[] = [];
  readonly #inTurn = createStartQueue(PRERENDER_SPACING_MS);
  #pages = 0;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  async write(): Promise<WrittenSite> {
    const { folder, client, say, pictures } = this.#options;
    await folder.prepare();
    await folder.copy(client);
    await this.#writeNotFound();
    this.#noteRedirects();
    for (const path of FILES) await this.#writeFile(path);
    await this.#writePages();
    say(`· ${this.#pages} pages`);
    const files = [...this.#files].filter((path) => pictures || !path.startsWith('/assets/i/'));
    const made = files.filter((path) => !folder.has(path));
    say(`· ${made.length} pictures and other files`);
    for (let at = 0; at < made.length; at += AT_ONCE)
      await Promise.all(made.slice(at, at + AT_ONCE).map((path) => this.#writeFile(path)));
    const redirects = [...this.#redirects].map(([from, to]) => `${from} ${to} 301\n`);
    if (redirects.length > 0) await folder.write('/_redirects', redirects.join(''));
    return {
      pages: this.#pages,
      pictures: made.length,
      redirects: redirects.length,
      problems: this.#problems,
    };
  }

  /** Records the owner's redirects except cycles, which a static host would follow endlessly. */
  #noteRedirects(): void {
    const { redirects } = this.#options;
    const targets = targetsOf(redirects);
    for (const { from, to } of redirects)
      if (followRedirects(targets, from) !== null) this.#redirects.set(from, to);
  }

  /** Returns the pages in the sitemap. If it is split into several files, writes these. */
  async #pagesOfSitemap(): Promise<string[]> {
    const { app, folder } = this.#options;
    const { body } = await app.inject('/sitemap.xml');
    if (!body.includes('<sitemapindex')) return pathsIn(body);
    const pages: string[] = [];
    for (const path of pathsIn(body)) {
      const file = await app.inject(path);
      if (file.statusCode === 200) await folder.write(path, file.body);
      else this.#problems.push(`${path} answered ${file.statusCode}`);
      pages.push(...pathsIn(file.body));
    }
    return pages;
  }

  async #writePages(): Promise<void> {
    const { only } = this.#options;
    const listed = await this.#pagesOfSitemap();
    let waiting: string[] = [...(only ?? [...listed, ...SCREENS])];
    const seen = new Set<string>();
    while (waiting.length > 0) {
      const found: string[] = [];
      for (const path of waiting) seen.add(path);
      for (let at = 0; at < waiting.length; at += AT_ONCE) {
        const links = waiting.slice(at, at + AT_ONCE).map((path) => this.#writePage(path));
        found.push(...(await Promise.all(links)).flat());
      }
      waiting = only ? [] : [...new Set(found)].filter((path) => !seen.has(path));
    }
  }

  /** @returns the pages it links to */
  async #writePage(path: string): Promise<string[]> {
    const { app, folder, host } = this.#options;
    const asked = host !== null || !NEED_HOST.includes(path) ? path : '/cart';
    const { statusCode, body, headers } = await app.inject(asked);
    if (statusCode === 301 || statusCode === 302) {
      const to = String(headers.location);
      this.#redirects.set(path, to);
      return [to.split(/[?#]/, 1)[0] ?? '/'];
    }
    if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/html')) {
      this.#problems.push(`${path} answered ${statusCode}`);
      return [];
    }
    const policy = String(headers['content-security-policy'] ?? '');
    await folder.writePage(decodeURI(path), staticPage(body, { policy, hasHost: host !== null }));
    this.#pages += 1;
    for (const file of filesIn(body)) this.#files.add(file);
    return linksIn(body);
  }

  async #writeNotFound(): Promise<void> {
    const { app, folder, host } = this.#options;
    const { body, headers } = await app.inject(NO_SUCH_PAGE);
    const policy = String(headers['content-security-policy'] ?? '');
    await folder.write('/404.html', staticPage(body, { policy, hasHost: host !== null }));
    await folder.write('/_headers', headersFile(headers));
  }

  async #writeFile(path: string): Promise<void> {
    const { status, bytes } = await this.#file(path);
    if (status === 200)
      await this.#options.folder.write(/\/raw\/[^/]+$/.test(path) ? join(path, 'index.html') : path, bytes);
    else if (!FILES.includes(path)) this.#problems.push(`${path} answered ${status}`);
  }

  /** Fetches a file from the shop, or from the host that the pages call, which has the content's files. */
  async #file(path: string): Promise<{ status: number; bytes: Buffer }> {
    const { app, host } = this.#options;
    if (host === null || FILES.includes(path)) {
      const { statusCode, rawPayload } = await app.inject(path);
      return { status: statusCode, bytes: rawPayload };
    }
    return this.#inTurn(async () => {
      const answer = await fetch(host + path);
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    });
  }
}
