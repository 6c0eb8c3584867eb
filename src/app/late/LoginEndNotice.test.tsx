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

/** Somebody's page, over a host that never says whose it is. */
function openPage(stored = storedLogin) {
  const session = createActor(sessionMachine, { input: { stored } }).start();
  renderWithApp(<LoginEndNotice session={session} />);
  return session;
}

test('a login that the host ends says so, with a way to the login, until it is closed', async () => {
  const session = openPage();
  const region = screen.getByRole('alert');
  expect(region.textContent).toBe('');
  act(() => session.send({ type: 'tokens.refuse' }));
  expect(region.textContent).toContain(TEXT);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(region.textContent).toBe('');
  expect(session.getSnapshot().context.has_ended).toBe(false);
});

test('that a login has ended is told once the page stands, and no longer after the next login', async () => {
  const session = openPage({ ...blankSession, has_ended: true });
  await screen.findByText(TEXT);
  act(() => session.send({ type: 'session.sync', stored: storedLogin }));
  expect(screen.queryByText(TEXT)).toBeNull();
});

test('a logout says nothing', () => {
  const session = openPage();
  act(() => session.send({ type: 'session.logout' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});
