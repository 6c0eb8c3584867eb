// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import { storedLogin } from '../../machines/session/session.paths.ts';
import { useSession, useSessionRef } from '../../state/session.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { Component as Logout } from './LogoutRoute.tsx';

type Session = ReturnType<typeof useSessionRef>;

/** Opens /logout and stays there, as while the home page is loading. */
function open(loggedIn: boolean): Session {
  const opened: Session[] = [];
  function Who() {
    const session = useSessionRef();
    useEffect(() => {
      session.start();
      opened.push(session);
    }, [session]);
    return (
      <output>
        {useSession(isLoggedIn) ? 'in' : 'out'} {useLocation().pathname}
      </output>
    );
  }
  const { client } = createFakeClient({});
  renderScreen(
    <>
      <Who />
      <Logout />
    </>,
    client,
    { loggedIn, path: '/logout' },
  );
  const [session] = opened;
  if (!session) throw new Error('the session has not been started');
  return session;
}

const who = () => screen.getByText(/^(in|out) /).textContent;

test('[GRD-06, TOK-11] a logout ends on the home page, and does not end a later login in another tab', async () => {
  const session = open(true);
  await expect.poll(who).toBe('out /');
  act(() => session.send({ type: 'session.sync', stored: storedLogin }));
  expect(who()).toBe('in /');
});

test('[GRD-06] the screen has a heading while the logout is under way', () => {
  open(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Logging out …');
});

test('[GRD-06] /logout leads a logged-out visitor to the home page', async () => {
  open(false);
  await expect.poll(who).toBe('out /');
});
