// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { LoginOptionsDocument } from '../features/account/LoginOptions.generated.ts';
import { createPersistedValue } from '../lib/storage/persisted-value.ts';
import { restoreSession, storeSession } from '../machines/session/session-storage.ts';
import { blankSession } from '../machines/session/session.paths.ts';
import { createTabClient } from './tab-client.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const state = {
  now: '2026-01-05T00:00:00Z',
  locale: 'en',
  origin: 'https://shop.example',
  apiBase: 'https://host.example',
  url: null,
  results: {},
  router: null,
};

/** The only tab of a browser whose stored session has this base URL, and the origins that it calls. */
async function openTab(baseURL: string | null) {
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      readonly postMessage = () => undefined;
      readonly close = () => undefined;
    },
  );
  const decode = (text: string | null) => restoreSession(text, () => '');
  createPersistedValue({ key: 'session', encode: storeSession, decode }).write({ ...blankSession, baseURL });
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(new URL(url, window.location.href).origin);
    return Response.json({}, { status: 404 });
  });
  return { called, ...createTabClient(state, i18n, () => undefined) };
}

test.each([
  ['https://other.example', 'https://other.example'],
  [null, 'https://host.example'],
])('[HTP-02] with the base URL %j in its session, a tab calls %s', async (baseURL, origin) => {
  const { called, client, root } = await openTab(baseURL);
  root.start();
  await expect(client.early.query({ query: LoginOptionsDocument })).rejects.toThrow('could not be read');
  root.stop();
  expect(new Set(called)).toEqual(new Set([origin]));
});
