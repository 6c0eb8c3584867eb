// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../graphql/network-error.ts';
import { reloadWithoutCode } from './reload-without-code.ts';

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('')));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A tab in which the code of `/login` no longer exists. */
async function openTab() {
  const router = createMemoryRouter(
    [
      { path: '/login', lazy: () => Promise.reject(new NetworkError('gone', { cause: null })) },
      { path: '*', Component: () => null },
    ],
    { initialEntries: ['/'] },
  );
  const reload = vi.fn();
  return { router, reload, watch: () => reloadWithoutCode(router, reload) };
}

test('[SWK-05] a screen with missing code is loaded as a document, once', async () => {
  const { router, reload, watch } = await openTab();
  watch();
  await router.navigate('/login');
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  await router.navigate('/login');
  expect(sessionStorage.getItem('reloaded-page')).toBe('/login');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[SWK-05] a screen that failed before the watch started is loaded too', async () => {
  const { router, reload, watch } = await openTab();
  await router.navigate('/login');
  watch();
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});

test('[SWK-05] a page that can be shown is not reloaded, and the next one that cannot is', async () => {
  const { router, reload, watch } = await openTab();
  sessionStorage.setItem('reloaded-page', '/login');
  watch();
  expect(sessionStorage.getItem('reloaded-page')).toBe(null);
  expect(reload).not.toHaveBeenCalled();
  await router.navigate('/login');
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});
