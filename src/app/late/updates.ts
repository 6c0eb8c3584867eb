import { createActor, fromPromise } from 'xstate';
import type { Actor } from 'xstate';
import { updateBannerMachine } from '../../machines/updateBanner/updateBanner.machine.ts';
import { watchChanges } from './calls-under-way.ts';
import { watchNavigations } from './navigations.ts';
import type { ShopWorker } from './shop-worker.ts';
import type { Tab } from './tab.ts';

export type Updates = Actor<typeof updateBannerMachine>;

/** Where somebody is in the middle of something: ordering, or logging in to order. */
export const isMidway = (path: string) => /^\/(checkout|login|signup|forgotpassword)\b/.test(path);

/** The new version that the worker has waiting: told by the banner, taken at the next safe navigation (GRD-11, A25). */
export function startUpdates({ router, client }: Tab, worker: ShopWorker, isTyped: () => boolean): Updates {
  const applyUpdate = fromPromise<unknown, { path: string | null }>(async ({ input: { path } }) => {
    await worker.takeOver();
    if (path === null) window.location.reload();
    else window.location.assign(path);
  });
  const updates = createActor(updateBannerMachine.provide({ actors: { applyUpdate } })).start();
  let isChanging = () => false;
  void client.loaded.then((loaded) => (isChanging = watchChanges(loaded)));
  watchNavigations(router, ({ from, to }) => {
    const isSafe = !isMidway(from) && !isMidway(to) && !isTyped() && !isChanging();
    updates.send({ type: 'navigation.start', path: to, isSafe });
  });
  worker.onWaiting(() => updates.send({ type: 'update.find' }));
  return updates;
}
