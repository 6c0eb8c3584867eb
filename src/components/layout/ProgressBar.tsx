import { useProgressBar } from './use-progress-bar.ts';

/** The bar of GEN-24, by itself: what it watches changes twice a navigation, and nothing else need render for that. */
export function ProgressBar() {
  useProgressBar();
  return null;
}
