/** A screen that never shows (another press, a failure) delays responses by no more than this. */
const MAX_PAUSE_MS = 1_000;

let shown: PromiseWithResolvers<void> | null = null;
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Delays the host's responses until `resumeResponses`: one that arrives while a pressed screen is being rendered
 * would be written into the cache first, and everything that reads it rendered again (GEN-24).
 */
export function pauseResponses(): void {
  if (shown) return;
  shown = Promise.withResolvers();
  limit = setTimeout(resumeResponses, MAX_PAUSE_MS);
}

/** Delivers the delayed responses. */
export function resumeResponses(): void {
  clearTimeout(limit);
  shown?.resolve();
  shown = null;
}

/** Resolves when responses may be delivered. */
export const untilResumed = (): Promise<void> | undefined => shown?.promise;
