import { Workbox } from 'workbox-window';
import { FOR_EVERYBODY, FORGET_VISIT, WORKER_SCRIPT } from '../../rules/offline-pages.ts';
import { checkForUpdates } from './check-for-update.ts';

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
  /** Forgets which pages and pictures were looked at. */
  forgetVisit: () => void;
}

const takenOver = () =>
  new Promise<unknown>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, TAKES_OVER_WITHIN_MS);
  });

/** Registers the worker. Null where there is none to be had: the shop does without. */
export async function openShopWorker(): Promise<ShopWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const workbox = new Workbox(WORKER_SCRIPT);
  let onWaiting: (() => void) | null = null;
  // It may wait already, which is told while it is being registered.
  let isWaiting = false;
  workbox.addEventListener('waiting', () => {
    isWaiting = true;
    onWaiting?.();
  });
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return null;
  checkForUpdates(registration, WORKER_SCRIPT);
  return {
    onWaiting(listener) {
      onWaiting = listener;
      if (isWaiting) listener();
    },
    async takeOver() {
      if (!registration.waiting) return;
      const done = takenOver();
      workbox.messageSkipWaiting();
      await done;
    },
    async keep({ files, pages }) {
      await navigator.serviceWorker.ready;
      const asked = pages.map((page) => [page, { headers: { [FOR_EVERYBODY]: '1' } }]);
      await workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: [...files, ...asked] } });
    },
    forgetVisit: () => void workbox.messageSW({ type: FORGET_VISIT }),
  };
}
