import type { FastifyInstance } from 'fastify';
import { inlineScriptElement } from '../http/inline-scripts.ts';
import { html as markup } from '../lib/html.ts';
import { isCachingForbidden } from '../lib/request-memory.ts';
import type { Cart } from '../generated/wire.ts';
import type { Services } from '../services.ts';
import { withEnglishMarked } from './english-marked.ts';
import { VITALS_META } from '../../src/rules/vitals.ts';
import type { NotFoundResult, RenderResult } from './page-cache.ts';
import { compressPage } from './compressed-page.ts';
import { createRenderFetch } from './render-fetch.ts';
import { RenderQueue } from './render-queue.ts';
import type { Storefront, StorefrontModule } from './storefront.ts';

interface PageRendererInput {
  app: FastifyInstance;
  services: Pick<Services, 'environment' | 'clock' | 'contentVersion' | 'shown'>;
  storefront: Storefront;
}

/** Rendering keeps one processor busy; while one render waits for the database, another can continue. */
const MAX_AT_ONCE = 2;
/** Higher if another host is called, as its responses take most of the time. */
const MAX_REMOTE_AT_ONCE = 20;

/** Identifies the requested page. */
export interface PageRequest {
  /** Absolute, as returned by `cleanUrl`. */
  url: string;
  locale: ReturnType<StorefrontModule['pageLocaleOf']>;
  /** The visitor's own cart, for a page only they get. */
  cart?: Cart | null;
  /** A refused form of the visitor. */
  refused?: Parameters<StorefrontModule['render']>[0]['refused'];
}

/** The client's IP address. */
type Client = string;

const queueKey = ({ locale, url }: PageRequest) => `${locale} ${url}`;

type RenderedPage = Omit<Extract<Awaited<ReturnType<StorefrontModule['render']>>, { kind: 'page' }>, 'kind'>;

/** Maximum age (ms) of a page, as orders by popularity change without a new version. */
const MAX_AGE_MS = 10 * 60_000;
/** Maximum age (ms) if another host has the products, which does not announce changes. */
const MAX_REMOTE_AGE_MS = 30_000;

/** Renders public pages and returns how long they are valid. */
export class PageRenderer {
  readonly #input: PageRendererInput;
  /** For `src/app/deferred/reports` and `vitals`. */
  readonly #reports: string;
  readonly #fetch: typeof globalThis.fetch;
  readonly #queue: RenderQueue;

  constructor(input: PageRendererInput) {
    this.#input = input;
    const { errorDsn, vitalsSampleRate, apiBase } = input.services.environment;
    this.#fetch = createRenderFetch(input.app, apiBase);
    this.#queue = new RenderQueue({ maxAtOnce: apiBase === null ? MAX_AT_ONCE : MAX_REMOTE_AT_ONCE });
    const meta = (name: string, content: string | number | null) =>
      content === null ? '' : markup`<meta name="${name}" content="${String(content)}" />`.html;
    this.#reports = meta('error-dsn', errorDsn) + meta(VITALS_META, vitalsSampleRate);
  }

  /** Returns the canonical URL of a page, without query keys its route does not declare. */
  async cleanUrl(url: string): Promise<string> {
    const bundle = await this.#input.storefront.load();
    return bundle.cleanUrl({ url, fetch: this.#fetch, apiBase: this.#input.services.environment.apiBase });
  }

  /**
   * Renders when it is the client's turn. Errors thrown by loaders and components that the page does not show
   * are logged.
   * @throws TooManyRenders
   */
  render(target: PageRequest, client: Client): Promise<RenderResult | NotFoundResult> {
    return this.#queue.run(client, queueKey(target), () => this.#renderNow(target));
  }

  /** Another client waits for a page already requested. */
  join(target: PageRequest, client: Client): void {
    this.#queue.join(client, queueKey(target));
  }

  async #renderNow({
    url,
    locale,
    cart = null,
    refused = null,
  }: PageRequest): Promise<RenderResult | NotFoundResult> {
    const { services, storefront, app } = this.#input;
    const { pathname } = new URL(url);
    const { key } = await services.shown.current();
    const now = services.clock();
    const bundle = await storefront.load();
    const result = await bundle.render({
      url,
      locale,
      previewed: services.environment.previewLocales,
      cart,
      refused,
      now: now.toISOString(),
      fetch: this.#fetch,
      apiBase: services.environment.apiBase,
      report: (error) => app.log.error({ err: error, url: pathname }, 'page failed'),
    });
    const start = { now: now.getTime(), key };
    if (result.kind === 'redirect') return { content: result, validUntil: await this.#validUntil(start) };
    if (result.kind === 'page') return this.#finish(pathname, result, start);
    return {
      sharedKey: `${locale} ${result.key}`,
      render: async () => this.#finish(pathname, await result.render(), start),
    };
  }

  async #finish(
    path: string,
    page: RenderedPage,
    start: { now: number; key: string },
  ): Promise<RenderResult> {
    const { storefront } = this.#input;
    const { head, body } = await storefront.assets(page.modules);
    // In development React compares the rendered HTML with the page, attribute by attribute.
    const isCompared = this.#input.services.environment.mode === 'development';
    const html = (isCompared ? page.html : withEnglishMarked(page.html))
      .replace('</head>', () => `${this.#reports}${inlineScriptElement}${head}</head>`)
      .replace('</body>', () => `${page.after}${page.state}${body}</body>`);
    const content = await compressPage(page.status, await storefront.finish(path, html));
    if (!page.isComplete || page.status >= 500) return { content, validUntil: 0 };
    const validUntil = await this.#validUntil(start);
    return { content, validUntil: Math.min(validUntil, (page.changesAt ?? Number.POSITIVE_INFINITY) - 1) };
  }

  /**
   * A page during or before whose rendering something changed may be old or new, so it is not valid at all:
   * its request may have read an older content version while it waited for its turn.
   */
  async #validUntil({ now, key }: { now: number; key: string }): Promise<number> {
    if (isCachingForbidden()) return 0;
    const { shown, environment, contentVersion } = this.#input.services;
    const maxAge = environment.apiBase === null ? MAX_AGE_MS : MAX_REMOTE_AGE_MS;
    try {
      const [after, content] = await Promise.all([shown.read(), contentVersion()]);
      return after.key === key && after.content === content ? now + maxAge : 0;
    } catch {
      return 0;
    }
  }
}
