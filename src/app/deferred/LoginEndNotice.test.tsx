// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankSession, storedLogin } from '../../machines/session/session.paths.ts';
import { renderWithApp } from '../../test/render.tsx';
import { LoginEndNotice } from './LoginEndNotice.tsx';

const TEXT = 'Your login has ended. Please log in again.';

/** The page of a session over a host that never answers. */
function openPage(stored = storedLogin) {
  const session = createActor(sessionMachine, { input: { stored } }).start();
  renderWithApp(<LoginEndNotice session={session} />);
  return session;
}

test('a login ended by the host is announced, with a link to the login, until the notice is closed', async () => {
  const session = openPage();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => session.send({ type: 'tokens.refuse' }));
  expect(screen.getByRole('alert').textContent).toContain(TEXT);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(session.getSnapshot().context.has_ended).toBe(false);
});

test('the notice is shown on a page loaded later, and disappears with the next login', async () => {
  const session = openPage({ ...blankSession, has_ended: true });
  await screen.findByText(TEXT);
  act(() => session.send({ type: 'session.sync', stored: storedLogin }));
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('a logout shows no notice', () => {
  const session = openPage();
  act(() => session.send({ type: 'session.logout' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
