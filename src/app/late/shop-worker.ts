import { FOR_EVERYBODY, WORKER_SCRIPT } from '../../rules/offline-pages.ts';
import { checkForUpdates } from './check-for-update.ts';
import { untilNetworkIsQuiet } from './quiet-network.ts';
import { watchWaiting } from './waiting-worker.ts';

/** A worker that does not take over within this time is left to take over when it can, ms. */
const TAKES_OVER_WITHIN_MS = 3_000;
/** Between two requests to take over, ms. */
const ASKS_EVERY_MS = 200;

/** The service worker, as the page sees it. */
export interface ShopWorker {
  /** Calls back once a new version of the shop waits to take over, and again for each later one. */
  onWaiting: (listener: () => void) => void;
  /**
   * Has the version that waits, if there is one, take over from the one that runs. Rejects when it does not: a document
   * that was loaded then would get no answer from either.
   */
  takeOver: () => Promise<void>;
  /** Has these files kept, and these pages as they are for everybody; resolves when the worker has tried. */
  keep: (what: { files: readonly string[]; pages: readonly string[] }) => Promise<void>;
}

/**
 * Asks the worker until it has taken over. Chromium, which waits until the one that runs has nothing to do, may miss that
 * moment when it is started once more meanwhile, and looks again when it is asked again.
 */
function takesOver(worker: ServiceWorker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ask = () => worker.postMessage({ type: 'SKIP_WAITING' }, []);
  const asking = setInterval(ask, ASKS_EVERY_MS);
  const impatience = setTimeout(
    () => reject(new Error('the new version has not taken over')),
    TAKES_OVER_WITHIN_MS,
  );
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  ask();
  return promise.finally(() => {
    clearInterval(asking);
    clearTimeout(impatience);
  });
}

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

/** Registers the worker. Null where there is none to be had, as in development: the shop does without. */
export async function openShopWorker(): Promise<ShopWorker | null> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.register(WORKER_SCRIPT).catch(() => undefined);
  if (!registration) return null;
  checkForUpdates(registration, WORKER_SCRIPT);
  return {
    onWaiting: (listener) => watchWaiting(registration, listener),
    async takeOver() {
      if (!registration.waiting) return;
      // What is asked for while the worker that runs makes way would start it once more.
      await untilNetworkIsQuiet();
      if (registration.waiting) await takesOver(registration.waiting);
    },
    async keep({ files, pages }) {
      // Another tab may have had another one take over since.
      const { active } = await navigator.serviceWorker.ready;
      const asked = pages.map((page) => [page, { headers: { [FOR_EVERYBODY]: '1' } }]);
      if (active) await ask(active, { type: 'CACHE_URLS', payload: { urlsToCache: [...files, ...asked] } });
    },
  };
}
