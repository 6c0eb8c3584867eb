import { keepVisitedPages } from './keep-visited-pages.ts';
import { showLateParts } from './late-parts.tsx';
import { loadAnewWithoutCode } from './load-anew.ts';
import { openShopWorker } from './shop-worker.ts';
import type { Tab } from './tab.ts';
import { UpdateBanner } from './UpdateBanner.tsx';
import { startUpdates } from './updates.ts';

/** Starts what waits for an idle moment: the worker, its banner and what it keeps. */
export async function startIdleWork(tab: Tab): Promise<void> {
  loadAnewWithoutCode(tab.router);
  const worker = await openShopWorker();
  if (!worker) return;
  showLateParts(tab.i18n, <UpdateBanner updates={startUpdates(tab, worker)} />);
  keepVisitedPages(tab, worker);
}
