/** A screen that never shows (another press, a failure) delays answers by no more than this. */
const MAX_HOLD_MS = 1_000;

let shown: PromiseWithResolvers<void> | null = null;

/**
 * Delays the host's answers until `releaseAnswers`: one that arrives while a pressed screen is being rendered
 * would be written into the cache first, and everything that reads it rendered again (GEN-24).
 */
export function holdAnswers(): void {
  if (shown) return;
  shown = Promise.withResolvers();
  setTimeout(releaseAnswers, MAX_HOLD_MS);
}

/** Delivers what was held. */
export function releaseAnswers(): void {
  shown?.resolve();
  shown = null;
}

/** Resolves when answers may be delivered. */
export const untilReleased = (): Promise<void> | undefined => shown?.promise;
