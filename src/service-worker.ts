import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  CART_PAGE,
  FOR_EVERYBODY,
  isCacheable,
  OFFLINE_CACHE,
  OFFLINE_PAGE,
  PAGES_CACHE,
  PICTURES_CACHE,
} from './rules/offline-pages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Fingerprint of the whole build (`scripts/service-worker.ts`): each deployment makes a new worker. */
declare const BUILD_REVISION: string;

const DAY_S = 86_400;
/** How long (s) to wait for the host when the page is cached. */
const PATIENCE_S = 10;

const expiring = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** Responses that the host marks as personal are never cached, not even by the worker (SWK-07). */
const nothingPersonal = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const control = response.headers.get('cache-control') ?? '';
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    return response.status === 200 && !response.redirected && isPage && !control.includes('no-store')
      ? response
      : null;
  },
};

const onlyWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.type === 'basic' ? response : null,
};

/** A navigation, or a page's own request for a document to cache. */
const isDocument = (request: Request) => request.mode === 'navigate' || request.headers.has(FOR_EVERYBODY);

// Installing fetches only this page. It has no route: requesting it by its URL goes to the host.
precache([{ url: OFFLINE_PAGE, revision: BUILD_REVISION }]);

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  // Each page has one language at a time, and pages are the same for everybody.
  matchOptions: { ignoreVary: true },
  plugins: [nothingPersonal, expiring(60, 30)],
});
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && isDocument(request) && isCacheable(url.href),
  pages,
);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());
const offlinePage = async () =>
  (await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE })) ?? (await matchPrecache(OFFLINE_PAGE));

setCatchHandler(async ({ request }) => {
  const instead = request.mode === 'navigate' ? await offlinePage() : undefined;
  return instead ?? Response.error();
});

// Their names change with their content. Cached pages still need the code of earlier versions.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/static/'),
  new CacheFirst({ cacheName: 'code', plugins: [onlyWhole, expiring(300, 60)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/i/'),
  new CacheFirst({ cacheName: PICTURES_CACHE, plugins: [onlyWhole, expiring(250, 30)] }),
);

self.addEventListener('message', (event) => {
  const type: unknown = event.data?.type;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
});
// The host never lets a navigation cache the cart page, so an earlier version's would stay; and this version
// has its own offline page.
self.addEventListener('activate', (event) => {
  const cart = caches.open(PAGES_CACHE).then((cache) => cache.delete(CART_PAGE));
  event.waitUntil(Promise.all([cart, caches.delete(OFFLINE_CACHE)]));
});
clientsClaim();
