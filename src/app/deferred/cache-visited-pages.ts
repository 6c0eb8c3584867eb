import { CART_PAGE, isCacheable, PAGES_CACHE, PICTURES_CACHE } from '../../rules/offline-pages.ts';
import { createScreenPrefetch } from '../prefetch/prefetch-screen.ts';
import { tabActorsOf } from '../../machines/root/root.machine.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';
import { browserStore } from '../../lib/storage/browser-store.ts';
import { clearOnUserChange } from './clear-on-user-change.ts';
import type { ShopWorker } from './shop-worker.ts';
import type { Tab } from './tab.ts';

/** How long (ms) a page is shown before it counts as visited. */
const SETTLED_MS = 1_500;

/** Folders of files that never change under their names. */
const CACHED_FOLDERS = ['/static/', '/assets/i/'];

/** Files that this page loaded before there was a worker; they come from the browser's own cache. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => CACHED_FOLDERS.some((folder) => name.startsWith(location.origin + folder)));

/** Whether the worker has cached a page. */
export async function isPageCached(path: string): Promise<boolean> {
  return (await caches.match(path, { cacheName: PAGES_CACHE, ignoreVary: true })) !== undefined;
}

/** Deletes viewed pages and pictures directly, since the worker that cached them may be gone. */
const clearVisited = () => Promise.all([PAGES_CACHE, PICTURES_CACHE].map((name) => caches.delete(name)));

/**
 * Has the worker cache visited pages for offline use (SWK-04): the page open before the worker, those reached
 * by client navigation, and the cart page, which fills from this browser's storage. Fetches nothing ahead
 * when the visitor saves data.
 */
export function cacheVisitedPages({ router, routes, client, root }: Tab, worker: ShopWorker): void {
  const cache = (files: readonly string[], pages: readonly string[]) =>
    void worker.cache({ files, pages: pages.filter(isCacheable) }).catch(() => undefined);
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const here = () => location.pathname + location.search;

  const cacheCart = async () => {
    if (savesData || (await isPageCached(CART_PAGE))) return;
    await createScreenPrefetch(routes, client.early)(new URL(CART_PAGE, location.href), 'code');
    cache([], [CART_PAGE]);
  };
  if (navigator.serviceWorker.controller === null) cache(loadedFiles(), [here()]);
  void cacheCart();

  let settling: ReturnType<typeof setTimeout> | undefined;
  let seen = here();
  router.subscribe(({ navigation, errors }) => {
    clearTimeout(settling);
    if (savesData || navigation.state !== 'idle' || errors || here() === seen) return;
    settling = setTimeout(() => cache([], [(seen = here())]), SETTLED_MS);
  });
  const { session } = tabActorsOf(root.getSnapshot());
  clearOnUserChange(
    {
      now: () => loggedInPerson(session.getSnapshot()),
      subscribe: (listener) => session.subscribe(listener),
    },
    browserStore(),
    clearVisited,
  );
}
