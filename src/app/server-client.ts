import type { ApolloClient } from '@apollo/client';
import { chooseBaseUrl } from '../graphql/base-url.ts';
import { withHostFiles } from '../graphql/links/host-files.ts';
import { createAnonymousLinks } from '../graphql/links/link-chain.ts';
import { PRERENDER_SPACING_MS } from '../graphql/links/spaced-fetch.ts';
import { createRenderClient } from '../graphql/render-client.ts';
import { createStartQueue } from '../graphql/links/start-queue.ts';
import { defaultLocale } from '../i18n/locales.ts';
import type { Locale } from '../i18n/locales.ts';

interface ServerClientOptions {
  /** URL being rendered; its origin stands for this host. */
  url: string;
  /** Base URL of another API host; `null` for the rendering host. */
  apiBase: string | null;
  fetch: typeof globalThis.fetch;
  /** Starts calls to another host 500 ms apart. */
  isPrerender?: boolean | undefined;
  /** Language of the host's responses; English by default. */
  locale?: Locale;
}

/** Makes calls like the browser of a visitor who has chosen this language. */
const readIn =
  (locale: Locale, fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    if (locale !== defaultLocale) request.headers.set('cookie', `locale=${locale}`);
    return fetch(request);
  };

/** Shared by all pages. */
const prerenderTurn = createStartQueue(PRERENDER_SPACING_MS);

/** Creates the client of one anonymous render. */
export function createServerClient({
  url,
  apiBase,
  fetch,
  isPrerender = false,
  locale = defaultLocale,
}: ServerClientOptions): ApolloClient {
  const baseUrl =
    apiBase === null ? new URL(url).origin : chooseBaseUrl({ session: null, configured: apiBase });
  const hostFetch: typeof fetch =
    apiBase === null ? fetch : async (input, init) => withHostFiles(await fetch(input, init), baseUrl);
  return createRenderClient(
    createAnonymousLinks({
      baseUrl: () => baseUrl,
      fetch: locale === defaultLocale ? hostFetch : readIn(locale, hostFetch),
      isHashKnown: apiBase === null,
      spacing: isPrerender && apiBase !== null ? prerenderTurn : 0,
    }),
  );
}
