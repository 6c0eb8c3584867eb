import bar from 'nprogress';
import type { createBrowserRouter } from 'react-router';
import { loadOnce } from '../../graphql/code-loading.ts';

/** Progress bar settings from the specification (GEN-25); times in ms, steps as fractions. */
export const PROGRESS_SETTINGS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: true,
  barSelector: '.bar',
  spinnerSelector: '.spinner',
  template:
    '<div class="bar" aria-hidden="true"><div class="peg"></div></div>' +
    '<div class="spinner" aria-hidden="true"><div class="spinner-icon"></div></div>',
} as const;

/** Delay (ms) before the bar appears: for a shorter wait it would only flash and slow the page. */
const SHOW_AFTER_MS = 100;

/** The bar's style sheet; fetched on demand over a slow connection, it arrives no sooner than the page. */
export const fetchBarStyles = loadOnce(() => import('../../styles/progress-bar.css'));

/** Shows the bar after a delay; returns a function that hides it. */
function showBar(): () => void {
  let hide = () => {};
  let isOver = false;
  const start = () => {
    if (isOver) return;
    bar.configure(PROGRESS_SETTINGS);
    bar.start();
    hide = () => void bar.done();
  };
  const show = () =>
    // Without its style sheet there is no bar; the navigation continues.
    void fetchBarStyles().then(start, () => undefined);
  const timer = setTimeout(show, SHOW_AFTER_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    hide();
  };
}

/** Shows the progress bar while a navigation to another path is pending (GEN-24). */
export function showProgress(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): void {
  let hide: (() => void) | null = null;
  const look = ({ navigation, location }: typeof router.state) => {
    const next = navigation.location?.pathname;
    const isUnderWay = next !== undefined && next !== location.pathname;
    if (isUnderWay) return void (hide ??= showBar());
    hide?.();
    hide = null;
  };
  look(router.state);
  router.subscribe(look);
}
