import { FOR_EVERYBODY, WORKER_SCRIPT } from '../../rules/offline-pages.ts';
import { checkForUpdates } from './check-for-update.ts';
import { watchWaiting } from './waiting-worker.ts';

/** A worker that does not take over within this time has no hold on the page, ms. */
const TAKES_OVER_WITHIN_MS = 3_000;

/** The service worker, as the page sees it. */
export interface ShopWorker {
  /** Calls back once a new version of the shop waits to take over, and again for each later one. */
  onWaiting: (listener: () => void) => void;
  /** Has the version that waits, if there is one, take over from the one that runs. */
  takeOver: () => Promise<void>;
  /** Has these files kept, and these pages as they are for everybody; resolves when the worker has tried. */
  keep: (what: { files: readonly string[]; pages: readonly string[] }) => Promise<void>;
}

const takenOver = () =>
  new Promise<unknown>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, TAKES_OVER_WITHIN_MS);
  });

/** Resolves when the worker has answered. */
const ask = (worker: ServiceWorker, message: unknown) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });

/** Registers the worker. Null where there is none to be had: the shop does without. */
export async function openShopWorker(): Promise<ShopWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.register(WORKER_SCRIPT).catch(() => undefined);
  if (!registration) return null;
  checkForUpdates(registration, WORKER_SCRIPT);
  return {
    onWaiting: (listener) => watchWaiting(registration, listener),
    async takeOver() {
      if (!registration.waiting) return;
      const done = takenOver();
      registration.waiting.postMessage({ type: 'SKIP_WAITING' }, []);
      await done;
    },
    async keep({ files, pages }) {
      // Another tab may have had another one take over since.
      const { active } = await navigator.serviceWorker.ready;
      const asked = pages.map((page) => [page, { headers: { [FOR_EVERYBODY]: '1' } }]);
      if (active) await ask(active, { type: 'CACHE_URLS', payload: { urlsToCache: [...files, ...asked] } });
    },
  };
}
