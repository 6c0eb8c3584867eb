// @vitest-environment jsdom
import { flush } from '@sentry/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDsnSink } from './dsn-sink.ts';

// The timings of a visit are sent about a second later, in whichever test runs then: of none here.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => {
  vi.unstubAllGlobals();
});

const never = () => new Promise<Response>(() => undefined);

test.each([
  ['down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['at its limit', async () => new Response('', { status: 429, headers: { 'retry-after': '60' } })],
  ['broken', async () => new Response('', { status: 500 })],
  ['silent', never],
])('[HTP-07] a service that is %s causes no error', async (state, response) => {
  const requested = vi.fn(response);
  vi.stubGlobal('fetch', requested);
  const send = openDsnSink('https://key@errors.example/7');
  send({ error: new Error(`first, ${state}`), path: '/shop' });
  await expect.poll(() => requested.mock.calls.length).toBe(1);
  // An uncaught error or unhandled rejection would fail this test.
  send({ error: new Error(`second, ${state}`), path: '/shop' });
  await flush(50);
  expect(requested.mock.calls.length).toBeLessThanOrEqual(2);
});
