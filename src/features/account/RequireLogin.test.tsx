// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '../../graphql/generated/types.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { blankSession, storedLogin } from '../../machines/session/session.paths.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { RequireLogin } from './RequireLogin.tsx';

const account = (text: string) => <RequireLogin fallback={null}>{text}</RequireLogin>;
const routes = [
  { path: '/', element: 'Home' },
  { path: '/login', element: 'Please log in' },
  { path: '/my-account', element: account('My account') },
  { path: '/profile', element: account('My profile') },
];

/** A session opened with a stored token whose validity is still being checked. */
function openSession() {
  const fetchUser = pendingActor<User, void>();
  const session = createActor(sessionMachine.provide({ actors: { fetchUser: fetchUser.logic } }), {
    input: { stored: storedLogin },
  }).start();
  return { session, fetchUser };
}

const show = (session: ReturnType<typeof openSession>['session'], path: string) =>
  renderRoutes(routes, createFakeClient({}).client, { session, path });

test('[GRD-01] after a logout in another tab Back leads to the login', async () => {
  const { session, fetchUser } = openSession();
  const { goTo, goBack } = show(session, '/my-account');
  await act(() => fetchUser.last().resolve({ id: 7 }));
  await act(() => goTo('/profile'));
  screen.getByText('My profile');
  act(() => session.send({ type: 'session.sync', stored: blankSession }));
  await screen.findByText('Home');
  await act(() => goBack());
  await screen.findByText('Please log in');
  expect(session.getSnapshot().context.redirect_after_login).toBe('/my-account');
});

test('[TOK-06] a page that is opened with an invalid token leads home, but only once', async () => {
  const { session } = openSession();
  session.send({ type: 'tokens.refuse' });
  const { goTo } = show(session, '/profile');
  await screen.findByText('Home');
  expect(session.getSnapshot().context.openedLoggedIn).toBe(false);
  await act(() => goTo('/profile'));
  await screen.findByText('Please log in');
});
