// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { embeddedStateScript } from '../../lib/embedded-state.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankSession } from '../../machines/session/session.paths.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { TokenLogin } from './TokenLogin.tsx';

const HOST = 'https://api.shop.example';
const requested = vi.fn();

/** Follows a link while this target is remembered; returns the session, and where it leads. */
async function follow(link: string, hosts: string[], remembered: string | null = null) {
  const state = {
    now: '2026-01-05T00:00:00Z',
    locale: 'en',
    origin: window.location.origin,
    apiBase: null,
    url: null,
    results: {},
    router: null,
  };
  document.head.innerHTML = embeddedStateScript(state);
  window.history.replaceState(null, '', link);
  requested.mockReset();
  vi.stubGlobal('fetch', async (url: string) => {
    requested(url);
    return Response.json({ id: 7 });
  });
  const stored = { ...blankSession, redirect_after_login: remembered };
  const session = createActor(sessionMachine, { input: { stored } }).start();
  const led: string[] = [];
  session.on('navigation.request', ({ path }) => led.push(path));
  const { client } = createFakeClient({});
  renderScreen(<TokenLogin options={{ api_bases: [HOST], enter_hash_hosts: hosts }} />, client, { session });
  await expect.poll(() => session.getSnapshot().context.access_token).toBe('A');
  return { led, session: session.getSnapshot().context };
}

const here = window.location.hostname;

test.each([
  [[here], '/x?y=1', '/enter/#/x?y=1'],
  [[here], null, '/enter/#/profile'],
  [['races.example'], '/x?y=1', '/x?y=1'],
  [['races.example'], null, '/'],
])('[GRD-09, A23] where %j are listed, the target %j is gone to as %s', async (hosts, remembered, target) => {
  const { led } = await follow('/token-login?a=A&r=R', hosts, remembered);
  await expect.poll(() => led).toEqual([target]);
});

test.each([
  ['https://api.shop.example/elsewhere', HOST, HOST],
  ['https://evil.example', null, ''],
])('[GRD-08, A21] of the base %s the session keeps %j', async (base, stored, host) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { session } = await follow(`/token-login?a=A&r=R&b=${base}`, []);
  expect(session).toMatchObject({ access_token: 'A', refresh_token: 'R', baseURL: stored });
  expect(requested.mock.calls).toEqual([[`${host}/api/v1/cognito/user/authUser`]]);
});
