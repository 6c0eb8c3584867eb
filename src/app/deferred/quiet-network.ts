/** How long (ms) without a new resource counts as quiet. */
const QUIET_MS = 300;
/** Longest wait (ms) for a page that never stops loading. */
const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 50;

const isComing = (image: HTMLImageElement) => !image.complete && image.loading !== 'lazy';

/**
 * Resolves once nothing requested by this page seems to be pending, as far as a page can tell.
 * @param isBusy whether something is known to be pending
 */
export async function untilNetworkIsQuiet(isBusy = () => false): Promise<void> {
  const began = performance.now();
  let lastCame = began;
  const coming = new PerformanceObserver(() => (lastCame = performance.now()));
  coming.observe({ type: 'resource' });
  const isQuiet = () =>
    !isBusy() &&
    performance.now() - lastCame >= QUIET_MS &&
    ![...document.images].some((image) => isComing(image));
  while (!isQuiet() && performance.now() - began < PATIENCE_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  coming.disconnect();
}
