import { defaultLocale } from '../../i18n/locales.ts';
import { tabActorsOf } from '../../machines/root/root.machine.ts';
import { markEnglish } from '../language/mark-english.ts';
import { offerLanguage } from '../language/offer-language.ts';
import { LOAD_SLIDES } from '../../rules/load-slides.ts';
import { prefetchOnIntent } from '../prefetch/prefetch-on-intent.ts';
import { showDeferredParts } from './deferred-parts.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { showProgress } from './progress-bar.ts';
import { layOutBelow } from './lay-out-below.ts';
import { untilNetworkIsQuiet } from './quiet-network.ts';
import type { Tab } from './tab.ts';

/** Longest wait (ms) for an idle moment. */
const IDLE_WITHIN_MS = 5_000;

/** Resolves once the page has loaded and the browser is idle. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS })
      : setTimeout(resolve, IDLE_WITHIN_MS / 2),
  );
}

/** Also loads the pictures that a slider does not show yet. */
function loadSlides(): void {
  (window as { [LOAD_SLIDES]?: () => void })[LOAD_SLIDES]?.();
}

/** Its code has arrived: the connection may fail at any time. */
function showOfflineBar({ i18n, root }: Tab): void {
  showDeferredParts(i18n, <OfflineBar connectivity={tabActorsOf(root.getSnapshot()).connectivity} />);
}

/** Reports uncaught errors, also on a page whose hydration failed. */
export function reportThrown(): void {
  void import('./reports/report-errors.ts').then(({ reportErrors }) => reportErrors()).catch(() => undefined);
}

/** Starts what runs after hydration and is not part of the first load; all of it is optional. */
export function startDeferredWork(tab: Tab): void {
  void layOutBelow();
  showProgress(tab.router);
  // What somebody waits for goes before what nobody asked for.
  const networkIsQuiet = untilNetworkIsQuiet(tab.client.isChanging);
  prefetchOnIntent(tab, networkIsQuiet);
  offerLanguage();
  if (document.documentElement.lang !== defaultLocale) markEnglish();
  reportThrown();
  void whenIdle().then(() => showOfflineBar(tab));
  void networkIsQuiet.then(loadSlides);
  void networkIsQuiet
    .then(whenIdle)
    .then(() => import('./idle-work.tsx'))
    .then(({ startIdleWork }) => startIdleWork(tab))
    // All of it is optional.
    .catch(() => undefined);
}
