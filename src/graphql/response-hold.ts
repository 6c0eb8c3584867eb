/** A screen that never shows (another press, a failure) delays responses by no more than this. */
const MAX_HOLD_MS = 1_000;

let shown: PromiseWithResolvers<void> | null = null;
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Delays the host's responses until `releaseResponses`: one that arrives while a pressed screen is being rendered
 * would be written into the cache first, and everything that reads it rendered again (GEN-24).
 */
export function holdResponses(): void {
  if (shown) return;
  shown = Promise.withResolvers();
  limit = setTimeout(releaseResponses, MAX_HOLD_MS);
}

/** Delivers the delayed responses. */
export function releaseResponses(): void {
  clearTimeout(limit);
  shown?.resolve();
  shown = null;
}

/** Resolves when responses may be delivered. */
export const untilReleased = (): Promise<void> | undefined => shown?.promise;
