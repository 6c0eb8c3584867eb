import { FOR_EVERYBODY, WORKER_SCRIPT } from '../../rules/offline-pages.ts';
import { checkForUpdates } from './check-for-update.ts';
import { untilNetworkIsQuiet } from './quiet-network.ts';
import { watchWaitingWorker } from './waiting-worker.ts';

/** How long (ms) to wait for a worker to take over; later it does so when it can. */
const TAKES_OVER_WITHIN_MS = 3_000;
/** Interval (ms) between requests to take over. */
const RETRY_EVERY_MS = 200;

/** The service worker as pages use it. */
export interface ShopWorker {
  /** Calls back once a new version is waiting to take over, and again for each later one. */
  onWaiting: (listener: () => void) => void;
  /**
   * Has the waiting version, if any, replace the running one. Rejects when it does not: a document loaded
   * then would get no response from either.
   */
  takeOver: () => Promise<void>;
  /** Caches these files, and these pages as rendered for everybody; resolves when the worker has tried. */
  cache: (what: { files: readonly string[]; pages: readonly string[] }) => Promise<void>;
}

/**
 * Repeats the request until the worker has taken over. Chromium waits for the running worker to be idle, may miss that
 * moment if it is restarted, and checks again on each request.
 */
function takesOver(worker: ServiceWorker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const skipWaiting = () => worker.postMessage({ type: 'SKIP_WAITING' }, []);
  const retrying = setInterval(skipWaiting, RETRY_EVERY_MS);
  const impatience = setTimeout(
    () => reject(new Error('the new version has not taken over')),
    TAKES_OVER_WITHIN_MS,
  );
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  skipWaiting();
  return promise.finally(() => {
    clearInterval(retrying);
    clearTimeout(impatience);
  });
}

/** Resolves when the worker responds. */
const request = (worker: ServiceWorker, message: unknown) =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });

/** Registers the worker; `null` where unavailable, as in development: the shop works without it. */
export async function openShopWorker(): Promise<ShopWorker | null> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.register(WORKER_SCRIPT).catch(() => undefined);
  if (!registration) return null;
  checkForUpdates(registration, WORKER_SCRIPT);
  return {
    onWaiting: (listener) => watchWaitingWorker(registration, listener),
    async takeOver() {
      if (!registration.waiting) return;
      // A request while the running worker stops would restart it.
      await untilNetworkIsQuiet();
      if (registration.waiting) await takesOver(registration.waiting);
    },
    async cache({ files, pages }) {
      // Another tab may have activated a newer worker since.
      const { active } = await navigator.serviceWorker.ready;
      const requested = pages.map((page) => [page, { headers: { [FOR_EVERYBODY]: '1' } }]);
      if (active)
        await request(active, { type: 'CACHE_URLS', payload: { urlsToCache: [...files, ...requested] } });
    },
  };
}
