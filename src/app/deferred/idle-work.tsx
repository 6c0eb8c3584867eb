import { OpenScreen } from '../../components/ui/open-screen.ts';
import { tabActorsOf } from '../../machines/root/root.machine.ts';
import { ANALYTICS_META } from '../../rules/analytics.ts';
import { cacheOfflinePage } from './cache-offline-page.ts';
import { cacheVisitedPages } from './cache-visited-pages.ts';
import { showDeferredParts } from './deferred-parts.tsx';
import { reloadWithoutCode } from './reload-without-code.ts';
import { fetchBarStyles } from './progress-bar.ts';
import { LoginEndNotice } from './LoginEndNotice.tsx';
import { openShopWorker } from './shop-worker.ts';
import type { Tab } from './tab.ts';
import { watchTypedFields } from './typed-fields.ts';
import { UpdateBanner } from './UpdateBanner.tsx';
import { isInTask, startUpdates } from './updates.ts';
import { isSampled } from './vitals/is-sampled.ts';

/** Starts analytics if the owner has set keys; otherwise none of its code is loaded. */
async function startMeasuring(tab: Tab, isTyped: () => boolean): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${ANALYTICS_META}]`)?.content;
  if (named === undefined) return;
  const { startAnalytics } = await import('./analytics/start-analytics.tsx');
  startAnalytics(tab, JSON.parse(named), () => isTyped() || isInTask(location.pathname));
}

/** Collects web vitals on sampled visits; on others none of its code is loaded. */
async function startVitals(): Promise<void> {
  if (!isSampled(document)) return;
  const { collectVitals } = await import('./vitals/collect-vitals.ts');
  collectVitals();
}

/**
 * Starts what waits for an idle moment: progress bar, analytics, vitals, the notice of an ended login, and the
 * worker with its banner and cached pages.
 */
export async function startIdleWork(tab: Tab): Promise<void> {
  const isTyped = watchTypedFields(document, tab.router);
  reloadWithoutCode(tab.router);
  void fetchBarStyles().catch(() => undefined);
  // Failures here must not stop the worker.
  void startMeasuring(tab, isTyped).catch(() => undefined);
  void startVitals().catch(() => undefined);
  showDeferredParts(
    tab.i18n,
    <OpenScreen value={(url, opening) => void tab.router.navigate(url, opening)}>
      <LoginEndNotice session={tabActorsOf(tab.root.getSnapshot()).session} />
    </OpenScreen>,
  );
  const worker = await openShopWorker();
  if (!worker) return;
  showDeferredParts(tab.i18n, <UpdateBanner updates={startUpdates(tab, worker, isTyped)} />);
  cacheVisitedPages(tab, worker);
  // Offline or out of storage, the offline page keeps its language.
  void cacheOfflinePage().catch(() => undefined);
}
