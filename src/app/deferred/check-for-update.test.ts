import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkForUpdates } from './check-for-update.ts';
import type { Updatable } from './check-for-update.ts';

const MINUTE_MS = 60_000;
const SCRIPT = '/service-worker.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose host responds to requests for the worker script like this. */
function browserWith(response: () => Promise<Response>, installing: ServiceWorker | null = null) {
  const requested: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requested.push([url, init]);
    return response();
  });
  let updates = 0;
  const registration: Updatable = {
    installing,
    update: async () => {
      updates += 1;
      return {} as ServiceWorkerRegistration;
    },
  };
  return { requested, updates: () => updates, stop: checkForUpdates(registration, SCRIPT) };
}

test('[SWK-01] the worker’s script is fetched past all caches every 10 minutes, and then updated', async () => {
  const { requested, updates, stop } = browserWith(async () => new Response('', { status: 200 }));
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
  expect([requested, updates()]).toEqual([[], 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toEqual([[SCRIPT, { cache: 'no-store' }]]);
  expect(updates()).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect([requested.length, updates()]).toEqual([2, 2]);
  stop();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(requested).toHaveLength(2);
});

test.each([204, 304, 404, 500, 503])('[SWK-01] an answer %i is ignored', async (status) => {
  const { requested, updates, stop } = browserWith(async () => new Response(null, { status }));
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect([requested.length, updates()]).toEqual([1, 0]);
  stop();
});

test('[SWK-01] a network failure is ignored, and the check is repeated later', async () => {
  const { requested, updates, stop } = browserWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect([requested.length, updates()]).toEqual([2, 0]);
  stop();
});

test('[SWK-01] no request is sent while a worker is being installed', async () => {
  const { requested, stop } = browserWith(async () => new Response(''), {} as ServiceWorker);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(requested).toEqual([]);
  stop();
});
