// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { LEAVE_LIMIT_MS } from '../../machines/leave-limit.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankSession } from '../../machines/session/session.paths.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { takeOAuthRequest } from './oauth-request.ts';

const options = {
  __typename: 'LoginOptions',
  code_only: false,
  passkey_origin: null,
  api_bases: [],
  enter_hash_hosts: [],
};

async function open(google: boolean) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('crypto', webcrypto);
  // jsdom's `ArrayBuffer` differs from the one that `webcrypto` returns.
  const hash = await webcrypto.subtle.digest('SHA-256', new Uint8Array());
  vi.stubGlobal('ArrayBuffer', hash.constructor);
  const { client } = createFakeClient({
    LoginOptions: () => ({ loginOptions: { ...options, google } }),
  });
  const session = createActor(sessionMachine, { input: { stored: blankSession } }).start();
  const leave = vi.fn<(url: string) => void>();
  renderScreen(
    <>
      <p>Here</p>
      <GoogleButton leave={leave} />
    </>,
    client,
    { session },
  );
  return { session, leave };
}

const button = () => screen.queryByRole('button', { name: 'Continue with Google' });

test('[GEN-22] without the login option there is no Google button', async () => {
  await open(false);
  await screen.findByText('Here');
  expect(button()).toBeNull();
});

test('[GEN-22] with the login option a Google button starts the OAuth flow, and the session remembers its state', async () => {
  const { session, leave } = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  const sent = new URL(leave.mock.calls[0]?.[0] ?? '', 'https://shop.example').searchParams;
  const state = session.getSnapshot().context.oauth2_state ?? '';
  expect(sent.get('state')).toBe(state);
  expect(takeOAuthRequest(state)).toMatchObject({ nonce: sent.get('nonce') });
  expect(takeOAuthRequest(state)).toBeNull();
});

test('[GEN-22] the button can be pressed again after coming Back from Google', async () => {
  const { leave } = await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }));
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(button()?.getAttribute('aria-busy')).toBeNull();
});

test('the button can be pressed again when the browser was stopped from leaving', async () => {
  const { leave } = await open(true);
  await screen.findByRole('button', { name: 'Continue with Google' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  await act(async () => undefined);
  act(() => vi.advanceTimersByTime(LEAVE_LIMIT_MS / 2));
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  act(() => vi.advanceTimersByTime(LEAVE_LIMIT_MS / 2));
  expect(button()?.getAttribute('aria-busy')).toBeNull();
});
