import { ApolloLink } from '@apollo/client';
import { operationKind } from '../operation-kind.ts';
import { createBearerLink } from './bearer-link.ts';
import { createGraphqlLink } from './graphql-link.ts';
import { createPersonLink } from './person-link.ts';
import type { PersonLinkOptions } from './person-link.ts';
import { createReadinessLink } from './readiness-link.ts';
import { createRefreshLink } from './refresh-link.ts';
import type { RefreshLinkOptions } from './refresh-link.ts';
import { createRestLink } from './rest-link.ts';
import { BROWSER_SPACING_MS, createSpacedFetch } from './spaced-fetch.ts';
import type { RequestResult } from './spaced-fetch.ts';
import type { StartInTurn } from './start-queue.ts';
import { cookiesFor, withXsrfHeader } from './xsrf-cookie.ts';

interface TransportOptions {
  /** The host's URL without a trailing slash, read for every call; empty for the same origin. */
  baseUrl: () => string;
  fetch?: typeof fetch;
  /** See the REST link; without it the host's own messages are shown. */
  localize?: (bodyText: string) => Promise<string>;
  /** See the GraphQL link. */
  isHashKnown?: boolean | undefined;
  /** Interval (ms) between request starts, or a queue shared with other requests. */
  spacing?: number | StartInTurn;
}

export interface LinkOptions extends TransportOptions, RefreshLinkOptions, PersonLinkOptions {
  /** Resolves when requests may start; must not wait longer than a shopper would (TOK-12). */
  ready: () => Promise<void>;
  onRequestResult: (result: RequestResult) => void;
}

const browserFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/** Only pages with another API host load the code that rewrites file paths. */
function fetchOf({ baseUrl, fetch: send = browserFetch }: TransportOptions): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const host = baseUrl();
    return host === '' ? response : (await import('./host-files.ts')).withHostFiles(response, host);
  };
}

/**
 * The whole chain in a browser: readiness → the same user's responses → refresh and one retry → bearer → REST,
 * or GraphQL in batches → XSRF.
 */
export function createLinks(options: LinkOptions): ApolloLink {
  const { ready, getToken, baseUrl } = options;
  return ApolloLink.from([
    createReadinessLink(ready),
    createPersonLink(options),
    createRefreshLink(options),
    createBearerLink({ getToken }),
    createEnds({
      ...options,
      fetch: withXsrfHeader(fetchOf(options), () => cookiesFor(baseUrl())),
    }),
  ]);
}

/** The chain of an anonymous render: no gate, token or cookies; spaced only on request. */
export function createAnonymousLinks(options: TransportOptions): ApolloLink {
  return createEnds({ spacing: 0, ...options, onRequestResult: () => undefined });
}

function createEnds(options: TransportOptions & Pick<LinkOptions, 'onRequestResult'>): ApolloLink {
  const { baseUrl, localize, isHashKnown, spacing = BROWSER_SPACING_MS, onRequestResult } = options;
  const fetch = createSpacedFetch({ fetch: options.fetch ?? browserFetch, spacing, onRequestResult });
  return ApolloLink.split(
    ({ query }) => operationKind(query).isRest,
    createRestLink({ baseUrl, fetch, localize }),
    createGraphqlLink({ baseUrl, fetch, isHashKnown }),
  );
}
