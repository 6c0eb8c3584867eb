import { createActor, fromPromise } from 'xstate';
import type { Actor } from 'xstate';
import { updateBannerMachine } from '../../machines/updateBanner/updateBanner.machine.ts';
import { firstSegment, segmentsOf } from '../../rules/path-segments.ts';
import { watchNavigations } from './navigations.ts';
import type { ShopWorker } from './shop-worker.ts';
import type { Tab } from './tab.ts';

export type Updates = Actor<typeof updateBannerMachine>;

/** The parts of the tab that an update needs. */
interface UpdatedTab extends Pick<Tab, 'router'> {
  client: Pick<Tab['client'], 'isChanging'>;
}

const TASK_SEGMENTS: ReadonlySet<string> = new Set(segmentsOf('checkout', 'login'));

/** Whether a visitor there is in the middle of a task: ordering, or logging in to order. */
export const isInTask = (path: string) => TASK_SEGMENTS.has(firstSegment(path));

/** Loads the current or pending URL as a document; reloads when only the hash differs. */
function loadDocument({ location, navigation }: Tab['router']['state'], documents: Documents): void {
  const next = navigation.location ?? location;
  const isShown = next.pathname === location.pathname && next.search === location.search;
  if (isShown) documents.reload();
  else documents.assign(next.pathname + next.search + next.hash);
}

type Documents = Pick<Location, 'assign' | 'reload'>;

/**
 * Announces the waiting version in the banner and activates it at the next safe navigation (GRD-11, A25).
 * @param isTyped whether a page, by default the current one, has typed input
 * @param documents loads documents
 */
export function startUpdates(
  { router, client }: UpdatedTab,
  worker: Pick<ShopWorker, 'onWaiting' | 'takeOver'>,
  isTyped: (path?: string) => boolean,
  documents: Documents = window.location,
): Updates {
  const isSafe = (from: string, to: string) =>
    navigator.onLine && !isInTask(from) && !isInTask(to) && !isTyped(from) && !client.isChanging();
  const isStillSafe = ({ location, navigation }: Tab['router']['state']) =>
    isSafe(location.pathname, (navigation.location ?? location).pathname);

  const applyUpdate = fromPromise<unknown, { path: string | null }>(async ({ input: { path } }) => {
    if (!navigator.onLine) throw new Error('no network to load the new version from');
    await worker.takeOver();
    // Taking over takes a while; the visitor may have moved on or started something.
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
