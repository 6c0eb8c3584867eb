import { OFFLINE_CACHE, OFFLINE_PAGE } from '../../rules/offline-pages.ts';

/**
 * Has the page that is shown without a network speak the language of this document: the worker kept it in that which was
 * chosen when the worker came.
 */
export async function keepOfflinePage(): Promise<void> {
  const kept =
    (await caches.match(OFFLINE_PAGE, { cacheName: OFFLINE_CACHE })) ??
    (await caches.match(OFFLINE_PAGE, { ignoreSearch: true }));
  if (!kept || kept.headers.get('content-language') === document.documentElement.lang) return;
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.add(OFFLINE_PAGE);
}
