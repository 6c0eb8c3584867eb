import { afterEach, expect, test, vi } from 'vitest';
import { openShopWorker } from './shop-worker.ts';

afterEach(() => vi.unstubAllEnvs());

test('[SWK-01] the worker that a page registers is fetched anew every 10 minutes, and updated when it is there', async () => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  const update = vi.fn(() => Promise.resolve());
  const register = vi.fn(() => Promise.resolve({ installing: null, update }));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  const fetched = vi.fn(() => Promise.resolve(new Response('', { status: 200 })));
  vi.stubGlobal('fetch', fetched);

  expect(await openShopWorker()).not.toBeNull();
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
  await vi.advanceTimersByTimeAsync(599_999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls).toEqual([['/service-worker.js', { cache: 'no-store' }]]);
  expect(update).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(update).toHaveBeenCalledTimes(2);
});
