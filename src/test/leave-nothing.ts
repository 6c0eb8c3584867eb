import { afterEach, beforeEach, vi } from 'vitest';

// Test files share a worker, and component tests its document: both are reset for each test.
/** Timeout of async utilities (ms); a busy machine may need more than the default second. */
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
