import { OFFLINE_CACHE, OFFLINE_PAGE } from '../../rules/offline-pages.ts';

/** Caches the offline page in this document's language, which may differ from that at installation. */
export async function cacheOfflinePage(): Promise<void> {
  const cached =
    (await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE })) ??
    (await caches.match(OFFLINE_PAGE, { ignoreSearch: true }));
  if (!cached || cached.headers.get('content-language') === document.documentElement.lang) return;
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.add(OFFLINE_PAGE);
}
