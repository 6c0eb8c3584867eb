import { defaultLocale } from '../../i18n/locales.ts';
import { markEnglish } from '../language/mark-english.ts';
import { offerLanguage } from '../language/offer-language.ts';
import { prefetchOnIntent } from '../prefetch/prefetch-on-intent.ts';
import { showProgress } from './progress-bar.ts';
import { layOutBelow } from './lay-out-below.ts';
import type { Tab } from './tab.ts';

/** An idle moment comes at the latest after this, ms. */
const IDLE_WITHIN_MS = 5_000;

/** Resolves once the page has loaded and the browser has nothing to do. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS })
      : setTimeout(resolve, IDLE_WITHIN_MS / 2),
  );
}

/** Reports what was thrown, also by a page that could not be taken over. */
export function reportThrown(): void {
  void import('./reports/report-errors.ts').then(({ reportErrors }) => reportErrors()).catch(() => undefined);
}

/** What begins when a page is taken over and is no part of its first load: nothing is lost without it. */
export function afterStart(tab: Tab): void {
  void layOutBelow();
  showProgress(tab.router);
  prefetchOnIntent(tab.router, tab.routes, tab.client.early);
  offerLanguage();
  if (document.documentElement.lang !== defaultLocale) markEnglish();
  reportThrown();
  void whenIdle()
    .then(() => import('./idle-work.tsx'))
    .then(({ startIdleWork }) => startIdleWork(tab))
    // Nothing is lost without it.
    .catch(() => undefined);
}
