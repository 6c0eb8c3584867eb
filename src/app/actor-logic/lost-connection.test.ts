// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withNetworkError } from '../../graphql/code-loading.ts';
import { isConnected, isPinging } from '../../machines/connectivity/connectivity.machine.ts';
import { tabActorsOf } from '../../machines/root/root.machine.ts';
import { createTabClient } from '../tab-client.ts';

const state = {
  now: '2026-01-05T00:00:00Z',
  locale: 'en',
  origin: 'https://shop.example',
  apiBase: null,
  url: null,
  results: {},
  router: null,
};

/** How the host, or the proxy before it, answers pings. */
let status: number;

beforeEach(() => {
  status = 200;
  const respond = async (_url: string, { method }: RequestInit = {}) =>
    method === 'HEAD' ? new Response(null, { status }) : new Promise(() => undefined);
  vi.stubGlobal('fetch', vi.fn(respond));
});

let close = () => {};

afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** A tab whose code for calls has not arrived. */
async function losesCode() {
  const { root } = createTabClient(state, setupI18n(), () => undefined);
  root.start();
  close = () => void root.stop();
  const { connectivity } = tabActorsOf(root.getSnapshot());
  await expect(withNetworkError(Promise.reject(new Error('404')))).rejects.toThrow('did not arrive');
  return {
    connectivity,
    isLost: () => !isConnected(connectivity.getSnapshot()),
    isPinging: () => isPinging(connectivity.getSnapshot()),
  };
}

test('[A78] code that does not arrive makes the shop unreachable until it responds', async () => {
  const tab = await losesCode();
  expect(tab.isLost()).toBe(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(tab.isLost).toBe(false);
});

test('[A78] a proxy whose shop is down does not count as a response to the ping', async () => {
  status = 503;
  const tab = await losesCode();
  tab.connectivity.send({ type: 'ping.retry' });
  await expect.poll(tab.isPinging).toBe(false);
  expect(tab.isLost()).toBe(true);
  status = 200;
  tab.connectivity.send({ type: 'ping.retry' });
  await expect.poll(tab.isLost).toBe(false);
});
