import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import type { Rendered } from './page-cache.ts';
import { packPage } from './packed-page.ts';
import type { Storefront, StorefrontModule } from './storefront.ts';

interface PageRendererInput {
  services: Pick<Services, 'environment' | 'clock' | 'shown'>;
  storefront: Storefront;
  fetch: typeof globalThis.fetch;
  log: FastifyBaseLogger;
}

/** Which page is meant. */
export interface PageQuestion {
  /** Absolute, as `cleanUrl` gives it. */
  url: string;
  locale: ReturnType<StorefrontModule['localeOf']>;
}

/** Orders by what sells move with no version, so no page is older than this, ms. */
const MAX_AGE_MS = 10 * 60_000;

/** Renders pages for nobody in particular and says how long they hold. */
export class PageRenderer {
  readonly #input: PageRendererInput;

  constructor(input: PageRendererInput) {
    this.#input = input;
  }

  /** What loaders throw that is no answer to the visitor goes to the log. */
  async render({ url, locale }: PageQuestion): Promise<Rendered> {
    const { services, storefront, fetch, log } = this.#input;
    const { pathname } = new URL(url);
    const before = await services.shown.current();
    const now = services.clock();
    const bundle = await storefront.load();
    const result = await bundle.render({
      url,
      locale,
      now: now.toISOString(),
      fetch,
      apiBase: services.environment.apiBase,
      report: (error) => log.error({ err: error, url: pathname }, 'page failed'),
    });
    const { head, body } =
      result.kind === 'page' ? await storefront.assets(result.modules) : { head: '', body: '' };
    const isKept = await this.#isUnchangedSince(before.key);
    const validUntil = isKept && result.status < 500 ? now.getTime() + MAX_AGE_MS : 0;
    if (result.kind === 'redirect') return { answer: result, validUntil };
    const html = result.html
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `${result.state}${body}</body>`);
    return {
      answer: await packPage(result.status, await storefront.finish(pathname, html)),
      validUntil,
    };
  }

  /** What has changed while the page was rendered may be in it or not, so such a page is not kept. */
  async #isUnchangedSince(key: string): Promise<boolean> {
    try {
      return (await this.#input.services.shown.read()).key === key;
    } catch {
      return false;
    }
  }
}
