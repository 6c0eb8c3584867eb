/** So long nothing has come, ms. */
const QUIET_MS = 300;
/** A page that never ends to load is not waited for any longer, ms. */
const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 50;

const isComing = (image: HTMLImageElement) => !image.complete && image.loading !== 'lazy';

/** Resolves when nothing that this page has asked for is on its way any more, as far as a page can tell. */
export async function untilNetworkIsQuiet(): Promise<void> {
  const began = performance.now();
  let lastCame = began;
  const coming = new PerformanceObserver(() => (lastCame = performance.now()));
  coming.observe({ type: 'resource' });
  const isQuiet = () =>
    performance.now() - lastCame >= QUIET_MS && ![...document.images].some((image) => isComing(image));
  while (!isQuiet() && performance.now() - began < PATIENCE_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  coming.disconnect();
}
