import { CART_PAGE, isKeptOffline, PAGES_CACHE, PICTURES_CACHE } from '../../rules/offline-pages.ts';
import { createScreenPrefetch } from '../prefetch/prefetch-screen.ts';
import { tabActorsOf } from '../../machines/root/root.machine.ts';
import { loggedInPerson } from '../../machines/session/session.selectors.ts';
import { browserStore } from '../../lib/storage/browser-store.ts';
import { forgetWithPerson } from './forget-with-person.ts';
import type { ShopWorker } from './shop-worker.ts';
import type { Tab } from './tab.ts';

/** A page that is looked at so long was visited, ms. */
const SETTLED_MS = 1_500;

/** Files that keep their content under their names. */
const KEPT_FILES = ['/static/', '/assets/i/'];

/** What this page has loaded before there was a worker; it comes from the browser's own cache. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => KEPT_FILES.some((folder) => name.startsWith(location.origin + folder)));

/** Whether the worker has kept a page. */
export async function isPageKept(path: string): Promise<boolean> {
  return (await caches.match(path, { cacheName: PAGES_CACHE, ignoreVary: true })) !== undefined;
}

/** Takes away which pages and pictures were looked at; the worker that has kept them may be another one by now. */
const forgetVisit = () => Promise.all([PAGES_CACHE, PICTURES_CACHE].map((name) => caches.delete(name)));

/**
 * Has the worker keep what is visited, so that it opens without a network (SWK-04): the page that was there before the
 * worker, those that were come to without loading a document, and the cart's page, which is filled from this browser's
 * own store. Nothing is fetched ahead for who saves data.
 */
export function keepVisitedPages({ router, routes, client, root }: Tab, worker: ShopWorker): void {
  const keep = (files: readonly string[], pages: readonly string[]) =>
    void worker.keep({ files, pages: pages.filter(isKeptOffline) }).catch(() => undefined);
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  const here = () => location.pathname + location.search;

  const keepCart = async () => {
    if (savesData || (await isPageKept(CART_PAGE))) return;
    await createScreenPrefetch(routes, client.early)(new URL(CART_PAGE, location.href), 'code');
    keep([], [CART_PAGE]);
  };
  if (navigator.serviceWorker.controller === null) keep(loadedFiles(), [here()]);
  void keepCart();

  let settling: ReturnType<typeof setTimeout> | undefined;
  let seen = here();
  router.subscribe(({ navigation, errors }) => {
    clearTimeout(settling);
    if (savesData || navigation.state !== 'idle' || errors || here() === seen) return;
    settling = setTimeout(() => keep([], [(seen = here())]), SETTLED_MS);
  });
  const { session } = tabActorsOf(root.getSnapshot());
  forgetWithPerson(
    {
      now: () => loggedInPerson(session.getSnapshot()),
      subscribe: (listener) => session.subscribe(listener),
    },
    browserStore(),
    forgetVisit,
  );
}
