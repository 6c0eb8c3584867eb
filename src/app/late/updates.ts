import { createActor, fromPromise } from 'xstate';
import type { Actor } from 'xstate';
import { updateBannerMachine } from '../../machines/updateBanner/updateBanner.machine.ts';
import { watchChanges } from './calls-under-way.ts';
import { watchNavigations } from './navigations.ts';
import type { ShopWorker } from './shop-worker.ts';
import type { Tab } from './tab.ts';

export type Updates = Actor<typeof updateBannerMachine>;

/** What of the tab an update asks. */
interface UpdatedTab extends Pick<Tab, 'router'> {
  client: Pick<Tab['client'], 'loaded'>;
}

/** Where somebody is in the middle of something: ordering, or logging in to order. */
export const isMidway = (path: string) => /^\/(checkout|login|signup|forgotpassword)\b/.test(path);

/** Loads where somebody is or is about to be as a document; where only the part of it differs, it is loaded anew. */
function loadDocument({ location, navigation }: Tab['router']['state'], documents: Documents): void {
  const next = navigation.location ?? location;
  const isShown = next.pathname === location.pathname && next.search === location.search;
  if (isShown) documents.reload();
  else documents.assign(next.pathname + next.search + next.hash);
}

type Documents = Pick<Location, 'assign' | 'reload'>;

/**
 * The new version that the worker has waiting: told by the banner, taken at the next safe navigation (GRD-11, A25).
 * @param isTyped whether something typed stands on a page, the present one unless told
 * @param documents where documents are loaded
 */
export function startUpdates(
  { router, client }: UpdatedTab,
  worker: Pick<ShopWorker, 'onWaiting' | 'takeOver'>,
  isTyped: (path?: string) => boolean,
  documents: Documents = window.location,
): Updates {
  let isChanging = () => false;
  void client.loaded.then((loaded) => (isChanging = watchChanges(loaded)));
  const isSafe = (from: string, to: string) =>
    navigator.onLine && !isMidway(from) && !isMidway(to) && !isTyped(from) && !isChanging();
  const isStillSafe = ({ location, navigation }: Tab['router']['state']) =>
    isSafe(location.pathname, (navigation.location ?? location).pathname);

  const applyUpdate = fromPromise<unknown, { path: string | null }>(async ({ input: { path } }) => {
    if (!navigator.onLine) throw new Error('no network to load the new version from');
    await worker.takeOver();
    // That takes a while, in which somebody may have gone on or begun something.
    if (path !== null && !isStillSafe(router.state)) throw new Error('not the moment for a new version');
    loadDocument(router.state, documents);
  });
  const updates = createActor(updateBannerMachine.provide({ actors: { applyUpdate } })).start();
  watchNavigations(router, ({ from, to }) => {
    updates.send({ type: 'navigation.start', path: to, isSafe: isSafe(from, to) });
  });
  worker.onWaiting(() => updates.send({ type: 'update.find' }));
  return updates;
}
