import { afterEach, beforeEach, vi } from 'vitest';

// Files of tests share a worker, and those of components its document: each finds both as the first one did.
/** ms; a machine that does other work too may need more than the second that is waited otherwise. */
const FOUND_WITHIN_MS = 10_000;

beforeEach(async () => {
  if (typeof document === 'undefined') return;
  (await import('@testing-library/react')).configure({ asyncUtilTimeout: FOUND_WITHIN_MS });
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
