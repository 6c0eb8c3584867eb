import type { NProgress } from 'nprogress';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The bar as the specification sets it (GEN-25); times in ms, steps as shares of the whole. */
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

/**
 * Shows the bar until it is called off; its code comes with the first navigation, not with the first page. A screen
 * that is there at once shows none.
 */
function showBar(): () => void {
  let hide = () => {};
  let over = false;
  const start = (bar: NProgress) => {
    if (over) return;
    bar.configure(PROGRESS_SETTINGS);
    bar.start();
    hide = () => void bar.done();
  };
  // Without its code there is no bar: the navigation goes on.
  Promise.all([import('nprogress'), import('../../styles/progress-bar.css')]).then(
    ([{ default: bar }]) => setTimeout(() => start(bar)),
    () => undefined,
  );
  return () => {
    over = true;
    hide();
  };
}

/** Shows the beam while a navigation to another path is under way (GEN-24). Needs a data router. */
export function useProgressBar(): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const underWay = next !== undefined && next !== pathname;
  useEffect(() => {
    if (!underWay) return;
    return showBar();
  }, [underWay]);
}
